import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { HOUR, keys, type Opened, openSimulator } from '../testing.ts';

const to = `U${'a'.repeat(32)}`;
const text = { type: 'text', text: 'New order' };

function pushTo({ port }: Opened, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`http://127.0.0.1:${port}/v2/bot/message/push`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${keys.LINE_MESSAGING_TOKEN}`,
      'content-type': 'application/json',
      'x-line-retry-key': randomUUID(),
      ...headers,
    },
    body: JSON.stringify(body),
  });
}

test('a message is accepted once for each retry key, for a day', async () => {
  const line = await openSimulator();
  const key = { 'x-line-retry-key': randomUUID() };

  const first = await pushTo(line, { to, messages: [text] }, key);
  const again = await pushTo(line, { to, messages: [text] }, key);

  expect([first.status, again.status]).toEqual([200, 409]);
  expect(again.headers.get('x-line-accepted-request-id')).toBe(first.headers.get('x-line-request-id'));
  expect(await again.json()).toMatchObject({ message: 'The retry key is already accepted' });
  line.time.at += 25 * HOUR;
  expect((await pushTo(line, { to, messages: [text] }, key)).status).toBe(200);
});

test('a wrong token, recipient, text or key is refused', async () => {
  const line = await openSimulator();
  const status = async (body: unknown, headers?: Record<string, string>) => (await pushTo(line, body, headers)).status;

  expect(await status({ to, messages: [text] }, { authorization: 'Bearer other' })).toBe(401);
  expect(await status({ to, messages: [text] }, { 'content-type': 'text/plain' })).toBe(415);
  expect(await status({ to, messages: [text] }, { 'x-line-retry-key': 'once' })).toBe(400);
  expect(await status({ to: 'mei@example.com', messages: [text] })).toBe(400);
  expect(await status({ to, messages: [] })).toBe(400);
  expect(await status({ to, messages: [{ type: 'text', text: 'x'.repeat(5_001) }] })).toBe(400);
  expect(line.world.line.accepted).toEqual([]);
});

test('both limits answer 429 with their own words', async () => {
  const line = await openSimulator();
  Object.assign(line.world.line, { limited: 1, left: 0 });

  const limited = await pushTo(line, { to, messages: [text] });
  const over = await pushTo(line, { to, messages: [text] });

  expect([limited.status, over.status]).toEqual([429, 429]);
  expect(await limited.json()).toEqual({ message: 'The API rate limit has been exceeded. Try again later.' });
  expect(await over.json()).toEqual({ message: 'You have reached your monthly limit.' });
});
