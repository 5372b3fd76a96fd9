import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { describe, expect, onTestFinished } from 'vitest';
import type { Db } from '#db/server/connect.ts';
import { test } from '#db/server/testing.ts';
import { createOutbound } from '#ground/outbound/server/outbound.ts';
import { memberIdentity } from '#people/members/server/oauth.tables.ts';
import { STANDARD_CHOICES } from '../choice.rules.ts';
import { saveChoices } from './choice.service.ts';
import { lineClient, pushOutcome } from './line-client.ts';
import { sendDuePushes } from './line-push.service.ts';
import { sendDueNotices } from './send-notices.service.ts';
import { shareNewNotices } from './share-notices.service.ts';
import { linePush } from './staff-notice.tables.ts';
import { addStaff, noticeMails, raiseOrders } from './testing-notices.ts';

const TOKEN = 'DEMO-cornice-line-messaging-token';
const LINE_ID = `U${'0123456789abcdef'.repeat(2)}`;
const NOON = new Date('2026-11-18T15:00:00+08:00');
const log = pino({ level: 'silent' });

interface Accepted {
  accepted: { to: string; texts: string[]; key: string }[];
}

/** The simulator as a program of its own: it shares no code with the shop. */
async function startLine() {
  const child = spawn(process.execPath, ['simulator/main.ts', '--tied', '--port', '0'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const url = /http:[^\s;]+/.exec(line)?.[0] ?? '';
  const control = async <Answer>(path: string, json?: object): Promise<Answer> => {
    const init = json && {
      method: 'POST',
      body: JSON.stringify(json),
      headers: { 'content-type': 'application/json' },
    };
    return (await fetch(`${url}/control/${path}`, init)).json() as Promise<Answer>;
  };
  return { url, control, accepted: async () => (await control<Accepted>('line')).accepted };
}

const clientAt = (url: string, token = TOKEN) =>
  lineClient({ token, url }, createOutbound([url], { totalMs: 1_000, failures: 100 }));
const dueNow = (db: Db) => db.update(linePush).set({ due_at: sql`now() - interval '1 minute'` });

/** A person who wants new orders by LINE, and one order. */
async function orderByLine(db: Db) {
  const support = await addStaff(db, 'support', 'support');
  await db.insert(memberIdentity).values({ provider: 'line', subject: LINE_ID, member_id: support.member_id });
  await saveChoices(db, support, { ...STANDARD_CHOICES, channel: 'line', version: 0 });
  await raiseOrders(db, ['A1'], NOON);
  await shareNewNotices(db, { gatherMs: 0 });
  await sendDueNotices(db, { hasLine: true }, NOON);
}

describe('a LINE message', () => {
  test('arrives once, also if the answer was lost after LINE had accepted it', async ({ db }) => {
    const line = await startLine();
    await orderByLine(db);
    const work = { line: clientAt(line.url), baseUrl: 'https://shop.test', log };
    await line.control('faults', { match: { path: '/v2/bot/message/push' }, fault: 'close-after' });

    expect(await sendDuePushes(db, work)).toBe(0);
    expect(await db.select().from(linePush)).toMatchObject([{ status: 'queued', problem: 'unreachable' }]);
    await dueNow(db);
    expect(await sendDuePushes(db, work)).toBe(1);

    const [message, ...more] = await line.accepted();
    expect(more).toEqual([]);
    expect(message).toMatchObject({ to: LINE_ID });
    expect(message?.texts[0]).toContain('New order A1: NT$3,680\nhttps://shop.test/admin/order/A1');
    expect(await noticeMails(db, 'support@shop.example')).toEqual([]);
  });

  test('is retried after the rate limit, and becomes a mail at the monthly limit', async ({ db }) => {
    const line = await startLine();
    await orderByLine(db);
    const work = { line: clientAt(line.url), baseUrl: 'https://shop.test', log };
    await line.control('line', { limited: 1, left: 0 });

    await sendDuePushes(db, work);
    expect(await db.select().from(linePush)).toMatchObject([{ status: 'queued', problem: 'quota' }]);
    await dueNow(db);
    await sendDuePushes(db, work);

    expect(await db.select().from(linePush)).toMatchObject([{ status: 'dead', problem: 'quota', data: null }]);
    expect(await noticeMails(db, 'support@shop.example')).toMatchObject([{ kind: 'staff_notice' }]);
  });

  test('is kept while the token is wrong', async ({ db }) => {
    const line = await startLine();
    await orderByLine(db);
    const wrong = clientAt(line.url, 'wrong');

    expect([await wrong.check(), await clientAt(line.url).check()]).toEqual(['token', null]);
    await sendDuePushes(db, { line: wrong, baseUrl: 'https://shop.test', log });

    expect(await db.select().from(linePush)).toMatchObject([{ status: 'queued', problem: 'token' }]);
  });

  test('that LINE refuses is not repeated', () => {
    expect(pushOutcome({ status: 400, json: {} })).toEqual({ state: 'refused', problem: 'recipient' });
    expect(pushOutcome({ status: 409, json: {} })).toEqual({ state: 'accepted' });
  });
});
