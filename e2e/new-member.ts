import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

export const PASSWORD = 'Gilded-Oak-42';

const person = {
  firstname: 'Mei',
  lastname: 'Lin',
  mobile: { code: '886', number: '912345678' },
  birthday: '1990-05-17',
  gender: 'female',
  address: {
    country_code: 'TW',
    city: '臺北市',
    township: '大同區',
    postal_code: '103',
    address: '迪化街一段 12 號',
  },
};

export interface TestMember {
  email: string;
  token: string;
  cart_token: string;
}

/** A network of its own: one network may neither register many accounts nor sign in often without a captcha. */
function fromElsewhere(): Record<string, string> {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
}

export type Role = 'support' | 'workshop' | 'finance' | 'editor' | 'reviewer' | 'admin';

/** Signs in a member of staff with only this role; by default the demo's administrator. */
export async function enterAsStaff(request: APIRequestContext, role: Role = 'admin'): Promise<TestMember> {
  if (role === 'admin') return enterAsDemo(request, 'admin');
  const known = colleagues.get(role) ?? join(request, role);
  colleagues.set(role, known);
  const email = await known;
  return { email, ...(await signedIn(request, { email, password: PASSWORD })) };
}

/** One of each role for all tests of a worker: the shop limits invitations per hour. */
const colleagues = new Map<Role, Promise<string>>();

async function join(request: APIRequestContext, role: Role): Promise<string> {
  const { email, link } = await invite(request, role);
  const data = { token: link.split('token=')[1], password: PASSWORD };
  const reply = await request.post('/api/invitation', { data, headers: fromElsewhere() });
  if (!reply.ok()) throw new Error(`${role} could not join: ${await reply.text()}`);
  return email;
}

/** Invites a person to a role as the administrator; returns the address and the mailed link. */
export async function invite(request: APIRequestContext, role: Role): Promise<{ email: string; link: string }> {
  const { token } = await enterAsDemo(request, 'admin');
  const email = `${role}-${randomUUID()}@example.com`;
  const data = { email, firstname: 'Wen', lastname: 'Lin', lang: 'en', staff_role: role };
  const reply = await request.post('/api/admin/staff', { data, headers: { authorization: `Bearer ${token}` } });
  if (!reply.ok()) throw new Error(`${role} could not be invited: ${await reply.text()}`);
  const { text } = await mailTo(request, email, 'staff_invited');
  return { email, link: /(\/invitation#token=[\w-]+)/.exec(text)?.[1] ?? '' };
}

/** Signs in one of the demo's own accounts. */
export async function enterAsDemo(
  request: APIRequestContext,
  who: 'member' | 'artist' | 'gallery' | 'reviewer' | 'admin',
): Promise<TestMember> {
  const data = { email: `${who}@demo.example`, password: 'Hang-It-145' };
  return { email: data.email, ...(await signedIn(request, data)) };
}

async function signedIn(request: APIRequestContext, data: { email: string; password: string }) {
  const reply = await request.post('/api/member/login', { data, headers: fromElsewhere() });
  const { token, cart_token } = await reply.json();
  if (!token) throw new Error(`${data.email} could not sign in: ${await reply.text()}`);
  return { token, cart_token } as Pick<TestMember, 'token' | 'cart_token'>;
}

/** Opens an account for a test through the API; `form` adds to the registration. */
export async function newMember(request: APIRequestContext, form: object = {}): Promise<TestMember> {
  const challenge = await (await request.get('/api/captcha?form=register')).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  const captcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  const email = `mei-${randomUUID()}@example.com`;
  const reply = await request.post('/api/member/register', {
    headers: fromElsewhere(),
    data: { ...person, ...form, email, password: PASSWORD, captcha },
  });
  const { token, cart_token } = await reply.json();
  if (!token) throw new Error(`a member could not register: ${await reply.text()}`);
  return { email, token, cart_token };
}

/** Signs the browser in as the member. */
export async function enterAs(page: Page, { token, cart_token }: Pick<TestMember, 'token' | 'cart_token'>) {
  // An empty page of the shop, which does not even request an icon: the startup of a real one would store that there is no cart.
  const body = '<link rel="icon" href="data:,">';
  await page.route('**/about', (route) => route.fulfill({ contentType: 'text/html', body }), { times: 1 });
  await page.goto('/about');
  await page.evaluate(
    ([user, cart]) => {
      localStorage.setItem('user', JSON.stringify({ token: user }));
      localStorage.setItem('cart', JSON.stringify({ token: cart }));
    },
    [token, cart_token],
  );
}

/** Signs the member in again, as from another device. */
export async function signInElsewhere(request: APIRequestContext, email: string, password = PASSWORD): Promise<string> {
  const data = { email, password };
  const reply = await request.post('/api/member/login', {
    data,
    headers: { ...fromElsewhere(), 'user-agent': 'Firefox/140 (Windows)' },
  });
  return (await reply.json()).token;
}

/** Waits for the latest mail to an address. */
export async function mailTo(request: APIRequestContext, to: string, kind: string) {
  const { list } = (await (await request.get('/api/mailbox')).json()) as {
    list: { to: string; kind: string; subject: string; text: string; mail_id: number }[];
  };
  const mail = list.find((other) => other.to === to && other.kind === kind);
  if (!mail) throw new Error(`no ${kind} mail to ${to}`);
  return mail;
}
