import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import pino from 'pino';
import { Registry } from 'prom-client';
import { describe, expect, onTestFinished } from 'vitest';
import type { Db } from '#db/server/connect.ts';
import type { TestDatabase } from '#db/server/testing.setup.ts';
import { test, unpackDatabase } from '#db/server/testing.ts';
import { startRunner } from '#ground/jobs/server/runner.ts';
import { composeMail } from './compose-mail.ts';
import { retryMails } from './dead-mail.service.ts';
import { queueMail } from './mail.service.ts';
import { mailOutbox } from './mail.tables.ts';
import { mailDelivery } from './mail-delivery.service.ts';
import { leaseMail, settleFailed, settleSent } from './mail-lease.ts';
import { openMailTransport } from './mail-transport.ts';
import { type MailWork, sendDueMails } from './mail-worker.ts';
import { messageIds, type SmtpBehaviour, startSmtp } from './testing-smtp.ts';

const welcome = { to: 'lin@example.com', lang: 'en', kind: 'welcome', data: { name: 'Lin' } } as const;
const log = pino({ level: 'silent' });

async function mailServer(...reactions: NonNullable<SmtpBehaviour['reactions']>) {
  const smtp = await startSmtp({ reactions });
  onTestFinished(smtp.close);
  return smtp;
}

function workOn(db: Db, smtpUrl: string): MailWork {
  const compose: MailWork['compose'] = (mail) => composeMail(db, mail, 'https://shop.test');
  return { compose, send: openMailTransport(smtpUrl).send, host: 'shop.test', log };
}

const deadOnes = (db: Db) => db.select().from(mailOutbox).where(eq(mailOutbox.status, 'dead'));

const letTimePass = (db: Db) => db.execute(sql`update mail_outbox set due_at = now() where status = 'queued'`);

describe('the mail worker', () => {
  test('sends the mails of the outbox and erases their data', async ({ db }) => {
    const smtp = await mailServer();
    await queueMail(db, welcome);

    expect(await sendDueMails(db, workOn(db, smtp.url))).toBe(1);

    expect(await smtp.received(1)).toMatchObject([{ to: ['lin@example.com'], from: 'service@cornice.example' }]);
    expect(await db.select().from(mailOutbox)).toMatchObject([{ status: 'sent', data: null }]);
  });

  test('retries after a busy server, later each time', async ({ db }) => {
    const smtp = await mailServer('busy', 'busy');
    await queueMail(db, welcome);
    const work = workOn(db, smtp.url);

    expect(await sendDueMails(db, work)).toBe(0);
    const [first] = await db.select().from(mailOutbox);
    await letTimePass(db);
    await sendDueMails(db, work);
    const [second] = await db.select().from(mailOutbox);
    await letTimePass(db);

    expect(await sendDueMails(db, work)).toBe(1);
    expect(second?.due_at.getTime()).toBeGreaterThan(first?.due_at.getTime() ?? 0);
    expect(first?.problem).toContain('busy');
  });

  test('gives up on a recipient who does not exist, and staff can retry the mail', async ({ db }) => {
    const smtp = await mailServer('unknown_recipient');
    await queueMail(db, welcome);
    const work = workOn(db, smtp.url);
    await sendDueMails(db, work);

    const dead = await deadOnes(db);
    expect(dead).toMatchObject([{ to: 'lin@example.com', attempts: 1 }]);

    const mail_ids = dead.map(({ mail_id }) => mail_id);
    expect(await retryMails(db, 1, { mail_ids })).toEqual(mail_ids);
    expect(await sendDueMails(db, work)).toBe(1);
  });

  test('gives up after the last attempt, not before', async ({ db }) => {
    await queueMail(db, welcome);
    await db.update(mailOutbox).set({ attempts: 12 });
    for (const status of ['queued', 'dead']) {
      const mail = await leaseMail(db);
      if (mail) await settleFailed(db, mail, 'still away', false);
      await letTimePass(db);
      expect(await db.select({ status: mailOutbox.status }).from(mailOutbox)).toEqual([{ status }]);
    }
  });

  test('that was paused past its lease can no longer settle the mail', async ({ db }) => {
    await queueMail(db, welcome);
    const paused = await leaseMail(db);
    expect(await leaseMail(db)).toBeUndefined();
    await letTimePass(db);
    const other = await leaseMail(db);
    if (!paused || !other) throw new Error('the mail was not leased');

    expect(await settleFailed(db, paused, 'late', true)).toBe(false);
    expect(await settleSent(db, paused)).toBe(false);
    expect(await settleSent(db, other)).toBe(true);
  });

  test('resends a mail after a dropped connection, with the same Message-ID', async ({ db }) => {
    const smtp = await mailServer('drop_after_data');
    await queueMail(db, welcome);
    const work = workOn(db, smtp.url);
    await sendDueMails(db, work);
    await letTimePass(db);
    await sendDueMails(db, work);

    const ids = await messageIds(await smtp.received(2));
    expect(ids).toHaveLength(2);
    expect(ids[0]).toMatch(/^<[\w-]{36}@shop\.test>$/);
    expect(ids[1]).toBe(ids[0]);
  });

  test('does not send last month’s mails when the shop gets a mail server', async ({ database }) => {
    const smtp = await mailServer();
    await queueMail(database.db, welcome);
    await database.db.update(mailOutbox).set({ created_at: sql`now() - interval '30 days'` });
    await queueMail(database.db, { ...welcome, to: 'today@example.com' });

    const jobs = mailDelivery(database.db, { smtpUrl: smtp.url, baseUrl: 'https://shop.test' }, log);
    const runner = await startRunner(database, jobs, { log, registry: new Registry() });
    await smtp.received(1);
    await queueMail(database.db, { ...welcome, to: 'woken@example.com' });
    await smtp.received(2);
    await runner.stop();

    expect(smtp.mails.map(({ to }) => to[0])).toEqual(['today@example.com', 'woken@example.com']);
    expect(await deadOnes(database.db)).toHaveLength(1);
  });
});

