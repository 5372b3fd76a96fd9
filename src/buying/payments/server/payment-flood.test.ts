import { expect } from 'vitest';
import { LIMITS } from '#ground/throttle/limits.ts';
import { Refusal } from '#shared/errors.ts';
import { paymentAttempt, paymentEvent } from './payment.tables.ts';
import { receiveMessage } from './payment-message.service.ts';
import { startPayment } from './payment-start.service.ts';
import type { Payments } from './payments.ts';
import { choose, post, test } from './testing-journeys.ts';
import type { SentMessage, TestSimulator } from './testing-simulator.ts';

const VERIFY = '/v1/notifications/verify-webhook-signature';

/** The message PayPal would have sent about the last approved order. */
async function lastHook(simulator: TestSimulator): Promise<SentMessage> {
  const hook = (await simulator.sent()).findLast(({ provider }) => provider === 'paypal');
  if (!hook) throw new Error('PayPal has sent nothing');
  return hook;
}

/** Delivers a message in PayPal's name from a network; returns the refusal, if any. */
async function bring(payments: Payments, { body, headers }: SentMessage, network: string): Promise<string> {
  const raw = { body: Buffer.from(body), headers: new Headers(headers), how: 'notify' as const };
  try {
    await receiveMessage(payments, 'paypal', { raw, network });
    return 'success';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

const forged = (hook: SentMessage, at: number): SentMessage => ({
  ...hook,
  headers: { ...hook.headers, 'paypal-transmission-id': `made-up-${at}` },
});

test('150 forged messages from 150 networks, which PayPal is slow to verify, block no buyer', async ({
  payments,
  place,
  simulator,
}) => {
  await choose(simulator, await (await place('paypal')).start());
  const hook = await lastHook(simulator);
  const { code, hash } = await place('paypal');
  await simulator.control('faults', { match: { path: VERIFY }, times: 1_000_000, fault: 'hang' });

  const flood = Array.from({ length: 150 }, (_, at) => bring(payments, forged(hook, at), `198.18.${at}.0/24`));
  // Messages beyond the queue have been refused: all the others wait for PayPal now.
  await Promise.any(flood);
  const start = await startPayment(payments, { code, hash, paytype: 'paypal', lang: 'en' });
  const ends = await Promise.all(flood);
  await simulator.control('faults', undefined, 'DELETE');

  expect(start).toMatchObject({ way: 'redirect' });
  expect(new Set(ends)).toEqual(new Set(['unavailable']));
});

test('one network can cause a limited number of calls to PayPal, and genuine messages are never limited', async ({
  db,
  payments,
  place,
  simulator,
}) => {
  await choose(simulator, await (await place('paypal')).start());
  const hook = await lastHook(simulator);
  const { most } = LIMITS.payment_check;

  const flood: string[] = [];
  for (let at = 0; at < most + 5; at++) flood.push(await bring(payments, forged(hook, at), '198.18.0.0/24'));
  const genuine: string[] = [];
  for (let at = 0; at < most + 5; at++) genuine.push(await bring(payments, hook, '198.19.0.0/24'));

  expect(flood.filter((code) => code === 'success')).toHaveLength(most);
  expect(flood.slice(most)).toEqual(Array.from({ length: 5 }, () => 'too_many_requests'));
  expect(new Set(genuine)).toEqual(new Set(['success']));
  const rows = await db.select().from(paymentEvent);
  const problems = rows.filter(({ how, verified }) => how === 'notify' && !verified).map(({ problem }) => problem);
  expect(problems.filter((problem) => problem === 'signature')).toHaveLength(most);
  expect(problems.filter((problem) => problem === 'not_checked')).toHaveLength(5);
});

test('a message about a payment that is not ours is recorded, and PayPal is not asked', async ({
  db,
  payments,
  place,
  simulator,
}) => {
  await choose(simulator, await (await place('paypal')).start());
  const hook = await lastHook(simulator);
  const [attempt] = await db.select().from(paymentAttempt);
  const foreign = hook.body.replaceAll(attempt?.attempt_id ?? '', '11111111-2222-4333-8444-555555555555');
  await simulator.control('faults', { match: {}, times: 1_000_000, fault: '503' });

  expect(await bring(payments, { ...hook, body: foreign }, '198.18.0.0/24')).toBe('success');

  await simulator.control('faults', undefined, 'DELETE');
  const rows = (await db.select().from(paymentEvent)).filter(({ how }) => how === 'notify');
  expect(rows).toMatchObject([
    {
      verified: false,
      problem: 'unknown_payment',
      kind: 'CHECKOUT.ORDER.APPROVED',
      noted: {
        said_attempt_id: '11111111-2222-4333-8444-555555555555',
        said_event_id: expect.stringMatching(/^WH-/),
      },
    },
  ]);
});

const ODD = ['no-uuid', 'a\\u0000b', '\\ud800', '\\u001b[31m', '', 'x'.repeat(200), 'x'.repeat(300)];

test('a message with ids that cannot be ours is recorded, and answered as accepted', async ({
  api,
  db,
  place,
  simulator,
}) => {
  await choose(simulator, await (await place('paypal')).start());
  const { body, headers } = await lastHook(simulator);
  const [attempt] = await db.select().from(paymentAttempt);
  const ids = [attempt?.attempt_id, attempt?.reference, attempt?.provider_id, '"APPROVED'].map(String);
  const eventId = /"id":"(WH-[^"]+)"/.exec(body)?.[1] ?? '';

  let sent = 0;
  for (const id of [...ids, eventId])
    for (const odd of ODD) {
      const odder = body.replaceAll(id, id.startsWith('"') ? `"${odd}` : odd);
      expect(odder).not.toBe(body);
      const init = { method: 'POST', body: odder, headers };
      expect([id, odd, (await api('/api/payment/paypal/notify', init)).status]).toEqual([id, odd, 200]);
      sent += 1;
    }

  const rows = (await db.select().from(paymentEvent)).filter(({ how }) => how === 'notify');
  expect(rows).toHaveLength(sent);
  expect(rows.filter(({ verified }) => verified)).toEqual([]);
  expect(rows.filter(({ problem }) => problem === 'unusable').length).toBeGreaterThan(10);
});

test('the same applies to posts in CyberSource’s name', async ({ api, db }) => {
  for (const decision of ['\0', 'ACCEPT\ud800', 'x'.repeat(5_000)])
    expect((await post(api, '/api/payment/cybersource/notify', { decision })).status).toBe(200);

  expect(await db.select().from(paymentEvent)).toHaveLength(3);
});
