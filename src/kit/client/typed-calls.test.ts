import { expect, test } from 'vitest';
import { typedCalls } from './typed-calls.ts';

interface Sent {
  url: string;
  init: RequestInit;
}

interface Calls {
  api: {
    shop: {
      $get: (given?: object) => Promise<Response>;
      ':id': { view: { $post: (given: object) => Promise<Response> } };
    };
  };
}

function recorder() {
  const sent: Sent[] = [];
  const calls = typedCalls<Calls>('http://shop', async (url, init) => {
    sent.push({ url, init });
    return new Response();
  });
  return { sent, calls };
}

test('a call goes to its path by its method', async () => {
  const { sent, calls } = recorder();

  await calls.api.shop.$get();

  expect(sent).toEqual([{ url: 'http://shop/api/shop', init: { method: 'GET', headers: {} } }]);
});

test('a query is escaped, repeated for a list, and left out where it has no value', async () => {
  const { sent, calls } = recorder();

  await calls.api.shop.$get({ query: { keyword: 'a&b 山', colour: ['red', 'blue'], page: undefined } });

  expect(sent[0]?.url).toBe('http://shop/api/shop?keyword=a%26b+%E5%B1%B1&colour=red&colour=blue');
});

test('parts of the path, headers and a body are where they belong', async () => {
  const { sent, calls } = recorder();

  await calls.api.shop[':id'].view.$post({ param: { id: '5' }, header: { 'idempotency-key': 'k' }, json: { a: null } });

  expect(sent[0]?.url).toBe('http://shop/api/shop/5/view');
  expect(sent[0]?.init).toEqual({
    method: 'POST',
    headers: { 'idempotency-key': 'k', 'Content-Type': 'application/json' },
    body: '{"a":null}',
  });
});

test('the calls are no promise, so that they can be handed through one', async () => {
  const { calls } = recorder();

  expect(await Promise.resolve(calls)).toBe(calls);
});
