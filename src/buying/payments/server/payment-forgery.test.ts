import { createHmac } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { count } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestApi } from '#app/server/testing.ts';
import { shopOrder } from '#buying/orders/server/order.tables.ts';
import { orderPayment, orderRefund } from '#buying/orders/server/order-money.tables.ts';
import { paymentAttempt, paymentEvent } from './payment.tables.ts';
import { choose, payByCard, post, test } from './testing-journeys.ts';
import type { SentMessage } from './testing-simulator.ts';

/** `FORGERIES=10000` is the long run. */
const FORGERIES = Number(process.env.FORGERIES || 220);
const NOTIFY = { paypal: '/api/payment/paypal/notify', card: '/api/payment/cybersource/notify' };

type Fields = Record<string, string>;
type Forge = (
  real: { card: Fields; hook: SentMessage },
  at: number,
) => { to: keyof typeof NOTIFY; send: (api: TestApi) => ReturnType<TestApi> };

const card = (fields: Fields | string) => ({
  to: 'card' as const,
  send: (api: TestApi) => post(api, NOTIFY.card, fields),
});
const hook = (body: string, headers: Fields) => ({
  to: 'paypal' as const,
  send: (api: TestApi) =>
    api(NOTIFY.paypal, {
      method: 'POST',
      body,
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    }),
});
/** Signs as the bank does, with a wrong key. */
function signed(fields: Fields, key: string): Fields {
  const text = (fields.signed_field_names ?? '')
    .split(',')
    .map((name) => `${name}=${fields[name] ?? ''}`)
    .join(',');
  return { ...fields, signature: createHmac('sha256', key).update(text).digest('base64') };
}
const CERTS = [
  'http://127.0.0.1:9/cert',
  'https://api.paypal.com.evil.example/v1/notifications/certs/x',
  'https://api.paypal.com@evil.example/v1/notifications/certs/x',
  'https://evil.example/?api.paypal.com',
  '//evil.example',
  'https://api.paypal.com:8443/v1/notifications/certs/x',
];

/** The families of forgeries; each is sent repeatedly with varied content. */
const FAMILIES: readonly Forge[] = [
  ({ card: real }) => card({ ...real, decision: 'ACCEPT', reason_code: '100' }),
  ({ card: real }, at) => card(signed({ ...real, decision: 'ACCEPT', reason_code: '100' }, `key ${at}`)),
  ({ card: real }, at) => card({ ...real, req_amount: `${at}.00` }),
  ({ card: real }) => card({ ...real, req_currency: 'USD', decision: 'ACCEPT' }),
  ({ card: real }, at) =>
    card({ ...real, transaction_id: String(at), req_reference_number: `CN-261114-7F3K9Q-${at % 9}` }),
  ({ card: real }) => card({ ...real, signed_field_names: 'signed_field_names', decision: 'ACCEPT' }),
  ({ card: real }) => card(`${new URLSearchParams(real)}&decision=ACCEPT&reason_code=100`),
  ({ card: real }, at) => card({ ...real, message: `x,decision=ACCEPT,reason_code=100,n=${at}`, decision: 'ACCEPT' }),
  ({ card: { signature: _none, ...real } }) => card({ ...real, decision: 'ACCEPT' }),
  (_real, at) => card(`%${at}&&&=,=&decision[]=ACCEPT`),
  ({ hook: real }, at) =>
    hook(real.body.replace('COMPLETED', 'REFUNDED').replace('"value":"', `"value":"${at}`), real.headers),
  ({ hook: real }, at) => hook(real.body, { ...real.headers, 'paypal-transmission-id': `made-up-${at}` }),
  ({ hook: real }, at) => hook(real.body, { ...real.headers, 'paypal-cert-url': CERTS[at % CERTS.length] ?? '' }),
  ({ hook: real }, at) =>
    hook(real.body, { ...real.headers, 'paypal-auth-algo': ['SHA1withRSA', 'none', 'HS256'][at % 3] ?? '' }),
  ({ hook: real }) => hook(JSON.stringify(JSON.parse(real.body)), real.headers),
  ({ hook: real }, at) =>
    hook(`{"id":"WH-${at}","event_type":"PAYMENT.CAPTURE.COMPLETED","resource":{}}`, {
      'content-type': 'application/json',
      'paypal-transmission-id': real.headers['paypal-transmission-id'] ?? '',
    }),
  (_real, at) => hook('['.repeat(at % 900), { 'content-type': 'application/json' }),
];

test(`${FORGERIES} forged messages change nothing, lead nowhere, and are all recorded`, async ({
  api,
  db,
  place,
  simulator,
}) => {
  const byCard = await place('cybersource');
  const { fields } = await payByCard(simulator, await byCard.start(), 'decline_204');
  const byPaypal = await place('paypal');
  const start = await byPaypal.start();
  await choose(simulator, start);
  const real = {
    card: fields,
    hook: (await simulator.sent()).find(({ provider }) => provider === 'paypal') as SentMessage,
  };
  const books = async () => [
    await db.select().from(shopOrder),
    await db.select().from(orderPayment),
    await db.select().from(orderRefund),
    (await db.select().from(paymentAttempt)).map(({ attempt_id, state, transaction_id }) => [
      attempt_id,
      state,
      transaction_id,
    ]),
  ];
  const before = await books();
  const [{ events } = { events: 0 }] = await db.select({ events: count() }).from(paymentEvent);

  const asked = new Set<string>();
  const note = (message: unknown) => asked.add(String((message as { request: { origin: string } }).request.origin));
  subscribe('undici:request:create', note);
  for (let at = 0; at < FORGERIES; at++) {
    const forged = FAMILIES[at % FAMILIES.length]?.(real, at);
    const reply = await forged?.send(api);
    expect(reply?.status, `family ${at % FAMILIES.length}`).toBeLessThan(500);
  }

  unsubscribe('undici:request:create', note);
  expect([...asked]).toEqual([simulator.url]);
  expect(await books()).toEqual(before);
  const rows = await db.select().from(paymentEvent);
  expect(rows).toHaveLength(events + FORGERIES);
  expect(rows.filter(({ how, verified }) => how === 'notify' && verified)).toEqual([]);
}, 1_800_000);
