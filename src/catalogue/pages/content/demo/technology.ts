import { detail, drawing, facts, heading, paragraph, text } from '#ground/blocks/writing.ts';
import type { PageContent } from '../../page-content.ts';

export const technology: PageContent = {
  title: text('Art technology', '藝術科技', '艺术科技'),
  lead: text(
    'A reproduction is a series of measurements. Here is each of them, from the lamp in the studio to the hanger on the back.',
    '複製畫是一連串的量測。從畫室裡的燈，到背後的掛件，每一步都在這裡。',
    '复制画是一连串的测量。从画室里的灯，到背后的挂件，每一步都在这里。',
  ),
  description: text(
    'Raking light, pigment inks, cotton papers and mouldings in real millimetres: how a reproduction comes close to its original.',
    '側光拍攝、顏料墨水、棉紙，以及以公釐計算的畫框：複製畫如何接近原作。',
    '侧光拍摄、颜料墨水、棉纸，以及以毫米计算的画框：复制画如何接近原作。',
  ),
  blocks: [
    heading('capture', 'Capture', '拍攝', '拍摄'),
    paragraph(
      'Paint has a surface, and a surface is made visible by shadow. Originals are photographed with one lamp from the side, so that the ridge of a stroke, the lifted edge of a paper or the weave of a cloth stays where it was. Works that are flat by nature, such as marbled sheets, are lit evenly.',
      '顏料有表面，表面要靠影子才看得見。原作以一盞側燈拍攝，筆觸的稜線、紙張翹起的邊、布的經緯都留在原處。本來就平的作品，例如濕拓，則均勻打光。',
      '颜料有表面，表面要靠影子才看得见。原作以一盏侧灯拍摄，笔触的棱线、纸张翘起的边、布的经纬都留在原处。本来就平的作品，例如湿拓，则均匀打光。',
    ),
    detail('silvergrass-north-easterly'),
    heading('resolution', 'Resolution', '解析度', '分辨率'),
    paragraph(
      'A size is offered only if the master has at least 150 pixels for each inch of the finished print. Files are not enlarged by software to reach it. On the page of a work you can zoom in until you see single strokes, and judge for yourself.',
      '母檔在成品上每英吋至少有 150 像素，我們才提供那個尺寸，也不靠軟體放大湊數。在作品頁面可以放大到看清一筆一劃，請您自己判斷。',
      '母版文件在成品上每英寸至少有 150 像素，我们才提供那个尺寸，也不靠软件放大凑数。在作品页面可以放大到看清一笔一划，请您自己判断。',
    ),
    heading('ink', 'Ink and paper', '墨水與紙', '墨水与纸'),
    drawing(
      'print-layers',
      'A print in section: pigment, coating, cotton.',
      '作品的剖面：顏料、塗層、棉紙。',
      '作品的剖面：颜料、涂层、棉纸。',
    ),
    paragraph(
      'We print as giclée, with ten to twelve pigment inks. Pigments are grains of colour, not stains, and keep for decades where dyes fade in years. The paper is chosen with the artist for each hand: cotton rag for gouache and pen, kozo backed with cotton for ink wash, washi for woodblock, matt canvas for oil. Its name and weight are under Material on every work’s page.',
      '我們以十到十二色顏料墨水進行藝術微噴。顏料是色粒，不是染色；染料幾年就褪，顏料可維持數十年。用紙依每位藝術家的手法一起挑選：不透明水彩與鋼筆用棉紙，水墨用背襯棉紙的楮皮紙，木刻用和紙，油畫用霧面畫布。紙名與磅數寫在各作品的「材質」。',
      '我们以十到十二色颜料墨水进行艺术微喷。颜料是颗粒，不是染料；染料几年就褪色，颜料可维持数十年。用纸按每位艺术家的手法，与他们一起挑选：水粉与钢笔用棉纸，水墨用背衬棉纸的楮皮纸，木刻用和纸，油画用哑光画布。纸名与克重写在各作品的“材质”。',
    ),
    heading('colour', 'Colour', '色彩', '色彩'),
    paragraph(
      'Printer and paper are measured together and given a profile. A test print is compared with the artist’s file before a work goes on sale. Screens differ, so the colour you see here is a good description and not a contract; if the one on your wall disappoints you, [send it back](/exchange).',
      '印表機與紙一起量測、建立色彩描述檔。作品上架前，會以試印與藝術家的檔案比對。每台螢幕都不同，您在這裡看到的顏色是很好的描述，但不是合約；若牆上的顏色讓您失望，[可以退回](/exchange)。',
      '打印机与纸一起测量、建立色彩配置文件。作品上架前，会以试印与艺术家的文件比对。每台屏幕都不同，您在这里看到的颜色是很好的描述，但不是合同；如果墙上的颜色让您失望，[可以退回](/exchange)。',
    ),
    heading('frame', 'Frames in millimetres', '以公釐計算的畫框', '以毫米计算的画框'),
    paragraph(
      'Each moulding is described by its real section: width, depth, profile, and the lip that covers the edge of the print. From this one description the shop draws the framed picture on its page, in the cart and on the wall preview, calculates outer size, weight and price, and shows the workshop where to cut. What you see is what is sawn.',
      '每款框條都以真實剖面描述：寬、深、線型，以及壓住畫邊的框口。商店只用這一份描述，畫出作品頁、購物車與牆面預覽裡的裝框作品，算出外框尺寸、重量與價格，也告訴工坊從哪裡下刀。您看到的，就是鋸出來的。',
      '每款框条都以真实剖面描述：宽、深、造型，以及压住画边的框口。商店只用这一份描述，画出作品页、购物车与墙面预览里的装框作品，算出外框尺寸、重量与价格，也告诉工坊从哪里下刀。您看到的，就是锯出来的。',
    ),
    drawing(
      'frame-sections',
      'Eight mouldings; the deepest projects 58 mm from the wall.',
      '八款框條，最深的離牆 58 公釐。',
      '八款框条，最深的离墙 58 毫米。',
    ),
    facts(
      [
        text('Glazing', '壓克力面板', '亚克力面板'),
        text(
          '2 mm acrylic; museum acrylic of 2.5 mm, anti-reflective and UV-filtering, in two frames',
          '2 公釐壓克力；其中兩款為 2.5 公釐博物館級，抗反射並過濾紫外線',
          '2 毫米亚克力；其中两款为 2.5 毫米博物馆级，抗反射并过滤紫外线',
        ),
      ],
      [
        text('Mat', '卡紙', '卡纸'),
        text(
          '60 mm wide, 1.5 mm thick, bevelled',
          '寬 60 公釐、厚 1.5 公釐，斜切開窗',
          '宽 60 毫米、厚 1.5 毫米，斜切开窗',
        ),
      ],
      [
        text('Air', '空氣層', '空气层'),
        text('a 4 mm spacer where there is no mat', '不附卡紙時，以 4 公釐墊條隔開', '不附卡纸时，以 4 毫米垫条隔开'),
      ],
      [
        text('Back', '背面', '背面'),
        text('3 mm board, sealed; hangers fitted', '3 公釐背板，封邊；已裝掛件', '3 毫米背板，封边；已装挂件'),
      ],
    ),
    heading('wall', 'Your wall, on your device', '您的牆，在您的裝置上', '您的墙，在您的设备上'),
    paragraph(
      'The [wall preview](/wall) hangs works at true scale in rooms we have drawn, or in a photo of your own. It takes its measure from a thing of known size: a sheet of A4, a bank card, a door. The photo never leaves your browser. Everything on it works with the keyboard and is described in words: how far above the sofa, and how wide next to it.',
      '[牆面預覽](/wall)以真實比例，把作品掛進我們畫的房間，或您自己的照片。比例取自已知大小的東西：一張 A4 紙、一張卡片、一扇門。照片不會離開您的瀏覽器。所有操作都能用鍵盤完成，也以文字說明：離沙發多高、占沙發多寬。',
      '[墙面预览](/wall)以真实比例，把作品挂进我们画的房间，或您自己的照片。比例取自已知大小的东西：一张 A4 纸、一张卡片、一扇门。照片不会离开您的浏览器。所有操作都能用键盘完成，也以文字说明：离沙发多高、占沙发多宽。',
    ),
    paragraph(
      'Read about the whole process in [How a giclée is made](/news/how-a-giclee-is-made).',
      '完整的製作過程，請讀[一幅藝術微噴，是怎麼做出來的](/news/how-a-giclee-is-made)。',
      '完整的制作过程，请读[一幅艺术微喷是怎样做成的](/news/how-a-giclee-is-made)。',
    ),
  ],
};
