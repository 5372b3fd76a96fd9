import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test } from '#db/server/testing.ts';
import { batchedOutput, createLog, logRequest } from './log.ts';

const SECRETS = ['first line of a letter', 'second line', 'mei@example.com', 'fourth line', '12 Dihua Street'];
const LETTER = `${SECRETS[0]}\n${SECRETS[1]}\nparams: ${SECRETS[2]}\n    at ${SECRETS[3]} (file.ts:1:1)\n\n${SECRETS[4]}`;

function logged(err: unknown): string {
  const lines: string[] = [];
  createLog('info', { write: (line) => lines.push(line) }).error({ err }, 'unhandled error');
  return lines.join('');
}

describe('what failed in the database', () => {
  test.for([
    ['a value of another kind', sql`select ${LETTER}::int`],
    ['a value after another', sql`select ${LETTER}::text, ${'x'}::int`],
    ['a value that the database quotes', sql`select (${LETTER}::text)::jsonb`],
    ['a function that raises it', sql`select ${LETTER}::text::regclass`],
  ] as const)('is logged without the values of the query: %s', async ([, query], { db }) => {
    const error = await db.transaction((tx) => tx.execute(query)).catch((failed: unknown) => failed);
    const line = logged(error);

    expect(error).toBeInstanceOf(Error);
    expect(line).toContain('Failed query: select');
    expect(line).toContain('"code":"');
    expect(line).toMatch(/at .*\.[jt]s/);
    for (const secret of SECRETS) expect(line).not.toContain(secret);
    // Also when wrapped in another error.
    const wrapped = logged(new Error('the order was not placed', { cause: error }));
    expect(wrapped).toContain('the order was not placed');
    for (const secret of SECRETS) expect(wrapped).not.toContain(secret);
  });
});

test('another error is logged with its message and where it happened', () => {
  const { err } = JSON.parse(logged(new TypeError('the frame is broken'))) as { err: Record<string, string> };

  expect(err).toMatchObject({ type: 'TypeError', message: 'the frame is broken' });
  expect(err.stack).toContain('log.test.ts');
});

test.each([
  'authorization',
  'token',
  'password',
  'cookie',
  'secret',
  'signature',
  'access_token',
  'clientSecret',
  'secretKey',
])('what is called %s is not written', (name) => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  log.info({ [name]: 'hunter2', paypal: { [name]: 'hunter2', api: 'https://api-m.paypal.com' } }, 'asked');

  expect(lines.join('')).toContain('api-m.paypal.com');
  expect(lines.join('')).not.toContain('hunter2');
});

describe('lines that are written together', () => {
  const request = { requestId: '3f0c7a52-8a54', method: 'GET', path: '/shop"\n', status: 200, ms: 0 };

  test('go out whole and in order, when there are enough of them or something is wrong', () => {
    const writes: string[] = [];
    const log = createLog('info', batchedOutput({ write: (text) => writes.push(text) }));
    logRequest(log, request);
    expect(writes).toEqual([]);
    log.warn('the disk is nearly full');
    for (let count = 0; count < 100; count++) logRequest(log, { ...request, status: count });
    log.error('the disk is full');
    const printed = writes.join('').trimEnd().split('\n');

    expect(writes.length).toBeLessThan(10);
    expect(printed.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'request',
      'the disk is nearly full',
      ...Array.from({ length: 100 }, () => 'request'),
      'the disk is full',
    ]);
    expect(JSON.parse(printed[0] ?? '')).toMatchObject({ level: 30, pid: process.pid, ...request });
  });

  test('of requests are left out where only trouble is logged', () => {
    const writes: string[] = [];
    logRequest(createLog('warn', { write: (text) => writes.push(text) }), request);

    expect(writes).toEqual([]);
  });
});
