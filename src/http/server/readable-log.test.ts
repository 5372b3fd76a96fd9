import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { readableLines } from './readable-log.ts';

function written(write: (log: ReturnType<typeof createLog>) => void): string {
  const text: string[] = [];
  write(createLog('info', readableLines({ write: (line) => text.push(line) })));
  return text.join('');
}

test('a request is one readable line', () => {
  const line = written((log) =>
    log.child({ requestId: 'abc' }).info({ method: 'GET', path: '/shop', status: 200, ms: 12 }, 'request'),
  );

  expect(line).toMatch(/^\d\d:\d\d:\d\d {2}200 {2}GET {3}\/shop {2}12 ms\n$/);
});

test('a path forges no line and controls no terminal', () => {
  const line = written((log) => log.info({ method: 'GET', path: '/a\nb\u001b[2J', status: 404, ms: 1 }, 'request'));

  expect(line).toContain('/a%0Ab%1B[2J  1 ms\n');
});

test('anything else says what it is, with its figures and no secrets', () => {
  const line = written((log) => log.warn({ job: 'mail', token: 'abc' }, 'a job is late'));

  expect(line).toMatch(/^\S+ {2}warning {2}a job is late {2}job="mail" {2}token="\[secret\]"\n$/);
});

test('an error shows where it happened', () => {
  const text = written((log) => log.error({ err: new Error('the frame is broken') }, 'unhandled error'));

  expect(text).toContain('error  unhandled error\n  the frame is broken\n  at ');
});

test.for([true, false])('what npm start prints is for people only in a terminal: %s', (isTerminal) => {
  // A separate process: its standard output decides.
  const program = `Object.defineProperty(process.stdout, 'isTTY', { value: ${isTerminal} });
    const { createLog } = await import('./src/http/server/log.ts');
    createLog('info').info({ method: 'GET', path: '/shop', status: 200, ms: 12 }, 'request');`;

  const line = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });

  expect(line).toMatch(isTerminal ? /^\d\d:\d\d:\d\d {2}200 {2}GET {3}\/shop {2}12 ms\n$/ : /^\{"level":30,.*\}\n$/);
});
