import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { approvedOrder, cardForm, openShop, openSimulator, postForm } from '../testing.ts';

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'simulator-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

test('a restart forgets nothing: books, request ids, open pages, the webhook key', async () => {
  const data = folder();
  const shop = await openShop();
  const before = await openSimulator({ data, shop: shop.url, url: 'http://simulator.example' });
  const id = await approvedOrder(before);
  const capture = `/v2/checkout/orders/${id}/capture`;
  const made = await before.paypal.call('POST', capture, undefined, { 'paypal-request-id': 'k' });
  const page = await (await postForm(before, '/pay', cardForm(before))).text();
  const session = /name="session" value="([^"]+)"/.exec(page)?.[1];
  await before.world.deliveries.settled();
  const books = (await before.control('ledger')).body;
  await before.close();

  const after = await openSimulator({ data, shop: shop.url, url: 'http://simulator.example' });
  expect((await after.control('ledger')).body).toEqual(books);
  const again = await after.paypal.call('POST', capture, undefined, { 'paypal-request-id': 'k' });
  expect([again.status, again.body]).toEqual([200, made.body]);
  expect((await after.control('card', { session, card: 'accept' })).body.decision).toBe('ACCEPT');
  expect(after.world.webhookKey.certificate).toBe(before.world.webhookKey.certificate);
  expect((await after.control('sent')).body.sent[0].attempts[0].status).toBe(200);
});

test('a line cut off by a crash costs that line alone', async () => {
  const data = folder();
  const before = await openSimulator({ data });
  const id = await approvedOrder(before);
  await before.close();
  appendFileSync(join(data, 'journal.jsonl'), '{"table":"orders","row":{"id":"HALF');

  const middle = await openSimulator({ data });
  const other = await approvedOrder(middle);
  await middle.close();
  const after = await openSimulator({ data });
  expect((await after.control('ledger')).body.paypal.orders.map((order: { id: string }) => order.id)).toEqual([
    id,
    other,
  ]);
});
