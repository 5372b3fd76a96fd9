import type { Text } from '#shared/locale.ts';

/** What the statement says of forms in a shop that lets Google's reCAPTCHA protect them, in place of its own paragraph. */
export const RECAPTCHA_PARAGRAPH: Text = {
  en: 'Forms are protected by Google reCAPTCHA. Google receives your IP address and data about how you use the page, may set cookies, and processes them outside Taiwan under its own privacy policy. We receive only the result.',
  'zh-Hant':
    '表單由 Google reCAPTCHA 防護。Google 會取得您的 IP 位址與頁面操作資料，可能設置 Cookie，並依其隱私權政策於台灣以外地區處理；我們只收到結果。',
  'zh-Hans':
    '表单由 Google reCAPTCHA 防护。Google 会取得您的 IP 地址与页面操作数据，可能设置 Cookie，并依其隐私政策在台湾以外地区处理；我们只收到结果。',
};
