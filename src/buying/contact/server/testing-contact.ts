import type { TestApi } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { solvedCaptcha } from '#people/captcha/server/testing-captcha.ts';
import { contactReply } from '../contact.contract.ts';

type Headers = Record<string, string>;

/** The contact form as a visitor in Taipei fills it in, without its captcha. */
export const letter = {
  kind: 'contact',
  language: 'zh-Hant',
  title: 'ms',
  firstname: '美',
  lastname: '林',
  email: 'visitor@example.com',
  phone: { code: '886', number: '912345678' },
  company_name: '大稻埕茶行',
  company_phone: '0225551234',
  contents: '請問這幅畫能掛在浴室嗎？\n謝謝。',
};

/** Sends the form with a solved captcha. */
export async function send(api: TestApi, db: Db, form: object = letter, headers: Headers = {}) {
  const captcha = await solvedCaptcha(db, 'contact');
  return api('/api/contact', { method: 'POST', json: { ...form, captcha }, headers });
}

/** Sends the form, and returns the reply's body. */
export async function sent(api: TestApi, db: Db, form: object = letter, headers: Headers = {}) {
  return (await send(api, db, form, headers)).as(contactReply);
}
