import type { TestApi, TestReply } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { networkOf } from '#ground/throttle/server/network.ts';
import { solvedCaptcha } from '#people/captcha/server/testing-captcha.ts';
import { deviceOf } from '../device.rules.ts';
import { type Registration, registration, signedInReply } from '../member.contract.ts';
import { hashPassword } from './password.service.ts';
import { addMember } from './register.service.ts';
import { signIn } from './sign-in.service.ts';
import { PASSWORD, person } from './testing-people.ts';

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

/** A newly registered member: the authorisation header and the tokens. */
export async function newMember(api: TestApi, db: Db, email: string, form: object = person) {
  const { token, cart_token } =
    'type' in form
      ? (await register(api, db, { ...form, email })).as(signedInReply)
      : await addByServices(db, { ...form, email });
  return { headers: bearer(token), token, cart: cart_token };
}

/** Uses the services instead of the call, with one hash for all: captcha and password would cost half of a test's time. */
export async function addByServices(
  db: Db,
  form: object,
  apply?: (tx: Db, member_id: number, form: Registration) => Promise<void>,
) {
  // Like a request within the process: a later sign-in is from a known device.
  const caller = { device: deviceOf(undefined), network: networkOf('127.0.0.1') };
  const parsed = registration.parse({ type: 'basic', captcha: 'solved', ...form });
  const password_hash = await hashOnce(parsed.password);
  return inTransaction(db, async (tx) => {
    const member_id = await addMember(tx, { form: parsed, password_hash, lang: 'en', browser: undefined });
    await apply?.(tx, member_id, parsed);
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

export function tryLogin(
  api: TestApi,
  { email = person.email, password = PASSWORD, ...more }: { email?: string; password?: string; captcha?: string } = {},
  headers: Record<string, string> = {},
): Promise<TestReply> {
  return api('/api/member/login', { method: 'POST', json: { email, password, ...more }, headers });
}
