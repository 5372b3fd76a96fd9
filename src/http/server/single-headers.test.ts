import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, onTestFinished } from 'vitest';
import { createApp } from '#app/server/app.ts';
import { test } from '#db/server/testing.ts';
import { readConfig } from './config.ts';
import type { ApiEnv } from './context.ts';
import { createLog } from './log.ts';
import { listen } from './serve.ts';

test('a header that decides who is asking comes once, or the request is refused', async ({ db }) => {
  const config = { ...readConfig({ BASE_URL: 'http://shop.test' }), host: '127.0.0.1', port: 0 };
  const shop = { config, log: createLog('silent'), db, buildId: 'test', problems: async () => [] };
  const server = await listen(createApp(shop, new Hono<ApiEnv>()).fetch, config);
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  /** The status and body of an answer to exactly these header lines: a client would fold two headers into one. */
  const send = async (...headers: string[]): Promise<string> => {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    socket.write(['GET /api/login/check HTTP/1.1', 'Connection: close', ...headers, '', ''].join('\r\n'));
    let answer = '';
    socket.on('data', (part) => (answer += part));
    await once(socket, 'close');
    return `${answer.split(' ')[1]} ${/"code":"(\w+)"/.exec(answer)?.[1]}`;
  };
  const host = 'Host: shop.test';

  expect(await send(host, 'cart: a', 'Authorization: Bearer b')).toBe('200 success');
  for (const twice of ['cart', 'Authorization', 'Idempotency-Key', 'Host']) {
    const lines = [`${twice}: shop.test`, `${twice.toLowerCase()}: other.test`];
    expect([twice, await send(...(twice === 'Host' ? [] : [host]), ...lines)]).toEqual([twice, '400 bad_request']);
  }
});
