import { LANGS, perLang, type Text } from '#shared/locale.ts';
import type { LegalWords } from './legal.contract.ts';

type Parts = LegalWords['blocks'];

/** The paragraph on forms in the standard privacy statement. */
export const OWN_PROTECTION: Text = {
  en: 'Forms are protected by a small computation that your browser does and our own server checks; no other company is involved. If this changes, we will say so here first.',
  'zh-Hant': '表單以瀏覽器進行的小型運算防護，由我們自己的伺服器驗證，沒有其他公司參與。日後若有改變，會先在此說明。',
  'zh-Hans': '表单以浏览器进行的小型运算防护，由我们自己的服务器验证，没有其他公司参与。日后如有改变，会先在此说明。',
};

/** Replaces that paragraph if the shop uses Google's reCAPTCHA. */
export const RECAPTCHA_PARAGRAPH: Text = {
  en: 'Forms are protected by Google reCAPTCHA. Google receives your IP address and data about how you use the page, may set cookies, and processes them outside Taiwan under its own privacy policy. We receive only the result.',
  'zh-Hant':
    '表單由 Google reCAPTCHA 防護。Google 會取得您的 IP 位址與頁面操作資料，可能設置 Cookie，並依其隱私權政策於台灣以外地區處理；我們只收到結果。',
  'zh-Hans':
    '表单由 Google reCAPTCHA 防护。Google 会取得您的 IP 地址与页面操作数据，可能设置 Cookie，并依其隐私政策在台湾以外地区处理；我们只收到结果。',
};

/** Whether a statement names reCAPTCHA. */
export function namesRecaptcha(parts: Parts): boolean {
  return parts.some(({ words }) => LANGS.some((lang) => /recaptcha/i.test(words[lang])));
}

/**
 * The parts with the paragraph on reCAPTCHA: in place of the standard one, or at the end if that was rewritten. A language that staff
 * rewrote keeps their words, and the new ones follow them.
 */
export function withRecaptcha(parts: Parts): { parts: Parts; at: number } {
  const standard = parts.findIndex(({ words }) => LANGS.some((lang) => words[lang].trim() === OWN_PROTECTION[lang]));
  const at = standard === -1 ? parts.length : standard;
  const before = parts[standard]?.words;
  const inserted = { kind: 'paragraph', words: before ? withOwnWords(before) : RECAPTCHA_PARAGRAPH } as const;
  return { parts: [...parts.slice(0, at), inserted, ...parts.slice(at + 1)], at };
}

function withOwnWords(before: Text): Text {
  return perLang(({ lang }) => {
    const own = before[lang].trim();
    const added = RECAPTCHA_PARAGRAPH[lang];
    if (own === '' || own === OWN_PROTECTION[lang]) return added;
    return lang === 'en' ? `${own} ${added}` : `${own}${added}`;
  });
}
