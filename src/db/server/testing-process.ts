import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/** The embedded database is WebAssembly, and these processes end before optimising it pays. */
const FLAGS = ['--liftoff-only'];
const SCRIPT = [...FLAGS, join(import.meta.dirname, 'testing-child.ts')];

interface TestProcess {
  child: ChildProcess;
  /** Its output so far. */
  lines: string[];
  /** Waits until it has written that many lines. */
  said(count: number): Promise<void>;
  /** Waits for its end: the exit code, or null if it was killed. */
  ended(): Promise<number | null>;
  /** Like `kill -9`. */
  kill(): Promise<void>;
}

/** Starts one task of `testing-child.ts` in a child process, which is killed at the end of the test. */
export function startProcess(task: string, ...rest: string[]): TestProcess {
  return watched(spawn(process.execPath, [...SCRIPT, task, ...rest], { stdio: ['pipe', 'pipe', 'inherit'] }));
}

/** Starts another script the same way. */
export function startScript(script: string, ...rest: string[]): TestProcess {
  return watched(spawn(process.execPath, [...FLAGS, script, ...rest], { stdio: ['pipe', 'pipe', 'inherit'] }));
}

/** The same, but no file may grow beyond so many KiB, as with a full disk. */
export function startConfined(kib: number, task: string, ...rest: string[]): TestProcess {
  const command = ['-c', `ulimit -f ${kib}; exec "$@"`, 'sh', process.execPath, ...SCRIPT, task, ...rest];
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
