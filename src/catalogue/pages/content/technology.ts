import { drawing, heading, paragraph, text } from '#ground/blocks/writing.ts';
import type { PageContent } from '../page-content.ts';

/** What the software itself does; papers and inks are the owner's to describe. */
export const technology: PageContent = {
  title: text('Art technology', '藝術科技', '艺术科技'),
  lead: text(
    'How a reproduction is measured, drawn and shown before it is made.',
    '一幅複製畫在製作之前，如何量測、繪製與呈現。',
    '一幅复制画在制作之前，如何测量、绘制与呈现。',
  ),
  description: text(
    'Resolution, colour, frames in real millimetres, and the wall preview.',
    '解析度、色彩、以公釐計算的畫框，以及牆面預覽。',
    '分辨率、色彩、以毫米计算的画框，以及墙面预览。',
  ),
  blocks: [
    heading('resolution', 'Resolution', '解析度', '分辨率'),
    paragraph(
      'A size is offered only if the picture file has at least 150 pixels for each inch of the finished print. On the page of a work you can zoom in and judge for yourself.',
      '圖檔在成品上每英吋至少有 150 像素，才提供該尺寸。您可以在作品頁面放大細看。',
      '图片文件在成品上每英寸至少有 150 像素，才提供该尺寸。您可以在作品页面放大细看。',
    ),
    heading('ink', 'Ink and paper', '墨水與紙', '墨水与纸'),
    paragraph(
      'The material of each print is on the page of the work, under Material.',
      '各作品的材質，寫在作品頁面的「材質」。',
      '各作品的材质，写在作品页面的“材质”。',
    ),
    heading('colour', 'Colour', '色彩', '色彩'),
    paragraph(
      'A screen shines and paper does not, and every screen is different. The colours on this site are therefore a close description. If the print on your wall disappoints you, you can [return it](/exchange).',
      '螢幕會發光，紙不會，每台螢幕也不盡相同，因此網站上的顏色只能接近成品。若牆上的顏色不如預期，[可以退貨](/exchange)。',
      '屏幕会发光，纸不会，每台屏幕也不尽相同，因此网站上的颜色只能接近成品。如果墙上的颜色不如预期，[可以退货](/exchange)。',
    ),
    heading('frame', 'Frames in millimetres', '以公釐計算的畫框', '以毫米计算的画框'),
    paragraph(
      'Each moulding is described by its real section: width, depth, profile, and the lip that covers the edge of the print. From this description the shop draws the framed picture, and calculates its outer size, weight and price.',
      '每款框條都以真實剖面描述：寬、深、線型，以及壓住畫邊的框口。商店據此畫出裝框後的作品，並算出外框尺寸、重量與價格。',
      '每款框条都以真实剖面描述：宽、深、造型，以及压住画边的框口。商店据此画出装框后的作品，并算出外框尺寸、重量与价格。',
    ),
    drawing(
      'frame-sections',
      'Mouldings in section, at one scale.',
      '框條的剖面，同一比例。',
      '框条的剖面，同一比例。',
    ),
    heading('wall', 'Your wall, on your device', '您的牆，在您的裝置上', '您的墙，在您的设备上'),
    paragraph(
      'The [wall preview](/wall) hangs works at true scale in drawn rooms, or in a photo of your own. It takes its measure from a thing of known size: a sheet of A4, a bank card, a door. The photo never leaves your browser.',
      '[牆面預覽](/wall)以真實比例，把作品掛進畫好的房間，或您自己的照片。比例取自已知大小的東西：一張 A4 紙、一張卡片、一扇門。照片不會離開您的瀏覽器。',
      '[墙面预览](/wall)以真实比例，把作品挂进画好的房间，或您自己的照片。比例取自已知大小的东西：一张 A4 纸、一张卡片、一扇门。照片不会离开您的浏览器。',
    ),
  ],
};
