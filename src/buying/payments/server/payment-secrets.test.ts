import { expect } from 'vitest';
import { act } from '#buying/orders/server/testing-orders.ts';
import { DEMO_KEYS } from '#http/server/demo-payment-keys.ts';
import { createLog } from '#http/server/log.ts';
import { paymentEvent } from './payment.tables.ts';
import { refundDue, settleDue } from './payment-jobs.service.ts';
import { choose, test as journeyTest, payByCard, post } from './testing-journeys.ts';

/** The shop's secrets at the providers. A profile and an access key are in the buyer's own form, so they are not secret. */
const SECRETS = Object.entries(DEMO_KEYS)
  .filter(([name]) => /SECRET|REST_KEY|WEBHOOK_ID|CLIENT_ID/.test(name))
  .map(([, value]) => value);

/** The prefix of the simulator's tokens. */
const PAYPAL_TOKEN = 'A21AA.';

const test = journeyTest
  .extend('written', (): string[] => [])
  .extend('log', ({ written }) => createLog('trace', { write: (line: string) => void written.push(line) }));

test('no payment secret is in the log, in an answer or in the recorded messages of providers', async ({
  api,
  db,
  payments,
  place,
  shop,
  simulator,
  written,
}) => {
  const answers: string[] = [];
  const byPaypal = await place('paypal');
  const start = await byPaypal.start();
  const back = await choose(simulator, start);
  answers.push(start.text, (await api(back)).text);
  const byCard = await place('cybersource');
  const form = await byCard.start();
  const { fields } = await payByCard(simulator, form);
  answers.push(form.text, (await post(api, '/api/payment/cybersource/return', fields)).text);
  for (const { url, body, headers } of await simulator.sent()) {
    const reply = await api(new URL(url).pathname, { method: 'POST', body, headers });
    answers.push(reply.text);
  }
  await act(api, shop.buyer.headers, `order/${byPaypal.code}/cancel`);
  // Failures log more than normal operation.
  await simulator.control('faults', { match: {}, times: 3, fault: '500' });
  await refundDue(payments);
  await settleDue(payments);
  await simulator.control('faults', undefined, 'DELETE');
  answers.push(JSON.stringify(await byPaypal.read()), JSON.stringify(await byCard.read()));

  const log = written.join('');
  expect(log).toContain(byPaypal.code);
  const stored = JSON.stringify(await db.select().from(paymentEvent));
  for (const [where, text] of Object.entries({ log, stored, answers: answers.join('\n') }))
    for (const secret of [...SECRETS, PAYPAL_TOKEN]) expect(text, where).not.toContain(secret);
  for (const hash of [byPaypal.hash, byCard.hash]) expect(log).not.toContain(hash);
});
