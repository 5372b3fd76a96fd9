import { drawing, facts, heading, list, paragraph, text, work } from '../../src/ground/blocks/writing.ts';
import type { DemoArticle } from './article.ts';

export const withOrWithoutAMat: DemoArticle = {
  slug: 'with-or-without-a-mat',
  type: 'insight',
  title: text('With or without a mat', '要不要加卡紙', '要不要加卡纸'),
  summary: text(
    'Six centimetres of nothing around a picture change its price, its size and its character. When they help, and when they are in the way.',
    '畫面四周六公分的空白，會改變價格、尺寸，也改變畫的氣質。什麼時候該加，什麼時候不必。',
    '画面四周六厘米的空白，会改变价格、尺寸，也改变画的气质。什么时候该加，什么时候不必。',
  ),
  cover: 'fig-cut-at-noon',
  tags: ['frames'],
  days_ago: 137,
  blocks: [
    paragraph(
      'A mat is a sheet of board with a window cut into it, and it is the only part of a frame that is there to be empty. It began as protection: it holds the paper away from the glazing. Only later did people find that it also gives a picture room to breathe, and this is why they ask for it today.',
      '卡紙是一張開了窗的厚紙板，也是整個畫框裡唯一用來留白的部分。它起初是為了保護：讓紙不碰到面板。後來人們才發現，它也讓畫有了呼吸的地方，如今大家要它，多半是為了這個。',
      '卡纸是一张开了窗的厚纸板，也是整个画框里唯一用来留白的部分。它起初是为了保护：让纸不碰到面板。后来人们才发现，它也让画有了呼吸的地方，如今大家要它，多半是为了这个。',
    ),
    drawing(
      'mat-widths',
      'The same sheet without a mat and with one of 60 mm: the picture has not grown, the work has.',
      '同一張畫，不附卡紙與附 60 公釐卡紙：畫面沒有變大，作品變大了。',
      '同一张画，不附卡纸与附 60 毫米卡纸：画面没有变大，作品变大了。',
    ),
    heading('facts', 'What you get', '卡紙的規格', '卡纸的规格'),
    paragraph(
      'Our mats are 60 mm wide and 1.5 mm thick, cut with a bevel so that a fine bright line runs round the picture. Oak and gold leaf have ivory board, black and white frames a whiter one. The lip of the frame covers the outermost millimetres, so a little more than five centimetres are visible.',
      '我們的卡紙寬 60 公釐、厚 1.5 公釐，開窗時斜切，畫面四周因此有一道細細的亮邊。橡木與金箔配象牙白，黑框與白框配較冷的白。最外緣幾公釐壓在框口下，實際看得見的略多於五公分。',
      '我们的卡纸宽 60 毫米、厚 1.5 毫米，开窗时斜切，画面四周因此有一道细细的亮边。橡木与金箔配象牙白，黑框与白框配较冷的白。最外缘几毫米压在框口下，实际看得见的略多于五厘米。',
    ),
    facts(
      [
        text('50 × 70 cm in oak', '50 × 70 公分，橡木', '50 × 70 厘米，橡木'),
        text(
          '52.8 × 72.8 cm, 2.8 kg; the frame costs NT$1,890 or US$64',
          '52.8 × 72.8 公分，2.8 公斤；畫框 NT$1,890 或 US$64',
          '52.8 × 72.8 厘米，2.8 公斤；画框 NT$1,890 或 US$64',
        ),
      ],
      [
        text('The same with a mat', '同上，附卡紙', '同上，附卡纸'),
        text(
          '64.8 × 84.8 cm, 3.9 kg; the frame costs NT$2,610 or US$88',
          '64.8 × 84.8 公分，3.9 公斤；畫框 NT$2,610 或 US$88',
          '64.8 × 84.8 厘米，3.9 公斤；画框 NT$2,610 或 US$88',
        ),
      ],
    ),
    paragraph(
      'So a mat costs NT$720 here: a fifth more for the frame itself, and the rest because there is half a metre more of it. That is worth knowing when you compare. A larger print without a mat may fill the same place on the wall.',
      '所以這裡的卡紙等於多付 NT$720：畫框本身貴兩成，其餘是因為框多了將近半公尺長。比價時值得知道這一點：不附卡紙、選大一號的畫，在牆上占的位置可能一樣。',
      '所以这里的卡纸等于多付 NT$720：画框本身贵两成，其余是因为框多了将近半米长。比价时值得知道这一点：不附卡纸、选大一号的画，在墙上占的位置可能一样。',
    ),
    heading('with', 'When it helps', '什麼時候該加', '什么时候该加'),
    list(
      text(
        '*The picture is small, the wall is not.* At 30 × 40 cm a mat nearly doubles the presence without enlarging the image.',
        '*畫小牆大。*30 × 40 公分的畫附上卡紙，畫面不變，份量幾乎加倍。',
        '*画小墙大。*30 × 40 厘米的画附上卡纸，画面不变，分量几乎加倍。',
      ),
      text(
        '*The paper is part of the picture.* Drawings, woodblocks and marbled sheets have an edge of their own, and it should not disappear under wood.',
        '*紙就是畫的一部分。*素描、木刻、濕拓的紙都有自己的邊，不該消失在木頭底下。',
        '*纸就是画的一部分。*素描、木刻、湿拓的纸都有自己的边，不该消失在木头底下。',
      ),
      text(
        '*The wall is busy.* Books, plants, switches: a white band keeps them at a distance.',
        '*牆上很熱鬧。*書、植物、開關：一圈白，把它們隔在外面。',
        '*墙上很热闹。*书、植物、开关：一圈白，把它们隔在外面。',
      ),
    ),
    work('fig-cut-at-noon'),
    paragraph(
      'Vlasić writes place and date in pencil at the foot of the sheet. In a mat, this line is read as part of the work; straight against oak it looks like a mistake.',
      '弗拉希奇會用鉛筆在紙的下緣寫地點與日期。加了卡紙，那行字看起來就是作品的一部分；緊貼橡木，就像寫錯了地方。',
      '弗拉希奇会用铅笔在纸的下缘写地点与日期。加了卡纸，那行字看起来就是作品的一部分；紧贴橡木，就像写错了地方。',
    ),
    heading('without', 'When it is in the way', '什麼時候不必', '什么时候不必'),
    paragraph(
      'Pictures that push outwards need no border. Hsu Chao-ming’s wind does not stop for a white margin, and a city at night by Ezra Quill loses its dark when something bright is laid around it. Panoramas seldom need a mat: they have room enough on two sides. And at 80 × 120 cm a mat makes the whole nearly 95 × 135, which is more wall than most flats have.',
      '往外推的畫，不需要邊界。許照明的風不會為一圈白邊停下來；以斯拉・奎爾的夜，四周一亮就不夠黑了。橫幅長卷多半也不必，左右已經夠開闊。至於 80 × 120 公分，附了卡紙會將近 95 × 135，比許多公寓的牆還大。',
      '往外推的画，不需要边界。许照明的风不会为一圈白边停下来；以斯拉·奎尔的夜，四周一亮就不够黑了。横幅长卷多半也不必，左右已经够开阔。至于 80 × 120 厘米，附了卡纸会将近 95 × 135，比许多公寓的墙还大。',
    ),
    work('the-last-tram'),
    heading('touch', 'Without a mat, not without air', '不加卡紙，也要留空隙', '不加卡纸，也要留空隙'),
    paragraph(
      'Paper must not touch acrylic: in a damp summer the two can stick together for ever. In frames without a mat a 4 mm spacer, hidden under the lip, does the mat’s first job. You will not see it. It is there so that you never see what happens without it.',
      '紙不能貼著壓克力：潮濕的夏天，兩者可能從此黏在一起。不附卡紙的框，我們在框口下藏一圈 4 公釐的墊條，接手卡紙最初的工作。您看不見它；有它在，才不必看見沒有它的後果。',
      '纸不能贴着亚克力：潮湿的夏天，两者可能从此粘在一起。不附卡纸的框，我们在框口下藏一圈 4 毫米的垫条，接手卡纸最初的工作。您看不见它；有它在，才不必看见没有它的后果。',
    ),
    paragraph(
      'If you are still undecided, look at the picture’s edge and not at its middle. If something important is within two fingers of it, choose a mat.',
      '還是拿不定主意，就看畫的邊緣，不要看中間。如果畫面的重點離邊緣不到兩指寬，就選附卡紙的框。',
      '还是拿不定主意，就看画的边缘，不要看中间。如果画面的重点离边缘不到两指宽，就选附卡纸的框。',
    ),
  ],
};