/** A mail server that refuses three mails of ten and drops the connection after accepting one of twenty. */
function failingServer(amount: number): NonNullable<SmtpBehaviour['reactions']> {
  return Array.from({ length: amount }, (_, count) => {
    if (count % 20 === 3) return 'drop_after_data';
    return count % 10 < 3 ? 'busy' : 'take';
  });
}

describe('mail workers that are killed', () => {
  test('lose no mail, and a mail sent twice has one Message-ID', { timeout: 300_000 }, async ({ source }) => {
    const amount = 20;
    const kills = 2;
    const place = await emptyDatabase(source);
    const smtp = await mailServer(...failingServer(200));
    await startChild('queue', place, smtp.url, amount).ended;

    for (let count = 0; count < kills; count++) {
      const worker = startChild('work', place, smtp.url);
      await worker.said(5);
      await worker.kill();
    }
    await startChild('work', place, smtp.url).ended;

    // All its lines have been read once it has ended.
    await smtp.close();
    const confirmed = smtp.mails.filter((mail) => mail.confirmed);
    const readers = new Set(confirmed.map(({ to }) => to[0]));
    const ids = new Set(await messageIds(smtp.mails));
    expect(readers.size).toBe(amount);
    expect(ids.size).toBe(amount);
    expect(smtp.mails.length).toBeGreaterThan(amount);
    expect(confirmed.length).toBeLessThanOrEqual(amount + kills);
  });
});

async function emptyDatabase(source: TestDatabase): Promise<string> {
  if (source.engine === 'pglite') {
    const folder = await mkdtemp(join(tmpdir(), 'mail-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await unpackDatabase(source, folder);
    return folder;
  }
  const client = new pg.Client({ connectionString: source.url });
  await client.connect();
  const name = `mail_${process.pid}`;
  await client.query(`create database ${name} template ${source.template}`);
  onTestFinished(async () => {
    await client.query(`drop database ${name} with (force)`);
    await client.end();
  });
  return new URL(`/${name}`, source.url).href;
}

function startChild(task: string, place: string, smtpUrl: string, amount = 0) {
  const script = join(import.meta.dirname, 'testing-child.ts');
  const child = spawn(process.execPath, [script, task, place, smtpUrl, String(amount)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  let lines = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    lines += chunk.toString().split('\n').length - 1;
  });
  const kill = async () => {
    child.kill('SIGKILL');
    await closed;
  };
  onTestFinished(kill);
  const ended = closed.then(([code]) => {
    if (code !== 0 && code !== null) throw new Error(`${task} ended with ${code}`);
  });
  const said = (count: number) =>
    expect.poll(() => lines, { timeout: 120_000, interval: 5 }).toBeGreaterThanOrEqual(count);
  return { ended, said, kill };
}
