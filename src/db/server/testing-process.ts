import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

const SCRIPT = join(import.meta.dirname, 'testing-child.ts');

interface TestProcess {
  child: ChildProcess;
  /** What it has said so far. */
  lines: string[];
  /** Waits until it has said that many lines. */
  said(count: number): Promise<void>;
  /** Waits for its end: the exit code, or null when it was killed. */
  ended(): Promise<number | null>;
  /** As `kill -9`. */
  kill(): Promise<void>;
}

/** Starts one task of `testing-child.ts` in a process of its own, killed at the end of the test if it still runs. */
export function startProcess(task: string, ...rest: string[]): TestProcess {
  return watched(spawn(process.execPath, [SCRIPT, task, ...rest], { stdio: ['pipe', 'pipe', 'inherit'] }));
}

/** The same, but no file may grow beyond so many KiB, as if the disk were full there. */
export function startConfined(kib: number, task: string, ...rest: string[]): TestProcess {
  const command = ['-c', `ulimit -f ${kib}; exec "$@"`, 'sh', process.execPath, SCRIPT, task, ...rest];
  return watched(spawn('bash', command, { stdio: ['pipe', 'pipe', 'ignore'] }));
}

function watched(child: ChildProcess): TestProcess {
  const lines: string[] = [];
  const closed = once(child, 'close');
  const reader = createInterface({ input: child.stdout ?? process.stdin });
  reader.on('line', (line) => lines.push(line));
  const kill = async () => {
    child.kill('SIGKILL');
    await closed;
  };
  onTestFinished(kill);
  const said = async (count: number) => {
    while (lines.length < count) {
      const hasEnded = await Promise.race([once(reader, 'line').then(() => false), closed.then(() => true)]);
      if (hasEnded && lines.length < count) throw new Error(`the process ended after saying: ${lines.join(' | ')}`);
    }
  };
  const ended = async () => {
    await closed;
    return child.exitCode;
  };
  return { child, lines, said, ended, kill };
}
