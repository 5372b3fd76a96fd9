import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Db } from '#db/server/connect.ts';
import { test } from '#db/server/testing.ts';
import type { MailKind } from '../mail.kinds.ts';
import { dropHeldMails, holdMails, MOST_HELD, redirectHeldMails, releaseMails } from './held-mail.service.ts';
import { forgetMails, latestMails, queueMail } from './mail.service.ts';
import { mailOutbox, unprovedAddress } from './mail.tables.ts';
import { leaseMail } from './mail-lease.ts';

const LIN = 'lin@example.com';
const toLin = { to: LIN, lang: 'en' } as const;
const news = (db: Db, device = 'Firefox', to = LIN) =>
  queueMail(db, { to, lang: 'en', kind: 'new_device', data: { name: 'Lin', device, at: '2026-11-16T00:00:00Z' } });
const inOutbox = async (db: Db, to = LIN) =>
  (await db.select().from(mailOutbox).where(eq(mailOutbox.to, to)).orderBy(mailOutbox.mail_id)).map(
    ({ kind, status }) => `${kind} ${status}`,
  );
const devices = async (db: Db) =>
  (await db.select().from(mailOutbox).orderBy(mailOutbox.mail_id)).map(
    ({ data }) => (data as { device?: string } | null)?.device,
  );

describe('an address that nobody has proved', () => {
  test('gets the mails that prove it or let its owner in, and no other', async ({ db }) => {
    await holdMails(db, LIN);
    const link = { name: 'Lin', path: '/login#verify=abc' };
    await queueMail(db, { ...toLin, kind: 'verify_address', data: link });
    await queueMail(db, { ...toLin, kind: 'change_address', data: link });
    await queueMail(db, { ...toLin, kind: 'password_reset', data: { ...link, minutes: 30 } });
    await queueMail(db, { ...toLin, kind: 'link_identity', data: { ...link, provider: 'line', minutes: 30 } });
    for (let count = 0; count < 3; count++) await news(db);
    await queueMail(db, { ...toLin, kind: 'welcome', data: { name: 'Lin' } });
    await news(db, 'Safari', 'wu@example.com');
    const sent: MailKind[] = [];
    for (let mail = await leaseMail(db); mail; mail = await leaseMail(db)) sent.push(mail.kind);

    expect(sent).toEqual(['verify_address', 'change_address', 'password_reset', 'link_identity', 'new_device']);
    expect((await inOutbox(db)).slice(4)).toEqual([...Array(3).fill('new_device held'), 'welcome held']);
  });

  test('gets what waited in its order once it is proved, and what comes then at once', async ({ db }) => {
    await holdMails(db, LIN);
    await holdMails(db, LIN);
    for (const device of ['first', 'second']) await news(db, device);
    await news(db, 'held still', 'wu@example.com');
    await holdMails(db, 'wu@example.com');
    await db.execute(sql`update mail_outbox set created_at = now() - interval '6 days'`);
    await news(db, 'held too', 'wu@example.com');
    await releaseMails(db, LIN);
    await news(db, 'third');
    const sent: unknown[] = [];
    for (let mail = await leaseMail(db); mail; mail = await leaseMail(db))
      if (mail.to === LIN) sent.push((mail.data as { device: string }).device);

    expect(sent).toEqual(['first', 'second', 'third']);
    expect(await inOutbox(db, 'wu@example.com')).toContain('new_device held');
    // Else the worker would give the oldest up before it has left.
    const age = sql<number>`max(extract(days from now() - created_at))::int`;
    const [oldest] = await db.select({ age }).from(mailOutbox).where(eq(mailOutbox.to, LIN));
    expect(oldest).toEqual({ age: 0 });
  });

  test('gets nothing that is older than a week, and no more than the latest few', async ({ db }) => {
    await holdMails(db, LIN);
    await news(db, 'old');
    await db.execute(sql`update mail_outbox set created_at = now() - interval '8 days'`);
    for (let count = 0; count < MOST_HELD + 2; count++) await news(db, `new ${count}`);
    await releaseMails(db, LIN);

    expect(await devices(db)).toEqual(Array.from({ length: MOST_HELD }, (_, count) => `new ${count + 2}`));
    expect(new Set(await inOutbox(db))).toEqual(new Set(['new_device queued']));
  });

  test('that never is proved keeps few mails and for a week', async ({ db }) => {
    for (const to of [LIN, 'wu@example.com']) {
      await holdMails(db, to);
      await news(db, 'old', to);
    }
    await db.execute(sql`update mail_outbox set created_at = now() - interval '8 days'`);
    for (let count = 0; count < MOST_HELD + 2; count++) await news(db, `new ${count}`);
    await news(db, 'other', 'wu@example.com');
    await news(db, 'free', 'chen@example.com');
    await dropHeldMails(db);

    const remaining = Array.from({ length: MOST_HELD }, (_, count) => `new ${count + 2}`);
    expect(await devices(db)).toEqual([...remaining, 'other', 'free']);
  });

  test('is given up for a proved one, which gets what waited', async ({ db }) => {
    await holdMails(db, LIN);
    await news(db);

    expect(await redirectHeldMails(db, LIN, 'mei@example.com')).toBe(true);

    expect([await inOutbox(db), await inOutbox(db, 'mei@example.com')]).toEqual([[], ['new_device queued']]);
    expect(await redirectHeldMails(db, 'mei@example.com', 'chen@example.com')).toBe(false);
    expect(await inOutbox(db, 'mei@example.com')).toEqual(['new_device queued']);
  });

  test('is forgotten with the member, and its mails can be read in the development mailbox', async ({ db }) => {
    await holdMails(db, LIN);
    await news(db);
    expect((await latestMails(db)).map(({ status }) => status)).toEqual(['held']);
    await forgetMails(db, LIN);

    expect([await db.$count(mailOutbox), await db.$count(unprovedAddress)]).toEqual([0, 0]);
  });
});

test('a mail that is written while its address is being proved waits for nobody', async ({ database: { db } }) => {
  await holdMails(db, LIN);
  const proved = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  // The mail is in the outbox, its order not yet committed: the proof must wait for it, or would not find it.
  const ordering = db.transaction(async (tx) => {
    await news(tx);
    written.resolve();
    await Promise.race([proved.promise, new Promise((resolve) => setTimeout(resolve, 300))]);
  });
  await written.promise;
  const proving = db.transaction((tx) => releaseMails(tx, LIN)).then(proved.resolve);
  await Promise.all([ordering, proving]);

  expect(await inOutbox(db)).toEqual(['new_device queued']);
});
