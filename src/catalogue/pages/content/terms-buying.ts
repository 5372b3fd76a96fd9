import type { Block } from '#ground/blocks/block.rules.ts';
import { facts, heading, paragraph, text } from '#ground/blocks/writing.ts';

/** Terms of service, points 4 to 7: prices, the contract, payment, editions. */
export const termsBuying: readonly Block[] = [
  heading('prices', '4. Prices and currencies', '4. 價格與幣別', '4. 价格与币种'),
  paragraph(
    'Prices are fixed in New Taiwan dollars (NT$) and in US dollars (US$), in two separate lists; we do not convert what we charge. For delivery within Taiwan they include {vat} value-added tax; exports are zero-rated. Delivery is added and shown before you order. If a price changes while a print is in your cart, the cart shows the old and the new price. You pay the price shown when you confirm the order.',
    '價格分別以新臺幣（NT$）與美元（US$）訂定，各有價目表，收款時不換算。配送台灣境內者含 {vat} 營業稅，出口適用零稅率。運費另計，並於訂購前顯示。若購物車內作品的價格有變，會顯示變動前後的金額。您所支付的，是確認訂單時顯示的價格。',
    '价格分别以新台币（NT$）与美元（US$）制定，各有价目表，收款时不换算。配送台湾境内的含 {vat} 营业税，出口适用零税率。运费另计，并在订购前显示。如果购物车内作品的价格有变，会显示变动前后的金额。您所支付的，是确认订单时显示的价格。',
  ),
  paragraph(
    'In Taiwan we issue a uniform invoice: to your invoice carrier, as a donation, or to a company with its tax ID. The payment statement on the order page is not a uniform invoice.',
    '配送台灣境內者，我們開立統一發票，可存入載具、捐贈，或開立載明統一編號的公司發票。訂單頁面的付款明細並非統一發票，不得作為扣抵憑證。',
    '配送台湾境内的，我们开具统一发票，可存入载具、捐赠，或开具载明统一编号（台湾）的公司发票。订单页面的付款明细并非统一发票，不得作为抵扣凭证。',
  ),
  heading('contract', '5. Order and contract', '5. 訂購與契約成立', '5. 订购与合同成立'),
  paragraph(
    'Before you order we show each print with quantity and price, delivery, tax, invoice and total, and you can correct them. The contract is concluded when we show you the order number, and it binds both sides; if you do not pay in time, it lapses. The order page shows each step, and we confirm it by e-mail once you have confirmed your address. The languages of the contract are English and Chinese; the version of these terms you agreed to is stored with the order.',
    '訂購前，我們會列出每件作品的數量與價格、配送、稅額、發票與總金額，您可以更正。您確認送出、我們顯示訂單編號時，契約即成立，雙方均應履行；逾期未付款者，契約失效。每個步驟都會顯示在訂單頁面；電子信箱驗證後，並以電子郵件確認。契約語言為中文與英文；您所同意的條款版本會隨訂單保存。',
    '订购前，我们会列出每件作品的数量与价格、配送、税额、发票与总金额，您可以更正。您确认提交、我们显示订单编号时，合同即成立，双方都应履行；逾期未付款的，合同失效。每个步骤都会显示在订单页面；电子邮箱验证后，我们还会以电子邮件确认。合同语言为中文与英文；您所同意的条款版本会随订单保存。',
  ),
  paragraph(
    'To keep works available to everyone, each member may have at most three unpaid orders at a time.',
    '為了讓每個人都買得到，每位會員同時最多三筆未付款訂單。',
    '为了让每个人都买得到，每位会员同时最多三笔未付款订单。',
  ),
  heading('payment', '6. Payment', '6. 付款', '6. 付款'),
  facts(
    [
      text('{pay_card_taiwan}', '{pay_card_taiwan}', '{pay_card_taiwan}'),
      text(
        'within two hours, on ECPay’s page. If your bank offers instalments, you choose them there.',
        '2 小時內，於綠界科技（ECPay）頁面完成。發卡銀行若提供分期，可在該頁選擇。',
        '2 小时内，在绿界科技（ECPay）页面完成。发卡银行如提供分期，可在该页选择。',
      ),
    ],
    [
      text('{pay_line}', '{pay_line}', '{pay_line}'),
      text(
        'within two hours. Once LINE Pay has opened, you have 20 minutes to approve the payment.',
        '2 小時內。開啟 LINE Pay 後，請於 20 分鐘內同意付款。',
        '2 小时内。打开 LINE Pay 后，请在 20 分钟内同意付款。',
      ),
    ],
    [
      text('{pay_atm}', '{pay_atm}', '{pay_atm}'),
      text(
        'up to {atm_most}. Within two hours of ordering, ECPay gives you an account number for this order only; you then have three days to pay. The order page and an e-mail show the number and its deadline. We confirm the payment automatically.',
        '上限 {atm_most}。下單後 2 小時內由綠界科技（ECPay）取得僅供此訂單使用的帳號，取得後 3 天內付款。帳號與期限顯示於訂單頁面與電子郵件，入帳後自動確認。',
        '上限 {atm_most}。下单后 2 小时内由绿界科技（ECPay）取得仅供此订单使用的账号，取得后 3 天内付款。账号与期限显示在订单页面与电子邮件，到账后自动确认。',
      ),
    ],
    [
      text('{pay_store}', '{pay_store}', '{pay_store}'),
      text(
        'up to {store_most}. Within two hours of ordering, ECPay gives you a code; you then have three days to pay with it in a store. The order page and an e-mail show the code and its deadline. We confirm the payment automatically.',
        '上限 {store_most}。下單後 2 小時內由綠界科技（ECPay）取得繳費代碼，取得後 3 天內至超商繳費。代碼與期限顯示於訂單頁面與電子郵件，入帳後自動確認。',
        '上限 {store_most}。下单后 2 小时内由绿界科技（ECPay）取得缴费代码，取得后 3 天内到便利店缴费。代码与期限显示在订单页面与电子邮件，到账后自动确认。',
      ),
    ],
    [
      text('{pay_card_abroad}', '{pay_card_abroad}', '{pay_card_abroad}'),
      text(
        'within two hours, on the bank’s page. Only cards issued outside Taiwan can be used.',
        '2 小時內，於銀行頁面完成。僅接受台灣以外地區發行的信用卡。',
        '2 小时内，在银行页面完成。仅接受台湾以外地区发行的信用卡。',
      ),
    ],
    [
      text('{pay_paypal}', '{pay_paypal}', '{pay_paypal}'),
      text('within two hours, at PayPal.', '2 小時內，於 PayPal 完成。', '2 小时内，在 PayPal 完成。'),
    ],
    [
      text('{pay_transfer}', '{pay_transfer}', '{pay_transfer}'),
      text(
        'within {transfer_days} days of ordering. Then please report on the order page the last five digits (at least four) of the bank account you paid from, the amount and the day. We check for it within five business days, usually the next one, and keep the order until then.',
        '下單後 {transfer_days} 天內。轉帳後請在訂單頁面回報轉出銀行帳號的末五碼（至少末四碼）、金額與日期；我們於 5 個工作天內（通常為下一個工作天）核對，期間保留訂單。',
        '下单后 {transfer_days} 天内。转账后请在订单页面提交转出银行账号的后五位（至少后四位）、金额与日期；我们在 5 个工作日内（通常为下一个工作日）核对，期间保留订单。',
      ),
    ],
  ),
  paragraph(
    'The checkout shows the methods currently offered. If a payment is declined, you have 72 hours to try again, with the same or another method. An order that is not paid in time lapses and costs you nothing. We refund late or duplicate payments in full.',
    '目前可用的付款方式以結帳頁面為準。付款遭拒者，72 小時內可再試，也可改用其他方式。逾期未付款的訂單失效，您不負擔任何費用。逾期或重複收到的款項，全額退還。',
    '目前可用的付款方式以结账页面为准。付款被拒的，72 小时内可再试，也可改用其他方式。逾期未付款的订单失效，您不承担任何费用。逾期或重复收到的款项，全额退还。',
  ),
  heading('editions', '7. Editions and certificates', '7. 限量與保證書', '7. 限量与证书'),
  paragraph(
    'Open editions are printed to order, without limit. A numbered edition has a fixed number of prints in all sizes together, and we never sell more; numbers are assigned in sequence. A number is reserved when you order and released when the order lapses or is cancelled. To order one, you need a confirmed e-mail address; each member may hold at most two unpaid prints of an edition. Every print comes with a certificate. It does not transfer any copyright.',
    '不限量版依訂購印製，不限次數。限量編號版所有尺寸合計數量固定，絕不超售；編號依序給出。下單時即保留編號，訂單失效或取消時釋出。訂購限量編號版須先完成電子信箱驗證；同一版每位會員最多持有兩幅未付款作品。每幅作品皆附保證書；持有保證書不代表取得著作權。',
    '不限量版按订购印制，不限次数。限量编号版所有尺寸合计数量固定，绝不超售；编号依次给出。下单时即保留编号，订单失效或取消时释放。订购限量编号版须先完成电子邮箱验证；同一版每位会员最多持有两幅未付款作品。每幅作品都附证书；持有证书不代表取得著作权。',
  ),
];
