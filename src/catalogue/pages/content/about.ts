import { drawing, facts, heading, list, paragraph, text } from '#ground/blocks/writing.ts';
import type { PageContent } from '../page-content.ts';

/** Says only what is true of every shop; the owner writes the rest. */
export const about: PageContent = {
  title: text('About us', '關於我們', '关于我们'),
  lead: text(
    '{brand} sells reproductions of works of art, printed and framed to order.',
    '{brand}販售藝術作品的複製畫，接單後印製、裝框。',
    '{brand}销售艺术作品的复制画，接单后印制、装框。',
  ),
  description: text(
    'Who we are, how our prints are made, and how to reach us.',
    '我們是誰、作品如何製作，以及如何聯絡我們。',
    '我们是谁、作品如何制作，以及如何联系我们。',
  ),
  blocks: [
    heading('us', 'Us', '我們', '我们'),
    paragraph(
      'In this shop you choose a work, a size and a frame. We then make the print for you and send it.',
      '在本店，您選擇作品、尺寸與畫框，我們再為您製作並寄出。',
      '在本店，您选择作品、尺寸与画框，我们再为您制作并寄出。',
    ),
    list(
      text(
        '*Real sizes.* Every frame on these pages is drawn in real millimetres.',
        '*真實大小。*網站上每個畫框都以實際公釐繪製。',
        '*真实大小。*网站上每个画框都以实际毫米绘制。',
      ),
      text(
        '*The full price first.* Price, delivery and date are shown together, before you sign in.',
        '*價格透明。*售價、運費與到貨日期一併顯示，不必登入就看得到。',
        '*价格透明。*售价、运费与到货日期一并显示，不必登录就看得到。',
      ),
      text(
        '*Returns.* {return_days} days, of which the first 7 need no reason and cost nothing.',
        '*可以退貨。*到貨 {return_days} 天內可退貨，前 7 天無須說明理由，亦不負擔任何費用。',
        '*可以退货。*到货 {return_days} 天内可退货，前 7 天无须说明理由，也不承担任何费用。',
      ),
      text(
        '*No tracking.* There is no advertising and no tracking on this site.',
        '*不追蹤。*本站沒有廣告，也沒有追蹤程式。',
        '*不跟踪。*本站没有广告，也没有跟踪程序。',
      ),
    ),
    heading('technology', 'Art technology', '藝術科技', '艺术科技'),
    paragraph(
      'The frame on the screen and the frame on your wall have the same measurements.',
      '螢幕上的畫框與您牆上的畫框，尺寸完全相同。',
      '屏幕上的画框与您墙上的画框，尺寸完全相同。',
    ),
    drawing(
      'frame-sections',
      'Mouldings in section, at one scale.',
      '框條的剖面，同一比例。',
      '框条的剖面，同一比例。',
    ),
    paragraph(
      'Read more under [art technology](/technology).',
      '詳情請見[藝術科技](/technology)。',
      '详情请见[艺术科技](/technology)。',
    ),
    heading('showcase', 'Showcase', '展示', '展示'),
    paragraph(
      'All our works are in the [shop](/shop). On the [wall preview](/wall) you can hang them at true scale, also in a photo of your own wall.',
      '所有作品都在[商店](/shop)。您可以在[牆面預覽](/wall)以真實比例試掛，也能用您自己的照片。',
      '所有作品都在[商店](/shop)。您可以在[墙面预览](/wall)以真实比例试挂，也能用您自己的照片。',
    ),
    paragraph(
      'Some works are sold only in exhibition stores. Their pages say where.',
      '部分作品僅於限定展售門市販售，地點寫在作品頁面上。',
      '部分作品仅在限定展售门店出售，地点写在作品页面上。',
    ),
    facts(
      [text('Company', '公司', '公司'), text('{company}', '{company}', '{company}')],
      [text('Representative', '代表人', '代表人'), text('{representative}', '{representative}', '{representative}')],
      [text('Tax ID', '統一編號', '统一编号（台湾）'), text('{tax_id}', '{tax_id}', '{tax_id}')],
      [text('Address', '地址', '地址'), text('{address}', '{address}', '{address}')],
      [text('Telephone', '電話', '电话'), text('{phone}', '{phone}', '{phone}')],
      [text('E-mail', '電子信箱', '电子邮箱'), text('{email}', '{email}', '{email}')],
      [text('Service hours', '服務時間', '服务时间'), text('{hours}', '{hours}', '{hours}')],
    ),
  ],
};
