import { expect, test } from 'vitest';
import { approvedOrder, openShop, openSimulator } from '../testing.ts';

async function open(manner: object, answer?: (count: number) => number) {
  const shop = await openShop(answer);
  const simulator = await openSimulator({ shop: shop.url });
  await simulator.control('messages', { paypal: manner });
  return { shop, simulator };
}

test('a message can be delivered many times, each the same to the byte', async () => {
  const { shop, simulator } = await open({ times: 5, shuffle: true, delay_ms: 30 });
  await approvedOrder(simulator);
  await simulator.world.deliveries.settled();
  expect(shop.received).toHaveLength(5);
  expect(new Set(shop.received.map(({ body }) => body)).size).toBe(1);
});

test('a message that is kept back can be delivered later', async () => {
  const { shop, simulator } = await open({ send: false });
  await approvedOrder(simulator);
  expect(shop.received).toHaveLength(0);
  const { sent } = (await simulator.control('sent')).body;
  expect(sent).toEqual([
    expect.objectContaining({ provider: 'paypal', kind: 'CHECKOUT.ORDER.APPROVED', attempts: [] }),
  ]);
  expect((await simulator.control('redeliver', { ids: [sent[0].id], times: 2 })).body).toEqual({ messages: 1 });
  await simulator.world.deliveries.settled();
  expect(shop.received).toHaveLength(2);
  expect((await simulator.control('sent')).body.sent[0].attempts).toHaveLength(2);
});

test('a refused message is tried again, and what the shop answered is written down', async () => {
  const { simulator } = await open({ retries: 1 }, (count) => (count === 1 ? 503 : 204));
  await approvedOrder(simulator);
  await simulator.world.deliveries.settled();
  const [message] = (await simulator.control('sent')).body.sent;
  expect(message.attempts.map(({ status }: { status: number }) => status)).toEqual([503, 204]);
});

test('a shop that does not answer is notified later', async () => {
  const simulator = await openSimulator();
  await simulator.control('messages', { paypal: { retries: 0, first: true } });
  await approvedOrder(simulator);
  const [message] = (await simulator.control('sent')).body.sent;
  expect(message.attempts).toEqual([expect.objectContaining({ status: null, problem: expect.any(String) })]);
});
