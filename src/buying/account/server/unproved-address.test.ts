import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import type { Db } from '#db/server/connect.ts';
import { solvedCaptcha } from '#people/captcha/server/testing-captcha.ts';
import { mailOutbox } from '#people/mail/server/mail.tables.ts';
import { newMember, tryLogin } from '#people/members/server/testing-members.ts';
import { artist, PASSWORD, person } from '#people/members/server/testing-people.ts';

const outbox = (db: Db, to = person.email) =>
  db.select().from(mailOutbox).where(eq(mailOutbox.to, to)).orderBy(mailOutbox.mail_id);
const mails = async (db: Db, to?: string) => (await outbox(db, to)).map(({ kind, status }) => `${kind} ${status}`);

async function linkIn(db: Db, kind: string, to?: string): Promise<string> {
  const mail = (await outbox(db, to)).findLast((other) => other.kind === kind);
  return ((mail?.data ?? {}) as { path?: string }).path?.split(/#\w+=/)[1] ?? '';
}

/** An artist has just registered and signs in on two more devices: one mail verifies the address, three report events. */
async function busyArtist(api: TestApi, db: Db) {
  const { headers } = await newMember(api, db, person.email, artist);
  for (const device of ['Mozilla/5.0 (Windows NT 10.0) Firefox/140.0', 'Mozilla/5.0 (iPhone) Safari/605'])
    await tryLogin(api, {}, { 'user-agent': device });
  return headers;
}

const proof = 'verify_address queued';
const events = (status: string) =>
  ['application_received', 'new_device', 'new_device'].map((kind) => `${kind} ${status}`);

describe('an unverified address', () => {
  test('gets one mail, and the others after its reader opens the link', async ({ api, db }) => {
    await busyArtist(api, db);
    expect(await mails(db)).toEqual([proof, ...events('held')]);

    await api('/api/email/verify', { method: 'POST', json: { token: await linkIn(db, 'verify_address') } });

    expect(await mails(db)).toEqual([proof, ...events('queued'), 'welcome queued']);
  });

  test('gets a link for a new password, which also verifies it', async ({ api, db }) => {
    await busyArtist(api, db);
    const captcha = await solvedCaptcha(db, 'forgot');
    await api('/api/password/forgot', { method: 'POST', json: { email: person.email, captcha } });
    expect(await mails(db)).toEqual([proof, ...events('held'), 'password_reset queued']);

    const json = { token: await linkIn(db, 'password_reset'), password: 'Walnut-Frame-7' };
    expect((await api('/api/password/reset', { method: 'POST', json })).code).toBe('success');

    expect(await mails(db)).toEqual([proof, ...events('queued'), 'password_reset queued']);
  });

  test('that was mistyped is replaced by another, which gets the queued mails', async ({ api, db }) => {
    const headers = await busyArtist(api, db);
    const json = { email: 'mei@new.example', password: PASSWORD };
    await api('/api/email/change', { method: 'POST', headers, json });
    const token = await linkIn(db, 'change_address', json.email);
    expect((await api('/api/email/verify', { method: 'POST', json: { token } })).code).toBe('success');

    expect(await mails(db)).toEqual([proof]);
    expect(await mails(db, json.email)).toEqual([...events('queued'), 'change_address queued']);
  });

  test('gets at most six verification links a day, from all requests together', async ({ api, db }) => {
    const [one, two] = [await newMember(api, db, 'a@example.com'), await newMember(api, db, 'b@example.com')];
    const asked = { email: person.email, password: PASSWORD };
    for (const { headers } of [one, two, one, two, one, two, one])
      await api('/api/email/change', { method: 'POST', headers, json: asked });
    expect(await mails(db)).toEqual(Array(6).fill('change_address queued'));

    const { headers } = await newMember(api, db, person.email);
    expect((await api('/api/email/send', { method: 'POST', headers })).code).toBe('too_many_requests');
    expect(await mails(db)).toHaveLength(6);
  });
});
