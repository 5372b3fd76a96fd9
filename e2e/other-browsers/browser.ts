import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** What the journeys need of a browser: the part in which the two dialects of WebDriver differ. */
export interface Browser {
  /** Opens an address and waits until the page has loaded. */
  go: (url: string) => Promise<void>;
  /** Evaluates an expression whose value is a text. */
  read: (expression: string) => Promise<string>;
  /** Applies input as a person would; both dialects write it in the same way. */
  act: (sources: readonly InputSource[]) => Promise<void>;
  /** The window as a PNG. */
  screenshot: () => Promise<Buffer>;
  /** What the browser's console has reported as an error. */
  errors: () => readonly string[];
  close: () => Promise<void>;
}

/** The browser has ended: there is nothing left to wait for. */
export class BrowserGone extends Error {}

type Action = { type: string } & Record<string, unknown>;

/** A source of input of the WebDriver specification, with its actions in their order. */
export interface InputSource {
  type: 'key' | 'pointer';
  id: string;
  parameters?: { pointerType: 'mouse' };
  actions: readonly Action[];
}

export const WINDOW = { width: 1440, height: 900 };

const START_MS = 60_000;

/** A program that a browser needs, until it is stopped. */
export interface Program {
  /** The first match in what the program says on a stream. */
  says: (from: keyof Streams, words: RegExp) => Promise<RegExpExecArray>;
  /** Calls back for every line that the program says on a stream. */
  listen: (from: keyof Streams, hear: (line: string) => void) => void;
  stop: () => Promise<void>;
}

interface Streams {
  stdout: Readable;
  stderr: Readable;
  /** File descriptor 3. */
  extra: Readable;
}

export function startProgram(command: string, args: readonly string[], env: Record<string, string> = {}): Program {
  const child: ChildProcess = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    // Its own group: the browser that a driver has started ends with it.
    detached: true,
  });
  const kill = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  };
  // Also if the tests are interrupted.
  process.on('exit', kill);
  const ended = once(child, 'exit').catch(() => undefined);
  const [, stdout, stderr, extra] = child.stdio as unknown as [null, Readable, Readable, Readable];
  const streams: Streams = { stdout, stderr, extra };
  // A program whose output nobody reads would wait for ever.
  for (const stream of Object.values(streams)) stream.resume();
  const listen: Program['listen'] = (from, hear) => createInterface({ input: streams[from] }).on('line', hear);
  return {
    listen,
    says: (from, words) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`${command} has not said ${words}`)), START_MS);
        void ended.then(() => {
          clearTimeout(late);
          reject(new Error(`${command} has ended`));
        });
        listen(from, (line) => {
          const match = words.exec(line);
          if (!match) return;
          clearTimeout(late);
          resolve(match);
        });
      }),
    stop: async () => {
      kill();
      process.off('exit', kill);
      await ended;
    },
  };
}
