import { drawing, facts, heading, list, paragraph, text, work } from '../../src/ground/blocks/writing.ts';
import type { DemoArticle } from './article.ts';

export const choosingASize: DemoArticle = {
  slug: 'choosing-a-size',
  type: 'insight',
  title: text(
    'Choosing a size: almost everyone chooses too small',
    '怎麼選尺寸：幾乎人人都選小了',
    '怎么选尺寸：几乎人人都选小了',
  ),
  summary: text(
    'Measure the furniture, not the wall; look from where you will sit; and hold up a sheet of newspaper before you pay.',
    '要量的是家具，不是牆；從您平常坐的位置看；付款之前，先舉起一張報紙。',
    '要量的是家具，不是墙；从您平常坐的位置看；付款之前，先举起一张报纸。',
  ),
  cover: 'wind-crossing-chishang',
  tags: ['hanging', 'collecting'],
  days_ago: 241,
  blocks: [
    paragraph(
      'A picture on a screen has no size. It fills the window, and so does the next one, and we imagine both as large. Then the parcel arrives, and the picture over the sofa looks like a postage stamp. People who exchange a print most often say: one size larger, please.',
      '螢幕上的畫沒有大小。它填滿視窗，下一張也是，於是我們把兩張都想成大的。等包裹到了，沙發上方卻像貼了一張郵票。來換尺寸的客人最常說的一句話是：請給我大一號。',
      '屏幕上的画没有大小。它填满窗口，下一张也是，于是我们把两张都想成大的。等包裹到了，沙发上方却像贴了一张邮票。来换尺寸的客人最常说的一句话是：请给我大一号。',
    ),
    heading('furniture', 'Measure the furniture', '量家具', '量家具'),
    paragraph(
      'We compare a picture not with the wall but with the furniture below it. Between half and three quarters of the furniture’s width looks settled; under a third looks lost. This is the width of the frame, not of the sheet. Two or three works can share it, with 8 cm between them.',
      '我們拿來和畫比的，不是牆，而是畫下方的家具。畫寬落在家具寬度的二分之一到四分之三之間，看起來就安穩；不到三分之一，就顯得孤零零。這裡說的是含框的寬度，也可以由兩三幅畫合計，彼此間隔 8 公分。',
      '我们拿来和画比的，不是墙，而是画下方的家具。画宽落在家具宽度的二分之一到四分之三之间，看起来就安稳；不到三分之一，就显得孤零零。这里说的是含框的宽度，也可以由两三幅画合计，彼此间隔 8 厘米。',
    ),
    facts(
      [
        text('Sofa, 220 cm', '沙發，220 公分', '沙发，220 厘米'),
        text(
          '110 to 165 cm in all: one panorama of 120 cm, or three upright works about 40 cm wide',
          '合計 110 到 165 公分：一幅 120 公分的橫幅長卷，或三幅約 40 公分寬的直幅',
          '合计 110 到 165 厘米：一幅 120 厘米的横幅长卷，或三幅约 40 厘米宽的竖幅',
        ),
      ],
      [
        text('Double bed, 160 cm', '雙人床，160 公分', '双人床，160 厘米'),
        text(
          '80 to 120 cm: one work of 90 cm across',
          '80 到 120 公分：一幅 90 公分寬的作品',
          '80 到 120 厘米：一幅 90 厘米宽的作品',
        ),
      ],
      [
        text('Console, 120 cm', '玄關桌，120 公分', '玄关桌，120 厘米'),
        text(
          '60 to 90 cm: one work of 60 × 80 cm',
          '60 到 90 公分：一幅 60 × 80 公分',
          '60 到 90 厘米：一幅 60 × 80 厘米',
        ),
      ],
    ),
    heading('distance', 'Look from where you will sit', '從您會坐的位置看', '从您会坐的位置看'),
    paragraph(
      'A picture is best seen from one and a half to two times its diagonal. A print of 30 × 40 cm is at home above a desk, in a corridor, next to a light switch, where people come within an arm’s length. From three metres it takes 60 × 90 cm to have the same effect. Some hands set their own distance: Roth’s dabs close up only when you step back, and Vlasić’s pencil notes ask you to come near.',
      '看畫的距離，大約是畫面對角線的一倍半到兩倍。30 × 40 公分適合書桌上方、走道、電燈開關旁，人會走到一臂之內的地方；隔了三公尺，要 60 × 90 公分才有同樣的效果。有些畫自己會定距離：羅特的點要退後才會合攏，弗拉希奇的鉛筆字則請您走近。',
      '看画的距离，大约是画面对角线的一倍半到两倍。30 × 40 厘米适合书桌上方、过道、电灯开关旁，人会走到一臂之内的地方；隔了三米，要 60 × 90 厘米才有同样的效果。有些画自己会定距离：罗特的点要退后才会合拢，弗拉希奇的铅笔字则请您走近。',
    ),
    drawing(
      'size-ladder',
      'Five sizes, drawn to one scale beside a figure of 165 cm.',
      '五種尺寸，以同一比例畫在身高 165 公分的人旁邊。',
      '五种尺寸，以同一比例画在身高 165 厘米的人旁边。',
    ),
    heading('ladder', 'What our sizes mean', '我們的尺寸從哪裡來', '我们的尺寸从哪里来'),
    paragraph(
      'There are five steps, from 30 × 40 to 80 × 120 cm, and no work is cropped to fit them. In each step we print the work as large as its own proportions allow. A square becomes 60 × 60 where an upright sheet is 60 × 90; a panorama such as *Straw Smoke, November* is 120 cm wide and only 50 high. You pay for the real area, so a slim picture costs less than a full one of the same step.',
      '尺寸共五級，從 30 × 40 到 80 × 120 公分，但沒有一幅畫會為了湊尺寸被裁切。每一級都是這件作品以自己的比例所能放進去的最大一張：直幅若是 60 × 90，方形就是 60 × 60；《十一月，稻草煙》這樣的長卷，寬 120 公分，高只有 50。價格依實際面積計算，所以細長的畫比同級的滿幅便宜。',
      '尺寸共五级，从 30 × 40 到 80 × 120 厘米，但没有一幅画会为了凑尺寸被裁切。每一级都是这件作品以自己的比例所能放进去的最大一张：竖幅如果是 60 × 90，方形就是 60 × 60；《十一月，稻草烟》这样的长卷，宽 120 厘米，高只有 50。价格按实际面积计算，所以细长的画比同级的满幅便宜。',
    ),
    work('straw-smoke-november'),
    heading('frame', 'The frame counts too', '畫框也要算進去', '画框也要算进去'),
    paragraph(
      'Do not forget the frame around the sheet. A print of 50 × 70 cm measures 52.8 × 72.8 in plain oak, 64.8 × 84.8 in oak with a mat and 68.8 × 88.8 in gold leaf with a mat. If it has to fit into a niche, choose the frame first. You can filter the list of works by the outer size that fits your wall.',
      '別忘了紙外面還有畫框。50 × 70 公分的畫，裝橡木框是 52.8 × 72.8，橡木附卡紙是 64.8 × 84.8，金箔附卡紙是 68.8 × 88.8。如果要放進壁龕，請先選框。作品列表可以依「牆面容得下的外框尺寸」篩選。',
      '别忘了纸外面还有画框。50 × 70 厘米的画，装橡木框是 52.8 × 72.8，橡木附卡纸是 64.8 × 84.8，金箔附卡纸是 68.8 × 88.8。如果要放进壁龛，请先选框。作品列表可以按“墙面容得下的外框尺寸”筛选。',
    ),
    heading('newspaper', 'Three tests before you pay', '付款前的三個測試', '付款前的三个测试'),
    list(
      text(
        'Tape newspaper to the wall in the outer size and live with it for an evening.',
        '照外框尺寸把報紙貼在牆上，看上一個晚上。',
        '照外框尺寸把报纸贴在墙上，看上一个晚上。',
      ),
      text(
        'Hang the work in one of our rooms, or in a photo of your own, on the [wall](/wall). The photo stays on your device.',
        '到[牆面預覽](/wall)，把作品掛進我們的房間，或掛進您自己的照片。照片不會離開您的裝置。',
        '到[墙面预览](/wall)，把作品挂进我们的房间，或挂进您自己的照片。照片不会离开您的设备。',
      ),
      text(
        'If you cannot decide between two sizes, take the larger. If it turns out wrong, you can return it within [14 days](/exchange).',
        '如果還在兩個尺寸之間猶豫，選大的。真的不合適，到貨 [14 天內](/exchange)可以退貨。',
        '如果还在两个尺寸之间犹豫，选大的。真的不合适，到货 [14 天内](/exchange)可以退货。',
      ),
    ),
    work('wind-crossing-chishang'),
  ],
};
