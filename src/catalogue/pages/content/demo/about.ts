import { detail, drawing, facts, heading, list, paragraph, text, work } from '#ground/blocks/writing.ts';
import type { PageContent } from '../../page-content.ts';

export const about: PageContent = {
  title: text('About us', '關於我們', '关于我们'),
  lead: text(
    '{brand} prints and frames pictures by living artists, one at a time, in a workshop of its own.',
    '{brand}在自己的工坊裡，一幅一幅印製、裝框當代藝術家的作品。',
    '{brand}在自己的工坊里，一幅一幅印制、装框当代艺术家的作品。',
  ),
  description: text(
    'Who we are, how we print and frame, and where our pictures hang.',
    '我們是誰、如何印製與裝框，以及作品掛在哪裡。',
    '我们是谁、如何印制与装框，以及作品挂在哪里。',
  ),
  blocks: [
    heading('us', 'Us', '我們', '我们'),
    paragraph(
      'We are a small company on Dihua Street, on the third floor, above the smell of dried mushrooms and tea. Some of us photograph, some print, some cut mouldings, some answer the telephone, and most have done each of these for at least a week. We think that a good reproduction should be treated like a good book: made with care, sold at a price one can say aloud, and lived with.',
      '我們是迪化街上的一家小公司，在三樓，底下飄來香菇與茶的味道。有人負責拍攝，有人印製，有人裁框條，有人接電話；多數人每樣都至少做過一個星期。我們相信，好的複製畫應該像一本好書：用心做，賣一個說得出口的價錢，然後陪人生活。',
      '我们是迪化街上的一家小公司，在三楼，底下飘来香菇与茶的味道。有人负责拍摄，有人印制，有人裁框条，有人接电话；多数人每样都至少做过一个星期。我们相信，好的复制画应该像一本好书：用心做，卖一个坦荡的价钱，然后陪人生活。',
    ),
    paragraph(
      'Our artists live between Puli and Oaxaca, and every work is theirs to approve. No work is cropped to fit a size, every artist has the same price list, and a share of each sale goes to the artist. [How a price comes about](/news/how-a-price-comes-about) explains it to the last dollar.',
      '我們的藝術家從埔里到瓦哈卡都有，每件作品都由他們認可。沒有一幅畫為了湊尺寸被裁切，所有藝術家用同一張價目表，每賣出一幅，畫它的人都分得一份。[價格怎麼來](/news/how-a-price-comes-about)，我們算到最後一塊錢給您看。',
      '我们的艺术家从埔里到瓦哈卡都有，每件作品都由他们认可。没有一幅画为了凑尺寸被裁切，所有艺术家用同一张价目表，每卖出一幅，画它的人都分得一份。[价格怎么来](/news/how-a-price-comes-about)，我们算到最后一块钱给您看。',
    ),
    list(
      text(
        '*We show things at their size.* Every frame on these pages is drawn in real millimetres.',
        '*大小是真的。*網站上每個畫框都以實際公釐繪製。',
        '*大小是真的。*网站上每个画框都以实际毫米绘制。',
      ),
      text(
        '*We say what it costs, delivered.* Price, delivery and date are shown together, before you sign in.',
        '*價錢說到底。*售價、運費與到貨日期寫在一起，不必登入就看得到。',
        '*价钱说清楚。*售价、运费与到货日期写在一起，不必登录就看得到。',
      ),
      text(
        '*We take it back.* {return_days} days, of which the first 7 need no reason and cost nothing.',
        '*可以退。*到貨 {return_days} 天內可退貨，前 7 天無須說明理由，亦不負擔任何費用。',
        '*可以退。*到货 {return_days} 天内可退货，前 7 天无须说明理由，也不承担任何费用。',
      ),
      text(
        '*We do not follow you.* There is no advertising and no tracking on this site.',
        '*不跟蹤您。*本站沒有廣告，也沒有追蹤程式。',
        '*不跟踪您。*本站没有广告，也没有跟踪程序。',
      ),
    ),
    heading('technology', 'Art technology', '藝術科技', '艺术科技'),
    paragraph(
      'A quiet print takes a good deal of measuring. Originals are photographed under one raking lamp, so that brushstrokes keep their shadow. Ten to twelve pigment inks are profiled for every paper. No size is offered at fewer than 150 pixels to the inch. The same geometry that cuts your frame draws it on the screen, on your wall and on your receipt.',
      '一幅安靜的畫，背後是大量的量測。原作在一盞側燈下拍攝，筆觸的影子因此留了下來；十到十二色顏料墨水，針對每種紙建立色彩描述檔；每英吋不足 150 像素的尺寸，我們不賣。裁切畫框用的幾何，與畫在螢幕上、您的牆上、付款明細上的，是同一套。',
      '一幅安静的画，背后是大量的测量。原作在一盏侧灯下拍摄，笔触的影子因此留了下来；十到十二色颜料墨水，针对每种纸建立色彩配置文件；每英寸不足 150 像素的尺寸，我们不卖。裁切画框用的几何，与画在屏幕上、您的墙上、付款明细上的，是同一套。',
    ),
    drawing(
      'frame-sections',
      'The mouldings in section, at one scale.',
      '各款框條的剖面，同一比例。',
      '各款框条的剖面，同一比例。',
    ),
    paragraph(
      'More about light, paper and ink is under [art technology](/technology).',
      '關於光、紙與墨水，請見[藝術科技](/technology)。',
      '关于光、纸与墨水，请见[艺术科技](/technology)。',
    ),
    heading('showcase', 'Showcase', '展示', '展示'),
    paragraph(
      'Most of our pictures hang in living rooms, and we do not take photographs there. So we show them close up instead: a part of a work says more about how it was made than a room does about who lives in it.',
      '我們的畫多半掛在別人家的客廳裡，而我們不到那裡拍照。所以改讓您近看：作品的一角，比一個房間更能說明它是怎麼做出來的。',
      '我们的画多半挂在别人家的客厅里，而我们不到那里拍照。所以改让您近看：作品的一角，比一个房间更能说明它是怎么做出来的。',
    ),
    detail('a-swell-off-shiraishi'),
    detail('the-yellow-shirt'),
    detail('after-the-sparrows'),
    paragraph(
      'Some works are shown and sold only in exhibition stores. Their pages say where.',
      '部分作品僅在限定展售門市展出與販售，地點寫在作品頁面上。',
      '部分作品仅在限定展售门店展出与出售，地点写在作品页面上。',
    ),
    work('the-salt-pans'),
    paragraph(
      'What we have made with hotels, offices and publishers is under [collaboration](/collaboration).',
      '與旅館、辦公室、出版社一起做過的事，請見[合作專案](/collaboration)。',
      '与酒店、办公室、出版社一起做过的事，请见[合作项目](/collaboration)。',
    ),
    facts(
      [text('Company', '公司', '公司'), text('{company}', '{company}', '{company}')],
      [text('Representative', '代表人', '代表人'), text('{representative}', '{representative}', '{representative}')],
      [text('Address', '地址', '地址'), text('{address}', '{address}', '{address}')],
      [
        text('Telephone and e-mail', '電話與電子信箱', '电话与电子邮箱'),
        text('{phone} · {email}', '{phone} · {email}', '{phone} · {email}'),
      ],
      [text('Service hours', '服務時間', '服务时间'), text('{hours}', '{hours}', '{hours}')],
    ),
  ],
};
