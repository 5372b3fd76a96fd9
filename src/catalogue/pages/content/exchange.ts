import { facts, heading, list, paragraph, steps, text } from '#ground/blocks/writing.ts';
import type { LegalContent } from '../page-content.ts';

export const exchange: LegalContent = {
  version: '2026-11-01',
  title: text('Returns and exchanges', '退換貨政策', '退换货政策'),
  lead: text(
    'You can return prints within {return_days} days of arrival. The first 7 days are the statutory withdrawal period: no reason is needed, and it costs you nothing.',
    '到貨 {return_days} 天內可退貨，其中前 7 天為法定猶豫期，無須說明理由，亦不負擔任何費用。',
    '到货 {return_days} 天内可退货，其中前 7 天为法定无理由退货期，无须说明理由，也不承担任何费用。',
  ),
  description: text(
    '{return_days} days to change your mind, how to return a print safely, and what is refunded when.',
    '{return_days} 天退貨、如何安全寄回，以及退還哪些款項、何時退款。',
    '{return_days} 天退货、如何安全寄回，以及退还哪些款项、何时退款。',
  ),
  blocks: [
    heading('periods', 'How long', '退貨期限', '退货期限'),
    facts(
      [
        text('Day 1 to 7', '第 1 到 7 天', '第 1 到 7 天'),
        text(
          'The withdrawal period of Taiwan’s Consumer Protection Act, Article 19. No reason is needed, we cannot refuse, and it costs you nothing. The day after the parcel arrives is day 1; the period ends at the end of day 7 (Taipei).',
          '依《消費者保護法》第 19 條之猶豫期。無須說明理由，我們不得拒絕，您不負擔任何費用。包裹送達次日為第 1 天，至第 7 天結束為止（台北時間）。',
          '依据台湾《消费者保护法》第 19 条的无理由退货期。无须说明理由，我们不得拒绝，您不承担任何费用。包裹送达次日为第 1 天，至第 7 天结束为止（台北时间）。',
        ),
      ],
      [
        text('Day {later_days}', '第 {later_days} 天', '第 {later_days} 天'),
        text(
          'Our own additional period; it ends at the end of day {return_days} (Taipei). We accept undamaged prints and refund their price; you send them back at your own expense.',
          '我們額外提供的期間，至第 {return_days} 天結束為止（台北時間）。作品完好即可退貨，退還作品價款；由您寄回，回程運費由您負擔。',
          '我们额外提供的期间，至第 {return_days} 天结束为止（台北时间）。作品完好即可退货，退还作品价款；由您寄回，回程运费由您承担。',
        ),
      ],
    ),
    paragraph(
      'The order page shows the last day for returns. These periods apply everywhere we deliver, to open and numbered editions, framed or not. If the law of your country gives you more rights, you keep them.',
      '訂單頁面會顯示退貨期限的最後一天。凡我們配送的地區皆適用，不論不限量版或限量編號版、裝框與否。您所在地的法律若給您更多權利，亦不受影響。',
      '订单页面会显示退货期限的最后一天。凡我们配送的地区都适用，不论不限量版或限量编号版、装框与否。您所在地的法律如果给您更多权利，也不受影响。',
    ),
    heading('custom', 'The one exception', '唯一的例外', '唯一的例外'),
    paragraph(
      'Custom products cannot be returned unless they are faulty. Custom means only two things: a print of *your own picture*, and a size or frame *made to measure*, outside our lists. Choosing among the sizes and frames of the shop is not custom, although we make every print to order. Everything you can put into the cart today can be returned. If we agree on something custom, we say so in the offer, before you order.',
      '客製化商品除有瑕疵外，不接受退貨。客製化僅指兩種：印製*您自己的圖像*，以及不在目錄內、*量身訂製*的尺寸或畫框。從店內既有的尺寸與畫框中選擇，雖然接單後才製作，仍不屬於客製化。目前能放進購物車的商品都可以退貨；若另行約定客製化商品，我們會在訂購前於報價中明確告知。',
      '定制商品除有瑕疵外，不接受退货。定制仅指两种：印制*您自己的图像*，以及不在目录内、*量身定做*的尺寸或画框。从店内现有的尺寸与画框中选择，虽然接单后才制作，仍不属于定制。目前能放进购物车的商品都可以退货；如果另行约定定制商品，我们会在订购前于报价中明确告知。',
    ),
    heading('how', 'How to return prints', '如何退貨', '如何退货'),
    steps(
      text(
        'Tell us on the order page under “Return prints”, by e-mail, by telephone or by letter. Sending the prints back within the 7 days also counts as notice.',
        '通知我們：在訂單頁面按「退貨」，或以電子郵件、電話、書信告知。在 7 天內直接將作品寄回，也視為通知。',
        '通知我们：在订单页面按“退货”，或以电子邮件、电话、书信告知。在 7 天内直接将作品寄回，也视为通知。',
      ),
      text(
        'Pack the print with its certificate, in the original carton if possible. No carton? Tell us, and we will arrange one.',
        '將作品連同保證書包好，盡可能使用原紙箱。紙箱不在了請告訴我們，由我們安排。',
        '将作品连同证书包好，尽可能使用原纸箱。纸箱不在了请告诉我们，由我们安排。',
      ),
      text(
        'In the first 7 days a carrier collects it from you at our expense, within 15 days of your notice. If you have already sent it yourself, we refund the postage against the receipt.',
        '猶豫期內，我們自收到通知次日起 15 天內派物流公司到府取回，費用由我們負擔。若您已自行寄回，憑收據退還郵資。',
        '法定无理由退货期内，我们自收到通知次日起 15 天内派物流公司上门取回，费用由我们承担。如果您已自行寄回，凭收据退还邮费。',
      ),
      text(
        'From day {later_days} you send it to {address}, with the order number on the parcel.',
        '第 {later_days} 天，請寄至 {address}，並在包裹上註明訂單編號。',
        '第 {later_days} 天，请寄至 {address}，并在包裹上注明订单编号。',
      ),
    ),
    heading('refund', 'What is refunded', '退還哪些款項', '退还哪些款项'),
    facts(
      [
        text('Whole order, day 1 to 7', '整筆訂單，第 1 到 7 天', '整笔订单，第 1 到 7 天'),
        text(
          'everything you paid, the delivery fee included',
          '您支付的全部金額，包含運費',
          '您支付的全部金额，包含运费',
        ),
      ],
      [
        text('Part of an order, day 1 to 7', '部分作品，第 1 到 7 天', '部分作品，第 1 到 7 天'),
        text(
          'the price of the returned prints; free delivery is not charged afterwards',
          '退回作品的價款；原本免運費者，不另補收',
          '退回作品的价款；原本免运费的，不另补收',
        ),
      ],
      [
        text('Day {later_days}', '第 {later_days} 天', '第 {later_days} 天'),
        text(
          'the price of the returned prints, without the delivery fee',
          '退回作品的價款，不含運費',
          '退回作品的价款，不含运费',
        ),
      ],
    ),
    paragraph(
      'We refund within 15 days of receiving the prints, in the currency you paid in: to the card or account that you paid with online or, after a bank transfer or a payment at an ATM or in a store, to the bank account you name. Your bank may need a few more days to show it.',
      '我們在收到退回作品次日起 15 天內退款，幣別與付款時相同：退至原信用卡或線上付款帳戶；以轉帳、ATM 或超商付款者，退至您指定的銀行帳號。銀行入帳可能還需要幾天。',
      '我们在收到退回作品次日起 15 天内退款，币种与付款时相同：退至原信用卡或在线付款账户；以转账、ATM 或便利店付款的，退至您指定的银行账户。银行入账可能还需要几天。',
    ),
    heading('condition', 'You may unpack and hang it', '可以拆開看', '可以拆开看'),
    paragraph(
      'Unpack the print, hang it, look at it by day and by lamplight. Examining it does not affect your right to withdraw. Prints returned from day {later_days} must be as they arrived: unscratched, in their frame if they had one, with the certificate. The number of a numbered print goes back to the edition.',
      '請拆開、掛上，白天看、燈下看。為檢查商品所必要的動作，不影響您的解約權。第 {later_days} 天的退貨，請保持送達時的樣子：沒有刮傷，原本裝框者連框，並附保證書。限量編號版的編號會回到該版。',
      '请拆开、挂上，白天看、灯下看。为检查商品所必要的动作，不影响您的解约权。第 {later_days} 天的退货，请保持送达时的样子：没有刮伤，原本装框的连框，并附证书。限量编号版的编号会回到该版。',
    ),
    heading('exchange', 'Another size or frame instead', '想換尺寸或畫框', '想换尺寸或画框'),
    paragraph(
      'Tell us when you request the return. If the other print costs the same, we make it once we have received the first, and send it without a further fee. If it costs more or less, it is simplest to return the first and order the second: you lose nothing.',
      '申請退貨時請註明。若價格相同，我們收到退回的作品後即製作並寄出，不另收費。若價格不同，最簡單的做法是退回原作品、另下新訂單，您不會因此有任何損失。',
      '申请退货时请注明。如果价格相同，我们收到退回的作品后即制作并寄出，不另收费。如果价格不同，最简单的做法是退回原作品、另下新订单，您不会因此有任何损失。',
    ),
    heading('damage', 'Damaged or faulty', '配送途中損壞或有瑕疵', '配送途中损坏或有瑕疵'),
    paragraph(
      'If a print arrives damaged, or has a fault in printing or framing, tell us within 30 days of arrival from the order page, preferably with photographs of the parcel and the fault. You choose: we remake it, or refund it with the delivery fee. We pay for all transport. A numbered print is remade under its own number. This also applies to custom products. After the 30 days, your statutory rights are unaffected.',
      '作品到貨時若有損壞，或有印製、裝框瑕疵，請於到貨後 30 天內從訂單頁面告知，並盡量附上包裹與瑕疵的照片。重做或連同運費退款，由您選擇，往返費用都由我們負擔。限量編號版以原編號重做。客製化商品同樣適用。30 天之後，您依法享有的權利不受影響。',
      '作品到货时如有损坏，或有印制、装框瑕疵，请于到货后 30 天内从订单页面告知，并尽量附上包裹与瑕疵的照片。重做或连同运费退款，由您选择，往返费用都由我们承担。限量编号版以原编号重做。定制商品同样适用。30 天之后，您依法享有的权利不受影响。',
    ),
    heading('cancel', 'Before it is sent', '出貨之前', '发货之前'),
    list(
      text(
        'Not paid yet: cancel on the order page, or let it lapse.',
        '尚未付款：在訂單頁面取消，或任其逾期失效。',
        '尚未付款：在订单页面取消，或任其逾期失效。',
      ),
      text(
        'Paid, and the workshop has not started: cancel immediately; we refund the full amount.',
        '已付款、尚未開始製作：可立即取消，全額退款。',
        '已付款、尚未开始制作：可立即取消，全额退款。',
      ),
      text(
        'Paid, and the workshop has started: ask us, and we will check whether we can still stop. If not, you can return the prints after they arrive.',
        '已付款、已開始製作：請提出申請，我們確認是否來得及停止。若來不及，仍可在到貨後退貨。',
        '已付款、已开始制作：请提出申请，我们确认是否来得及停止。如果来不及，仍可在到货后退货。',
      ),
    ),
    heading('contact', 'Contact', '聯絡窗口', '联系方式'),
    paragraph(
      '{email}, {phone}, {hours}, or the [contact form](/contact). How we handle complaints is in the [terms of service](/terms).',
      '{email}、{phone}，{hours}，或填寫[聯絡表單](/contact)。申訴處理方式請見[服務條款](/terms)。',
      '{email}、{phone}，{hours}，或填写[联系表单](/contact)。投诉处理方式请见[服务条款](/terms)。',
    ),
  ],
};
