import type { TestApi, TestReply } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { networkOf } from '#ground/throttle/server/network.ts';
import { solvedCaptcha } from '#people/captcha/server/testing-captcha.ts';
import { deviceOf } from '../device.rules.ts';
import { registration, signedInReply } from '../member.contract.ts';
import { hashPassword } from './password.service.ts';
import { addMember } from './register.service.ts';
import { signIn } from './sign-in.service.ts';

export const PASSWORD = 'Gilded-Oak-42';

export const home = {
  country_code: 'TW',
  city: '臺北市',
  township: '大同區',
  postal_code: '103',
  address: '迪化街一段 12 號',
};

/** A basic member's registration, without its captcha. */
export const person = {
  firstname: 'Mei',
  lastname: 'Lin',
  email: 'mei@example.com',
  password: PASSWORD,
  mobile: { code: '886', number: '912345678' },
  birthday: '1990-05-17',
  gender: 'female',
  address: home,
};

export const artist = {
  ...person,
  type: 'artist',
  portfolio: 'https://mei.example',
  statement: 'I paint.',
  agree: true,
};
export const gallery = { ...artist, type: 'gallery', company: { name: 'Lin Gallery', contact: 'Mei Lin' } };

/** Sends a registration with a solved captcha. */
export async function register(
  api: TestApi,
  db: Db,
  form: object = person,
  headers: Record<string, string> = {},
): Promise<TestReply> {
  const captcha = await solvedCaptcha(db, 'register');
  return api('/api/member/register', { method: 'POST', json: { ...form, captcha }, headers });
}

/** A member who has just registered: the header that says who they are, and the tokens they were given. */
export async function newMember(api: TestApi, db: Db, email: string, form: object = person) {
  const { token, cart_token } =
    'type' in form
      ? (await register(api, db, { ...form, email })).as(signedInReply)
      : await addBasic(db, { ...form, email });
  return { headers: bearer(token), token, cart: cart_token };
}

/** By the services and not through the call, with one hash for all: a captcha and a password for each would cost half a test. */
async function addBasic(db: Db, form: object) {
  // As a request within the process comes: a later sign-in is from a known device.
  const caller = { device: deviceOf(undefined), network: networkOf('127.0.0.1') };
  const asked = registration.parse({ type: 'basic', captcha: 'solved', ...form });
  const password_hash = await hashOnce(asked.password);
  return inTransaction(db, async (tx) => {
    const member_id = await addMember(tx, { form: asked, password_hash, lang: 'en', browser: undefined });
    return signIn(tx, member_id, { caller, cartToken: undefined });
  });
}

const hashes = new Map<string, Promise<string>>();

function hashOnce(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}

export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

/** Tries a password. */
export function tryLogin(
  api: TestApi,
  { email = person.email, password = PASSWORD, ...more }: { email?: string; password?: string; captcha?: string } = {},
  headers: Record<string, string> = {},
): Promise<TestReply> {
  return api('/api/member/login', { method: 'POST', json: { email, password, ...more }, headers });
}
