import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';

function start(...args: string[]) {
  const child = spawn(process.execPath, ['simulator/main.ts', ...args], { stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void child.kill());
  const line = new Promise<string>((resolve) => child.stdout.once('data', (data: Buffer) => resolve(data.toString())));
  const code = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, line, code };
}

test('the program says where it is, ends when asked, and gives way to another on its port', async () => {
  const first = start('--port', '0', '--shop', 'http://127.0.0.1:9');
  const url = /http:\/\/127\.0\.0\.1:(\d+)/.exec(await first.line);
  expect(await (await fetch(`${url?.[0]}/healthz`)).json()).toEqual({ simulator: 'cornice-payments' });
  expect(await start('--port', url?.[1] ?? '').code).toBe(3);
  first.child.kill('SIGTERM');
  expect(await first.code).toBe(0);
});
