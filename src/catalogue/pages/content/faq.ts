import { facts, list, paragraph, text } from '#ground/blocks/writing.ts';
import type { FaqEntry } from '../page-content.ts';

/** The six questions of spec §2. */
export const faq: readonly FaqEntry[] = [
  {
    id: 'arrival',
    question: text('How long until it arrives?', '多久會送到？', '多久能送到？'),
    answer: [
      paragraph(
        'We make every print to order, {making_days} business days from payment, and then ship it. Total time in business days:',
        '每幅作品都是接單後製作，自付款起 {making_days} 個工作天，之後才寄出。合計的工作天數：',
        '每幅作品都是接单后制作，自付款起 {making_days} 个工作日，之后才寄出。合计的工作日数：',
      ),
      facts(
        [
          text('Taiwan, main island', '台灣本島', '台湾本岛'),
          text('{tw_main_arrival}', '{tw_main_arrival} 天', '{tw_main_arrival} 天'),
        ],
        [
          text('Taiwan’s outlying islands', '離島', '台湾离岛'),
          text('{tw_island_arrival}', '{tw_island_arrival} 天', '{tw_island_arrival} 天'),
        ],
        [
          text('{asia_countries}', '{asia_countries}', '{asia_countries}'),
          text('{asia_arrival}', '{asia_arrival} 天', '{asia_arrival} 天'),
        ],
        [
          text('{north_america_countries}', '{north_america_countries}', '{north_america_countries}'),
          text('{north_america_arrival}', '{north_america_arrival} 天', '{north_america_arrival} 天'),
        ],
        [
          text('{europe_countries}', '{europe_countries}', '{europe_countries}'),
          text('{europe_arrival}', '{europe_arrival} 天', '{europe_arrival} 天'),
        ],
      ),
      paragraph(
        'You can also collect your order free of charge, when it is made: {pickup_places}.',
        '您也可以在作品完成後免運費自取，地點：{pickup_places}。',
        '您也可以在作品完成后免运费自取，地点：{pickup_places}。',
      ),
      paragraph(
        'Each work’s page shows the days and the cost for your country before you order. We do not deliver anywhere else yet. Abroad, duties may be charged on arrival.',
        '各作品頁面會依您所在的國家或地區，在訂購前顯示日期與運費。其他地區目前不配送。寄往海外時，當地可能另收關稅。',
        '各作品页面会按您所在的国家或地区，在订购前显示日期与运费。其他地区目前不配送。寄往海外时，当地可能另收关税。',
      ),
    ],
  },
  {
    id: 'size-and-frame',
    question: text(
      'Which size and which frame should I choose?',
      '該選哪個尺寸、哪款畫框？',
      '该选哪个尺寸、哪款画框？',
    ),
    answer: [
      paragraph(
        'Above furniture, the framed work should be half to three quarters as wide as the furniture. If in doubt between two sizes, choose the larger. Paper works whose edge should show look good with a mat, dark pictures in a dark frame; oak is seldom wrong.',
        '掛在家具上方時，含框寬度以家具的二分之一到四分之三為宜。兩個尺寸猶豫不決，選大的。需要露出紙邊的紙上作品適合附卡紙，深色的畫適合深色框；橡木很少出錯。',
        '挂在家具上方时，含框宽度以家具的二分之一到四分之三为宜。在两个尺寸之间犹豫，就选大的。需要露出纸边的纸上作品适合附卡纸，深色的画适合深色框；橡木基本百搭。',
      ),
      paragraph(
        'Try it at true scale on the [wall preview](/wall), in a photo of your own if you like. Or read [Choosing a size](/news/choosing-a-size) and [With or without a mat](/news/with-or-without-a-mat).',
        '可到[牆面預覽](/wall)以真實比例試掛，也能用您自己的照片。也可以讀[怎麼選尺寸](/news/choosing-a-size)與[要不要加卡紙](/news/with-or-without-a-mat)。',
        '可到[墙面预览](/wall)以真实比例试挂，也能用您自己的照片。也可以读[怎么选尺寸](/news/choosing-a-size)与[要不要加卡纸](/news/with-or-without-a-mat)。',
      ),
    ],
  },
  {
    id: 'returns',
    question: text('Can I send it back?', '可以退貨嗎？', '可以退货吗？'),
    answer: [
      paragraph(
        'Yes, within {return_days} days of arrival. The first 7 days are the statutory withdrawal period: no reason is needed, we collect the parcel at our expense, and if you return the whole order, we also refund the delivery fee. From day {later_days} you send it back, and we refund the prints. Sizes and frames chosen from our lists are not “custom” and can always be returned.',
        '可以。到貨 {return_days} 天內可退貨，其中前 7 天為法定猶豫期，無須說明理由，由我們付費到府取回；整筆訂單退回者，運費一併退還。第 {later_days} 天由您寄回，我們退還作品價款。從目錄中選擇的尺寸與畫框不算客製化，一律可退。',
        '可以。到货 {return_days} 天内可退货，其中前 7 天为法定无理由退货期，无须说明理由，由我们付费上门取回；整笔订单退回的，运费一并退还。第 {later_days} 天由您寄回，我们退还作品价款。从目录中选择的尺寸与画框不算定制，一律可退。',
      ),
      paragraph(
        'If it arrives damaged, tell us within 30 days: we remake or refund it. All details are in [returns and exchanges](/exchange).',
        '到貨時若有損壞，請於 30 天內告知，我們重做或退款。詳情請見[退換貨政策](/exchange)。',
        '到货时如有损坏，请在 30 天内告知，我们重做或退款。详情请见[退换货政策](/exchange)。',
      ),
    ],
  },
  {
    id: 'payment',
    question: text('How can I pay?', '怎麼付款？', '怎么付款？'),
    answer: [
      list(
        text(
          '*{pay_card_taiwan}*: within two hours, on ECPay’s page; instalments if your bank offers them.',
          '*{pay_card_taiwan}*：2 小時內，於綠界科技（ECPay）頁面完成；發卡銀行若提供分期，可在該頁選擇。',
          '*{pay_card_taiwan}*：2 小时内，在绿界科技（ECPay）页面完成；发卡银行如提供分期，可在该页选择。',
        ),
        text(
          '*{pay_line}*: within two hours, in LINE.',
          '*{pay_line}*：2 小時內，於 LINE 同意付款。',
          '*{pay_line}*：2 小时内，在 LINE 同意付款。',
        ),
        text(
          '*{pay_atm}*, up to {atm_most}: you get an account number for this order only and have three days to pay; we confirm the payment automatically.',
          '*{pay_atm}*，上限 {atm_most}：您會取得僅供此訂單使用的帳號，3 天內付款，入帳後自動確認。',
          '*{pay_atm}*，上限 {atm_most}：您会获得仅供此订单使用的账号，3 天内付款，到账后自动确认。',
        ),
        text(
          '*{pay_store}*, up to {store_most}: you get a code and have three days to pay with it in a store; we confirm the payment automatically.',
          '*{pay_store}*，上限 {store_most}：您會取得繳費代碼，3 天內至超商繳費，入帳後自動確認。',
          '*{pay_store}*，上限 {store_most}：您会获得缴费代码，3 天内到便利店缴费，到账后自动确认。',
        ),
        text(
          '*{pay_card_abroad}*: within two hours; only cards issued outside Taiwan are accepted here.',
          '*{pay_card_abroad}*：2 小時內；此方式僅接受台灣以外地區發行的信用卡。',
          '*{pay_card_abroad}*：2 小时内；此方式仅接受台湾以外地区发行的信用卡。',
        ),
        text('*{pay_paypal}*: within two hours.', '*{pay_paypal}*：2 小時內。', '*{pay_paypal}*：2 小时内。'),
        text(
          '*{pay_transfer}*: within {transfer_days} days; then report the last five digits (at least four) of the bank account you paid from on the order page.',
          '*{pay_transfer}*：{transfer_days} 天內；轉帳後請在訂單頁面回報轉出銀行帳號的末五碼（至少末四碼）。',
          '*{pay_transfer}*：{transfer_days} 天内；转账后请在订单页面提交转出银行账号的后五位（至少后四位）。',
        ),
      ),
      paragraph(
        'If a payment is declined, you have 72 hours to try again, with the same or another method. An order that is not paid lapses and costs you nothing.',
        '付款遭拒時，72 小時內可再試，也可改用其他方式。未付款的訂單會失效，您不必負擔任何費用。',
        '付款被拒时，72 小时内可再试，也可改用其他方式。未付款的订单会失效，您不必承担任何费用。',
      ),
    ],
  },
  {
    id: 'colour',
    question: text(
      'Will the colours on my wall be those on my screen?',
      '牆上的顏色會和螢幕一樣嗎？',
      '墙上的颜色会和屏幕一样吗？',
    ),
    answer: [
      paragraph(
        'Close, but not the same. A screen shines and paper does not, so a print looks calmer, and darker in a dark room. Turn the brightness down to that of a white page beside it, and switch off night mode: that is nearest to what you will get.',
        '很接近，但不會一樣。螢幕會發光，紙不會，所以印出來比較沉靜，在暗房間裡也比較暗。請把亮度調到和旁邊一張白紙差不多，並關閉夜間模式，那就最接近成品。',
        '很接近，但不会一样。屏幕会发光，纸不会，所以印出来比较沉静，在暗房间里也比较暗。请把亮度调到和旁边一张白纸差不多，并关闭夜间模式，那就最接近成品。',
      ),
      paragraph(
        'The warranty period for the colours is on each work’s page. If they are not what you hoped for, you can return the print.',
        '色彩的保固年限寫在各作品頁面。如果和您期待的不同，可以退貨。',
        '色彩的质保年限写在各作品页面。如果和您期待的不同，可以退货。',
      ),
    ],
  },
  {
    id: 'artist',
    question: text(
      'I am an artist. Can I sell here?',
      '我是藝術家，可以在這裡賣作品嗎？',
      '我是艺术家，可以在这里卖作品吗？',
    ),
    answer: [
      paragraph(
        'Yes. [Register as an artist](/register/artist) with a portfolio of at least five works and a few sentences; we answer within five business days. You get {artist_share} of the price before tax of every print, keep the copyright, and can take a work down at any time. Galleries that represent artists get {gallery_share}.',
        '歡迎。請[註冊藝術家帳號](/register/artist)，附上至少五件作品的作品集與幾句說明，我們在 5 個工作天內回覆。每售出一幅，您分得未稅價的 {artist_share}；著作權仍屬於您，作品隨時可以下架。代理藝術家的畫廊分得 {gallery_share}。',
        '欢迎。请[注册艺术家账号](/register/artist)，附上至少五件作品的作品集与几句说明，我们在 5 个工作日内回复。每售出一幅，您分得不含税价的 {artist_share}；著作权仍属于您，作品随时可以下架。代理艺术家的画廊分得 {gallery_share}。',
      ),
      paragraph(
        'The [call for artists](/partner) says what we look for and which files we need.',
        '我們在找什麼、需要哪些檔案，請見[藝術家招募](/partner)。',
        '我们在找什么、需要哪些文件，请见[艺术家招募](/partner)。',
      ),
    ],
  },
];
