import type { Text } from './artist.ts';

/** An answer that the demo's staff give often. */
export interface ReadyAnswer {
  title: string;
  text: Text;
}

export const readyAnswers: readonly ReadyAnswer[] = [
  {
    title: 'Delivery time',
    text: {
      en: 'Dear {name},\n\nThank you for asking. Each print is made and framed to order. The order page shows the expected arrival, and we will e-mail you the tracking number on the day it ships.',
      'zh-Hant':
        '{name} 您好：\n\n謝謝您的詢問。每幅作品都在下單後才印製與裝框。預計送達日期寫在您的訂單頁面，寄出當天我們會再以電子郵件提供物流單號。',
      'zh-Hans':
        '{name} 您好：\n\n谢谢您的咨询。每幅作品都在下单后才印制与装框。预计送达日期写在您的订单页面，寄出当天我们会再发邮件附上运单号。',
    },
  },
  {
    title: 'Choice of frame',
    text: {
      en: 'Dear {name},\n\nA narrow frame suits small works and busy walls; a wide one gives a large work some calm. The work’s page shows each frame at its real size, and the wall preview shows it next to furniture. If you send us a photograph of your wall, we will be glad to suggest one.',
      'zh-Hant':
        '{name} 您好：\n\n窄框適合小幅作品與東西較多的牆面，寬框能讓大幅作品沉靜下來。作品頁面以真實比例呈現每款畫框，也可以在牆面預覽裡與家具一起看。如果您傳一張牆面的照片給我們，我們很樂意建議。',
      'zh-Hans':
        '{name} 您好：\n\n窄框适合小幅作品与东西较多的墙面，宽框能让大幅作品沉静下来。作品页面以真实比例呈现每款画框，也可以在墙面预览里与家具一起看。如果您发一张墙面的照片给我们，我们很乐意建议。',
    },
  },
  {
    title: 'Transfer received',
    text: {
      en: 'Dear {name},\n\nThank you. We have received your transfer for order {order}. The workshop will start on it on the next business day.',
      'zh-Hant': '{name} 您好：\n\n我們已收到訂單 {order} 的轉帳，謝謝您。工坊會在下一個工作天開始製作。',
      'zh-Hans': '{name} 您好：\n\n我们已收到订单 {order} 的转账，谢谢您。工坊会在下一个工作日开始制作。',
    },
  },
  {
    title: 'A return',
    text: {
      en: 'Dear {name},\n\nWe are sorry it is not what you hoped for. You can request a return on the page of order {order}. Please keep the carton; the page explains how to return the parcel and when you will be refunded.',
      'zh-Hant':
        '{name} 您好：\n\n很抱歉作品不如您的期待。您可以在訂單 {order} 的頁面申請退貨。請保留紙箱；頁面會說明如何寄回，以及何時退款。',
      'zh-Hans':
        '{name} 您好：\n\n很抱歉作品不如您的期待。您可以在订单 {order} 的页面申请退货。请保留纸箱；页面会说明如何寄回，以及何时退款。',
    },
  },
  {
    title: 'Correction of an invoice',
    text: {
      en: 'Dear {name},\n\nPlease tell us what the invoice for order {order} should say: the company’s name and tax ID, or the invoice carrier. We will correct it and send it to you again.',
      'zh-Hant':
        '{name} 您好：\n\n請告訴我們訂單 {order} 的發票應如何開立：公司名稱與統一編號，或載具號碼。我們會更正並重新寄給您。',
      'zh-Hans':
        '{name} 您好：\n\n请告诉我们订单 {order} 的发票应如何开具：公司名称与统一编号（台湾），或载具号码。我们会更正并重新发给您。',
    },
  },
];
