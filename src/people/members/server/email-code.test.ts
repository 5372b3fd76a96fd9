import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { test as raceTest } from '#db/server/testing.ts';
import { networkOf } from '#ground/throttle/server/network.ts';
import { countAttempt } from '#ground/throttle/server/throttle.service.ts';
import { throttle } from '#ground/throttle/server/throttle.tables.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { profileReply } from '../member.contract.ts';
import { mailVerification, verifyByCode, verifyEmail } from './email-verification.service.ts';
import { member } from './member.tables.ts';
import { emailVerification } from './session.tables.ts';
import { newMember } from './testing-members.ts';
import { person } from './testing-people.ts';

const send = async (api: TestApi, headers: Record<string, string>, code: string) =>
  (await api('/api/email/code', { method: 'POST', headers, json: { code } })).code;
const isProved = async (api: TestApi, headers: Record<string, string>) =>
  (await api('/api/member/profile', { headers })).as(profileReply).email_verified;

/** The code and the link of the latest mail to an address. */
async function latestMail(db: Db, to: string) {
  const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.to, to)).orderBy(mailOutbox.mail_id);
  const { code = '', path = '' } = (mails.findLast(({ kind }) => kind === 'verify_address')?.data ?? {}) as {
    code?: string;
    path?: string;
  };
  return { code, token: path.split('verify=')[1] ?? '' };
}
const codeIn = async (db: Db, to = person.email) => (await latestMail(db, to)).code;
const tokenIn = async (db: Db) => (await latestMail(db, person.email)).token;

/** Opens the link of the latest mail. */
async function openLink(api: TestApi, db: Db): Promise<string> {
  const json = { token: await tokenIn(db) };
  return (await api('/api/email/verify', { method: 'POST', json })).code;
}

const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('the code of a mail', () => {
  test('verifies the address, also with a space; the link of the mail then changes nothing', async ({ api, db }) => {
    const { headers } = await newMember(api, db, person.email);
    const code = await codeIn(db);

    expect(await send(api, headers, `${code.slice(0, 3)} ${code.slice(3)}`)).toBe('success');

    expect(await isProved(api, headers)).toBe(true);
    expect(await db.$count(mailOutbox, eq(mailOutbox.kind, 'welcome'))).toBe(1);
    const [stored] = await db.select().from(emailVerification);
    expect(stored?.code_hash).not.toContain(code);
    // Another tab that sends it too gets no error.
    expect(await send(api, headers, code)).toBe('success');
    expect(await openLink(api, db)).toBe('success');
    expect(await db.$count(mailOutbox, eq(mailOutbox.kind, 'welcome'))).toBe(1);
  });

  test('can be mistyped four times; the fifth wrong one makes it worthless', async ({ api, db }) => {
    const { headers } = await newMember(api, db, person.email);
    const code = await codeIn(db);

    for (let attempt = 0; attempt < 5; attempt++) expect(await send(api, headers, another(code))).toBe('wrong_code');

    expect(await send(api, headers, code)).toBe('link_expired');
    expect(await isProved(api, headers)).toBe(false);
    await db.update(emailVerification).set({ created_at: sql`now() - interval '1 minute'` });
    await api('/api/email/send', { method: 'POST', headers });
    expect(await send(api, headers, await codeIn(db))).toBe('success');
  });

  test('expires after half an hour; then only the link works', async ({ api, db }) => {
    const { headers } = await newMember(api, db, person.email);
    await db.update(emailVerification).set({ created_at: sql`now() - interval '31 minutes'` });

    expect(await send(api, headers, await codeIn(db))).toBe('link_expired');
    expect(await isProved(api, headers)).toBe(false);
    expect(await openLink(api, db)).toBe('success');
    expect(await isProved(api, headers)).toBe(true);
  });

  test('is worthless for another member, and as soon as there is a newer one', async ({ api, db }) => {
    const { headers } = await newMember(api, db, person.email);
    const other = await newMember(api, db, 'kai@example.com');
    const code = await codeIn(db);
    if ((await codeIn(db, 'kai@example.com')) !== code) expect(await send(api, other.headers, code)).toBe('wrong_code');

    await db.update(emailVerification).set({ created_at: sql`now() - interval '1 minute'` });
    await api('/api/email/send', { method: 'POST', headers });
    if ((await codeIn(db)) !== code) expect(await send(api, headers, code)).toBe('wrong_code');
    expect([await isProved(api, headers), await isProved(api, other.headers)]).toEqual([false, false]);
  });

  test('cannot be guessed for hours: twenty attempts an hour, over all codes', async ({ api, db }) => {
    const { headers } = await newMember(api, db, person.email);
    for (let attempt = 0; attempt < 20; attempt++) await send(api, headers, '000000');

    expect(await send(api, headers, await codeIn(db))).toBe('too_many_requests');
    await db.delete(throttle);
  });

  test('cannot be guessed for months: fifteen wrong ones for one address in 30 days, over all mails and accounts', async ({
    api,
    db,
  }) => {
    for (let account = 0; account < 3; account++) {
      const { headers } = await newMember(api, db, person.email);
      for (let attempt = 0; attempt < 5; attempt++)
        expect(await send(api, headers, another(await codeIn(db)))).toBe('wrong_code');
      // The stranger takes another address, and opens a new account with this one.
      await db
        .update(member)
        .set({ email: `stranger-${account}@example.com` })
        .where(eq(member.email, person.email));
    }
    const { headers } = await newMember(api, db, person.email);
    expect(await send(api, headers, await codeIn(db))).toBe('too_many_requests');

    // A cleanup of old counts must not forget this one.
    await db.update(throttle).set({ since: sql`now() - interval '29 days'` });
    await newMember(api, db, 'kai@example.com');
    expect(await send(api, headers, await codeIn(db))).toBe('too_many_requests');
    expect(await openLink(api, db)).toBe('success');
  });

  test('is accepted again when the 30 days are over', async ({ api, db }) => {
    const { headers } = await newMember(api, db, person.email);
    await countCodes(db, { limit: 'email_code_address', who: person.email }, 15);
    expect(await send(api, headers, await codeIn(db))).toBe('too_many_requests');

    await db.update(throttle).set({ since: sql`now() - interval '31 days'` });

    expect(await send(api, headers, await codeIn(db))).toBe('success');
  });

  test('cannot be guessed through many accounts: sixty attempts an hour from one network', async ({ api, db }) => {
    const { headers } = await newMember(api, db, person.email);
    await countCodes(db, { limit: 'email_code_network', who: networkOf('127.0.0.1') }, 60);

    expect(await send(api, headers, await codeIn(db))).toBe('too_many_requests');
  });

  test('of a changed address verifies nothing', async ({ api, db }) => {
    const { headers } = await newMember(api, db, person.email);
    const code = await codeIn(db);
    await db.execute(sql`update member set email = 'mei@new.example'`);

    expect(await send(api, headers, code)).toBe('link_expired');
  });
});

