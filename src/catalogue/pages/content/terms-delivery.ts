import type { Block } from '#ground/blocks/block.rules.ts';
import { facts, heading, paragraph, text } from '#ground/blocks/writing.ts';

/** Terms of service, points 8 to 10: delivery, cancellation, returns. */
export const termsDelivery: readonly Block[] = [
  heading('delivery', '8. Making and delivery', '8. 製作與配送', '8. 制作与配送'),
  paragraph(
    'We make every print to order in {making_days} business days from payment, and then hand it to a carrier. The work’s page and the checkout show the range of days in which the parcel will arrive. If we expect a delay, we will tell you, and you may withdraw at no cost. We bear the risk until the parcel is handed to the recipient.',
    '每幅作品皆於付款後 {making_days} 個工作天內製作，再交由物流公司配送。作品頁面與結帳頁面會顯示預計到貨的日期區間。若將延誤，我們會通知您，您可解除契約而不負擔任何費用。包裹交付收件人之前，風險由我們承擔。',
    '每幅作品都在付款后 {making_days} 个工作日内制作，再交由物流公司配送。作品页面与结账页面会显示预计到货的日期区间。如将延误，我们会通知您，您可解除合同而不承担任何费用。包裹交付收货人之前，风险由我们承担。',
  ),
  facts(
    [
      text('Taiwan, main island', '台灣本島', '台湾本岛'),
      text(
        '{tw_main_days} business days in transit. By the longest framed side: {tw_main_fees}; free from {free_from} of goods.',
        '配送 {tw_main_days} 個工作天。依含框最長邊計：{tw_main_fees}；商品滿 {free_from}免運費。',
        '配送 {tw_main_days} 个工作日。按含框最长边计：{tw_main_fees}；商品满 {free_from}免运费。',
      ),
    ],
    [
      text(
        'Penghu, Kinmen, Lienchiang, Green Island, Orchid Island, Liuqiu',
        '澎湖、金門、連江、綠島、蘭嶼、小琉球',
        '澎湖、金门、连江、绿岛、兰屿、小琉球',
      ),
      text(
        '{tw_island_days} business days in transit; surcharge of {tw_island_fee}, even if delivery is otherwise free.',
        '配送 {tw_island_days} 個工作天；另加 {tw_island_fee}，符合免運費者亦同。',
        '配送 {tw_island_days} 个工作日；另加 {tw_island_fee}，符合免运费的也一样。',
      ),
    ],
    [
      text('{asia_countries}', '{asia_countries}', '{asia_countries}'),
      text(
        '{asia_days} business days in transit; by weight or volume, from {asia_fee}.',
        '配送 {asia_days} 個工作天；依重量或體積計，{asia_fee}起。',
        '配送 {asia_days} 个工作日；按重量或体积计，{asia_fee}起。',
      ),
    ],
    [
      text('{north_america_countries}', '{north_america_countries}', '{north_america_countries}'),
      text(
        '{north_america_days} business days in transit; by weight or volume, from {north_america_fee}.',
        '配送 {north_america_days} 個工作天；依重量或體積計，{north_america_fee}起。',
        '配送 {north_america_days} 个工作日；按重量或体积计，{north_america_fee}起。',
      ),
    ],
    [
      text('{europe_countries}', '{europe_countries}', '{europe_countries}'),
      text(
        '{europe_days} business days in transit; by weight or volume, from {europe_fee}.',
        '配送 {europe_days} 個工作天；依重量或體積計，{europe_fee}起。',
        '配送 {europe_days} 个工作日；按重量或体积计，{europe_fee}起。',
      ),
    ],
    [
      text('Pickup', '自取', '自取'),
      text(
        'Free of charge at {pickup_places}; we will tell you when the order is ready and keep it for {pickup_days} days; the risk passes to you, and the periods for returns begin, when you collect it.',
        '免運費，地點：{pickup_places}；作品備妥後我們會通知您，並保留 {pickup_days} 天；自您取貨時起，風險移轉，退貨期間亦自此起算。',
        '免运费，地点：{pickup_places}；作品备妥后我们会通知您，并保留 {pickup_days} 天；自您取货时起，风险转移，退货期限也从此起算。',
      ),
    ],
  ),
  paragraph(
    '*Where we do not deliver:* all other countries and regions, overseas territories with a country code of their own, and in Taiwan the Diaoyutai Islands (290), the Dongsha Islands (817) and the Nansha Islands (819). The shop says so on the work’s page and when you choose an address.',
    '*不配送的地區：*上述以外的國家與地區、另有國家代碼的海外屬地，以及釣魚臺列嶼（290）、東沙群島（817）、南沙群島（819）。作品頁面與選擇地址時都會說明。',
    '*不配送的地区：*上述以外的国家与地区、另有国家或地区代码的海外属地，以及邮政编码 290（钓鱼台列屿）、817（东沙群岛）、819（南沙群岛）。作品页面与选择地址时都会说明。',
  ),
  paragraph(
    'For deliveries abroad, duties and taxes may be charged on arrival. They are not included in our price; the recipient pays them. If a parcel is returned to us because the address was wrong or no one accepted it, we ask you whether to send it again for the delivery fee or to refund the prints. This does not affect your right to withdraw.',
    '寄往海外時，當地可能於到貨時課徵關稅與稅費，不含在售價內，由收件人負擔。包裹若因地址有誤或無人簽收而退回，我們會詢問您要支付運費重新寄送，或退還作品價款；您的解約權不受影響。',
    '寄往海外时，当地可能在到货时征收关税与税费，不含在售价内，由收货人承担。包裹如因地址有误或无人签收而退回，我们会询问您要支付运费重新寄送，或退还作品价款；您的解约权不受影响。',
  ),
  heading('cancel', '9. Cancelling', '9. 取消訂單', '9. 取消订单'),
  paragraph(
    'You can cancel an unpaid order at any time. You can cancel a paid order immediately until the workshop starts, and we refund it in full. After that you can ask us to cancel; we reply by e-mail, with a reason if we can no longer stop. We cancel only if we are unable to deliver, and refund in full.',
    '未付款的訂單可隨時取消；已付款者，在工坊開始製作前可立即取消並全額退款。開始製作後，您可提出申請，我們以電子郵件回覆；若無法停止，會說明理由。我們僅在無法供貨時取消訂單，並全額退款。',
    '未付款的订单可随时取消；已付款的，在工坊开始制作前可立即取消并全额退款。开始制作后，您可提出申请，我们以电子邮件回复；如无法停止，会说明理由。我们仅在无法供货时取消订单，并全额退款。',
  ),
  heading('returns', '10. Returning', '10. 退貨', '10. 退货'),
  paragraph(
    'You can return prints within {return_days} days of arrival; the first 7 days are the statutory withdrawal period: no reason is needed, and it costs you nothing. The only exception is custom products, made from your own picture or to measure; we say so before you order. All other rules are in [returns and exchanges](/exchange), which is part of these terms.',
    '到貨 {return_days} 天內可退貨，其中前 7 天為法定猶豫期，無須說明理由，亦不負擔任何費用。僅客製化商品（使用您自己的圖像，或量身訂製）除外，且會在訂購前告知。其餘規定請見[退換貨政策](/exchange)，該政策為本條款的一部分。',
    '到货 {return_days} 天内可退货，其中前 7 天为法定无理由退货期，无须说明理由，也不承担任何费用。仅定制商品（使用您自己的图像，或量身定做）除外，且会在订购前告知。其余规定请见[退换货政策](/exchange)，该政策为本条款的一部分。',
  ),
];
