import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Db } from '#db/server/connect.ts';
import { test } from '#db/server/testing.ts';
import type { MailKind } from '../mail.kinds.ts';
import { dropHeldMails, holdMails, MOST_HELD, redirectHeldMails, releaseMails } from './held-mail.service.ts';
import { deleteUnsentMails, latestMails, queueMail, withdrawMail } from './mail.service.ts';
import { mailOutbox, unprovedAddress } from './mail.tables.ts';
import { leaseMail } from './mail-lease.ts';

const LIN = 'lin@example.com';
const toLin = { to: LIN, lang: 'en' } as const;
const news = (db: Db, device = 'Firefox', to = LIN) =>
  queueMail(db, { to, lang: 'en', kind: 'new_device', data: { name: 'Lin', device, at: '2026-11-16T00:00:00Z' } });
/** A mail about an order. */
const order = (kind: 'order_received' | 'order_paid') =>
  ({ kind, data: { code: 'CN-1' } }) as Extract<Parameters<typeof queueMail>[1], { kind: 'order_received' }>;
const inOutbox = async (db: Db, to = LIN) =>
  (await db.select().from(mailOutbox).where(eq(mailOutbox.to, to)).orderBy(mailOutbox.mail_id)).map(
    ({ kind, status }) => `${kind} ${status}`,
  );
const devices = async (db: Db) =>
  (await db.select().from(mailOutbox).orderBy(mailOutbox.mail_id)).map(
    ({ data }) => (data as { device?: string } | null)?.device,
  );

describe('an unverified address', () => {
  test('gets the mails that verify it or let its owner in, and no other', async ({ db }) => {
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

  test('gets held mails in order once it is verified, and later ones immediately', async ({ db }) => {
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
    // Otherwise the worker would give up the oldest before sending it.
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

  test('that is never verified holds few mails, for a week', async ({ db }) => {
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

  test('gets a mail that waits for later news when it has waited, not when it is verified', async ({ db }) => {
    await holdMails(db, LIN);
    const after = new Date(Date.now() + 600_000);
    await queueMail(db, { ...toLin, ...order('order_received'), after });
    await news(db);
    await releaseMails(db, LIN);

    expect(await inOutbox(db)).toEqual(['order_received queued', 'new_device queued']);
    expect((await leaseMail(db))?.kind).toBe('new_device');
    expect(await leaseMail(db)).toBeUndefined();
    const [first] = await db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'order_received'));
    expect(first?.due_at).toEqual(after);
  });

  test('is replaced by a verified one, which gets the held mails', async ({ db }) => {
    await holdMails(db, LIN);
    await news(db);

    expect(await redirectHeldMails(db, LIN, 'mei@example.com')).toBe(true);

    expect([await inOutbox(db), await inOutbox(db, 'mei@example.com')]).toEqual([[], ['new_device queued']]);
    expect(await redirectHeldMails(db, 'mei@example.com', 'chen@example.com')).toBe(false);
    expect(await inOutbox(db, 'mei@example.com')).toEqual(['new_device queued']);
  });

  test('is deleted with the member, and the development mailbox shows its mails', async ({ db }) => {
    await holdMails(db, LIN);
    await news(db);
    expect((await latestMails(db)).map(({ status }) => status)).toEqual(['held']);
    await deleteUnsentMails(db, LIN);

    expect([await db.$count(mailOutbox), await db.$count(unprovedAddress)]).toEqual([0, 0]);
  });
});

test('a mail that is queued during the verification of its address is not held', async ({ database: { db } }) => {
  await holdMails(db, LIN);
  const proved = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  // The mail is in the outbox and its order is not committed: the verification must wait for it, or would miss it.
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

test('an order is paid while its buyer verifies the address: neither waits for the other forever', async ({
  database: { db },
}) => {
  await holdMails(db, LIN);
  await queueMail(db, { ...toLin, ...order('order_received'), after: new Date(Date.now() + 600_000) });
  const withdrawn = Promise.withResolvers<void>();
  const paying = db.transaction(async (tx) => {
    expect(await withdrawMail(tx, { kind: 'order_received', code: 'CN-1' })).toBe(true);
    withdrawn.resolve();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await queueMail(tx, { ...toLin, ...order('order_paid') });
  });
  await withdrawn.promise;
  await Promise.all([paying, db.transaction((tx) => releaseMails(tx, LIN))]);

  expect(await inOutbox(db)).toEqual(['order_paid queued']);
});
