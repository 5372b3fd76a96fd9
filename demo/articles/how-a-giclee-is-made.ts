import { detail, drawing, heading, list, paragraph, quote, text, work } from '../../src/ground/blocks/writing.ts';
import type { DemoArticle } from './article.ts';

export const howAGicleeIsMade: DemoArticle = {
  slug: 'how-a-giclee-is-made',
  type: 'insight',
  title: text('How a giclée is made', '一幅藝術微噴，是怎麼做出來的', '一幅艺术微喷是怎样做成的'),
  summary: text(
    'From one lamp in a studio to a sheet of cotton paper: five stages, and what can go wrong at each.',
    '從畫室裡的一盞燈到一張棉紙：五道工序，以及每一道可能出的差錯。',
    '从画室里的一盏灯到一张棉纸：五道工序，以及每一道可能出的差错。',
  ),
  cover: 'stubble-five-in-the-afternoon',
  tags: ['print', 'workshop'],
  days_ago: 350,
  blocks: [
    paragraph(
      'The word comes from the French for a nozzle, which is honest and not very poetic. A giclée is a picture sprayed on to paper in drops too small to see, with inks made of pigment instead of dye. A good giclée differs from a poster less through the machine than through the work before and after printing.',
      '「Giclée」在法文裡指噴嘴，老實，但不太浪漫。所謂藝術微噴，就是把顏料墨水以肉眼看不見的微滴噴在紙上；用的是顏料，不是染料。好的藝術微噴和海報的差別，多半不在機器，而在機器之前與之後的每一件事。',
      '“Giclée”在法语里指喷嘴，老实，却不太浪漫。所谓艺术微喷，就是把颜料墨水以肉眼看不见的微滴喷在纸上；用的是颜料，不是染料。好的艺术微喷和海报的差别，多半不在机器，而在机器之前与之后的每一件事。',
    ),
    heading('light', 'First, light', '先有光', '先有光'),
    paragraph(
      'A painting is not flat. Anselm Roth covers a canvas three times with dabs that rise from the linen; Wu Pei-shan glues her papers only in the middle, so that their edges lift. If such a surface is lit evenly from both sides, its relief disappears and the print looks like a photograph of a print. So we photograph the original under one lamp from the side, which preserves the small shadows. You cannot feel the relief in the print, but you can see it.',
      '畫從來不是平的。安瑟姆・羅特用筆點把畫布鋪滿三次，顏料凸出布面；吳佩珊的紙只在中央上膠，邊緣微微翹起。這樣的表面如果從兩側均勻打光，起伏就消失了，印出來像是「複製畫的照片」。所以我們只用一盞側燈拍攝原作，把那些細小的影子留下來。印好的紙摸起來是平的，起伏卻看得見。',
      '画从来不是平的。安瑟姆·罗特用笔点把画布铺满三遍，颜料凸出布面；吴佩珊的纸只在中央上胶，边缘微微翘起。这样的表面如果从两侧均匀打光，起伏就消失了，印出来像是“复制画的照片”。所以我们只用一盏侧灯拍摄原作，把那些细小的影子留下来。印好的纸摸起来是平的，起伏却看得见。',
    ),
    detail(
      'stubble-five-in-the-afternoon',
      text(
        'The ridge of every dab still casts its shadow.',
        '每一筆點的稜線，都還投著自己的影子。',
        '每一笔点的棱线，都还投着自己的影子。',
      ),
    ),
    heading('pixels', 'Then, enough pixels', '再要足夠的像素', '再要足够的像素'),
    paragraph(
      'Our rule is 150 pixels to the inch, measured on the finished print. Below that, drawn lines look broken from close up. We therefore offer a work only in the sizes for which its master file has enough pixels: 80 × 120 cm needs about 4,700 × 7,100 pixels. We do not invent pixels to enlarge a file. If a work lacks a size, this is usually why.',
      '我們的規矩是成品每英吋 150 像素。低於這個數字，湊近看時線條就會斷續不連。因此每件作品只提供母檔像素足夠的尺寸：80 × 120 公分大約需要 4,700 × 7,100 像素。我們不靠軟體「補」出像素；如果某件作品少了一個尺寸，原因多半在此。',
      '我们的规矩是成品每英寸 150 像素。低于这个数字，凑近看时线条就会断断续续。因此每件作品只提供母版文件像素足够的尺寸：80 × 120 厘米大约需要 4,700 × 7,100 像素。我们不靠软件“补”出像素；如果某件作品少了一个尺寸，原因多半在此。',
    ),
    heading('paper', 'Paper is half of the picture', '紙是畫的一半', '纸是画的一半'),
    drawing(
      'print-layers',
      'Pigment stays in the coating and does not sink into the fibre; the sheet behind it gives the white.',
      '顏料停在塗層裡，不滲進纖維；畫面的白，來自底下那張紙。',
      '颜料停在涂层里，不渗进纤维；画面的白，来自底下那张纸。',
    ),
    paragraph(
      'Every white you see in a print is paper. That is why we have no standard paper. Lin Shu-ho’s mountains are printed on thin kozo backed with a cotton sheet, because half of his picture is bare fibre. Aubanel’s stains are printed on uncoated cotton, which absorbs the ink as raw canvas does. Solheim’s jugs have no varnish and are as matt as her paint. The Material tab of each work names its paper, its weight and its inks.',
      '複製畫裡所有的白，都是紙。所以我們沒有「標準用紙」。林澍禾的山印在薄楮皮紙上，背後襯一張棉紙，因為他的畫有一半是裸露的纖維；歐巴內爾的染色用無塗層棉紙，吃色就像生帆布；索爾海姆的水罐不上光，和她的顏料一樣不反光。每件作品的「材質」頁籤，都寫明用紙、磅數與墨水。',
      '复制画里所有的白，都是纸。所以我们没有“标准用纸”。林澍禾的山印在薄楮皮纸上，背后衬一张棉纸，因为他的画有一半是裸露的纤维；欧巴内尔的染色用无涂层棉纸，吃色就像生帆布；索尔海姆的水罐不上光，和她的颜料一样不反光。每件作品的“材质”标签页，都写明用纸、克重与墨水。',
    ),
    heading('proof', 'The proof', '打樣', '打样'),
    paragraph(
      'Ten to twelve inks can make most colours, but not all, and never the same one twice on two papers. Each pairing of printer and paper is measured and given a profile; then a proof is printed and compared with the original, or with the file that the artist has approved. We check three things, in this order:',
      '十到十二色墨水能調出大部分顏色，但不是全部；同一個顏色換了紙，也不會相同。每一組機器與紙都要量測、建立色彩描述檔，再打樣，與原作或藝術家核可的檔案比對。依序看三件事：',
      '十到十二色墨水能调出大部分颜色，但不是全部；同一个颜色换了纸，也不会相同。每一组机器与纸都要测量、建立色彩配置文件，再打样，与原作或艺术家认可的文件比对。依次看三件事：',
    ),
    list(
      text(
        'the greys, because a colour cast shows there first;',
        '灰色：偏色最先在這裡露出來。',
        '灰色：偏色最先在这里露出来。',
      ),
      text(
        'the darkest tenth, where detail is lost first;',
        '最暗的一成：細節最先在這裡消失。',
        '最暗的一成：细节最先在这里消失。',
      ),
      text('the one colour the picture depends on.', '整幅畫所倚靠的那一個顏色。', '整幅画所倚靠的那一个颜色。'),
    ),
    work('snow-holds-the-night'),
    paragraph(
      'In Lin’s *Snow Holds the Night* all three come together: five grey washes, and a mountain made only of what they leave bare.',
      '林澍禾的《雪守夜》把三件事合成一件：五遍淡墨，和一座完全由留白構成的山。',
      '林澍禾的《雪守夜》把三件事合成一件：五遍淡墨，和一座完全由留白构成的山。',
    ),
    heading('rest', 'Rest, then a frame', '靜置，然後裝框', '静置，然后装框'),
    paragraph(
      'We let a fresh print dry before we trim and frame it, because moisture trapped behind acrylic can damage the picture. Together with framing, this takes five to seven business days. It is the least visible stage, and the one we are most often asked to shorten. We would rather not.',
      '剛印好的紙要先晾乾，才裁切、裝框；水氣若封在壓克力後面，可能損傷畫面。連同裝框，需要 5 到 7 個工作天。這是最看不見的一道工序，也是最常被問「能不能快一點」的一道。我們寧可慢。',
      '刚印好的纸要先晾干，才裁切、装框；水汽如果封在亚克力后面，可能损伤画面。连同装框，需要 5 到 7 个工作日。这是最看不见的一道工序，也是最常被问“能不能快一点”的一道。我们宁可慢。',
    ),
    quote(
      text(
        'A reproduction should never pretend to be the painting. It should only refuse to lie about it.',
        '複製畫不必假裝是原作，只求不對原作說謊。',
        '复制画不必假装是原作，只求不对原作说谎。',
      ),
      text('A saying in the workshop', '工坊裡的一句話', '工坊里的一句话'),
    ),
  ],
};
