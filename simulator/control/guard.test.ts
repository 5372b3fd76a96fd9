import { request } from 'node:http';
import { expect, test } from 'vitest';
import { openSimulator } from '../testing.ts';

function status(
  port: number,
  headers: Record<string, string>,
  method = 'GET',
  path = '/control/ledger',
): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

test('the control addresses are for tests on this machine: no proxy, no browser, no other host', async () => {
  const { port } = await openSimulator();
  expect(await status(port, { host: `127.0.0.1:${port}` })).toBe(200);
  expect(await status(port, { host: `localhost:${port}` })).toBe(200);
  for (const headers of [
    { host: 'demo.example' },
    { host: 'localhost', 'x-forwarded-for': '203.0.113.7' },
    { host: 'localhost', forwarded: 'for=203.0.113.7' },
    { host: 'localhost', origin: 'https://evil.example' },
    { host: 'localhost', 'sec-fetch-site': 'cross-site' },
  ])
    expect(await status(port, headers)).toBe(404);
  expect(await status(port, { host: 'localhost', 'content-type': 'text/plain' }, 'POST', '/control/faults')).toBe(415);
});
