import { heading, list, paragraph, text } from '#ground/blocks/writing.ts';
import type { PageContent } from '../page-content.ts';

/** The text beside the contact form; phone, e-mail and address come from the site's settings. */
export const contact: PageContent = {
  title: text('Contact', '聯絡我們', '联系我们'),
  lead: text(
    'By telephone, e-mail or form: a member of our staff answers, {hours}.',
    '電話、電子郵件或線上表單，都由真人回覆。服務時間：{hours}。',
    '电话、电子邮件或在线表单，都由真人回复。服务时间：{hours}。',
  ),
  description: text(
    'How to reach {brand}: telephone, e-mail and form, {hours}.',
    '如何聯絡{brand}：電話、電子信箱與線上表單，{hours}。',
    '如何联系{brand}：电话、电子邮箱与在线表单，{hours}。',
  ),
  blocks: [
    heading('expect', 'What to expect', '回覆說明', '回复说明'),
    paragraph(
      'We answer messages in the order we receive them, in English or Chinese. Messages that arrive outside these hours, or on a public holiday in Taiwan, are read on the next business day.',
      '我們依收到的順序，以中文或英文回覆。服務時間以外或台灣國定假日的來信，於下一個工作天處理。',
      '我们按收到的顺序，以中文或英文回复。服务时间以外或台湾法定节假日的来信，在下一个工作日处理。',
    ),
    list(
      text(
        '*About an order:* write from the order page, so that we can see the order. You can also track the parcel there.',
        '*訂單問題：*請從訂單頁面傳訊息，我們就能直接看到訂單；包裹進度也在那裡。',
        '*订单问题：*请从订单页面发消息，我们就能直接看到订单；包裹进度也在那里。',
      ),
      text(
        '*After a bank transfer:* please report it on the order page, with the last five digits (at least four) of the bank account you paid from.',
        '*轉帳之後：*請在訂單頁面回報轉帳，填寫轉出銀行帳號的末五碼（至少末四碼）。',
        '*转账之后：*请在订单页面提交转账信息，填写转出银行账号的后五位（至少后四位）。',
      ),
      text(
        '*About a work in an exhibition store:* tell us which one, and we will find out for you.',
        '*限定展售門市的作品：*請告訴我們是哪一件，我們替您詢問。',
        '*限定展售门店的作品：*请告诉我们是哪一件，我们替您询问。',
      ),
      text(
        '*A complaint:* you will get a full answer within 15 days, see the [terms of service](/terms).',
        '*申訴：*我們於 15 天內妥適回覆，請見[服務條款](/terms)。',
        '*投诉：*我们在 15 天内妥善答复，请见[服务条款](/terms)。',
      ),
    ),
    paragraph(
      'Your question may already be answered in the [frequently asked questions](/contact/faq).',
      '您的問題，也許已在[常見問題](/contact/faq)裡。',
      '您的问题，也许已在[常见问题](/contact/faq)里。',
    ),
  ],
};