async function countCodes(db: Db, counted: Parameters<typeof countAttempt>[1], times: number): Promise<void> {
  for (let attempt = 0; attempt < times; attempt++) await countAttempt(db, counted);
}

/** An unverified member with a code, in a database of real connections. */
async function mailedMember(db: Db) {
  const [owner] = await db
    .insert(member)
    .values({
      type: 'basic',
      email: person.email,
      firstname: 'Mei',
      lastname: 'Lin',
      mobile: person.mobile,
      lang: 'en',
    })
    .returning();
  if (!owner) throw new Error('nobody was registered');
  await mailVerification(db, owner);
  return { reader: { ...owner, network: 'here' }, ...(await latestMail(db, person.email)) };
}

const ends = async (attempts: Promise<unknown>[]) =>
  (await Promise.allSettled(attempts)).map((end) => (end.status === 'fulfilled' ? 'success' : end.reason.code)).sort();

describe('at the same time', () => {
  raceTest('a code from two tabs verifies the address once, and neither tab fails', async ({ database: { db } }) => {
    const { reader, code } = await mailedMember(db);

    expect(await ends([verifyByCode(db, reader, code), verifyByCode(db, reader, code)])).toEqual([
      'success',
      'success',
    ]);

    expect(await db.$count(mailOutbox, eq(mailOutbox.kind, 'welcome'))).toBe(1);
  });

  raceTest('the code and the link both succeed, with one welcome', async ({ database: { db } }) => {
    const { reader, code, token } = await mailedMember(db);

    const uses = Array.from({ length: 8 }, (_, use) =>
      use % 2 ? verifyByCode(db, reader, code) : verifyEmail(db, token),
    );

    expect(await ends(uses)).toEqual(Array(8).fill('success'));
    expect(await db.$count(mailOutbox, eq(mailOutbox.kind, 'welcome'))).toBe(1);
  });

  raceTest('twelve guesses are still only five', async ({ database: { db } }) => {
    const { reader, code } = await mailedMember(db);
    const guesses = Array.from({ length: 12 }, () => verifyByCode(db, reader, another(code)));

    expect(await ends(guesses)).toEqual([...Array(7).fill('link_expired'), ...Array(5).fill('wrong_code')]);
  });
});
