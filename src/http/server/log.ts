import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import type { Config } from './config.ts';
import { forPeople } from './log-for-people.ts';

export type Log = Logger;

/** Lines are written together when they have so many characters, or after so many milliseconds. */
const TOGETHER_BYTES = 4_096;
const TOGETHER_MS = 200;
const WARNING = 40;
const INFO = 30;
/** What is never written, under these names at the top of a line or one below. */
const SECRET_NAMES = [
  'authorization',
  'cart',
  'token',
  'password',
  'cookie',
  'secret',
  'signature',
  'access_token',
  'clientSecret',
  'secretKey',
];

/**
 * The process's log, with anything secret left out wherever it appears: JSON lines on standard output, or lines for people where
 * that is a terminal.
 */
export function createLog(level: Config['logLevel'], out: Output = standardOutput()): Log {
  const options: LoggerOptions = {
    level,
    base: { pid: process.pid },
    serializers: { err: safeError },
    hooks: {
      // A line that tells of trouble may be the last one.
      logMethod(args, method, at) {
        method.apply(this, args);
        if (at >= WARNING) out.flushSync?.();
      },
    },
    redact: {
      paths: SECRET_NAMES.flatMap((name) => [name, `*.${name}`]),
      censor: '[secret]',
    },
  };
  return pino(options, out);
}

type Output = DestinationStream & { flushSync?: () => void };

let lines: Output | undefined;

function standardOutput(): Output {
  if (process.stdout.isTTY) return forPeople(process.stdout);
  lines ??= gathered(pino.destination({ dest: 1, sync: true }));
  return lines;
}

/** Writes lines together: a write of its own for each took longer than all else that a kept answer needs. */
export function gathered(out: DestinationStream): Required<Output> {
  let text = '';
  let timer: NodeJS.Timeout | undefined;
  const flushSync = () => {
    clearTimeout(timer);
    timer = undefined;
    if (text) out.write(text);
    text = '';
  };
  process.once('exit', flushSync);
  const write = (line: string) => {
    text += line;
    if (text.length >= TOGETHER_BYTES) flushSync();
    else timer ??= setTimeout(flushSync, TOGETHER_MS).unref();
  };
  return { write, flushSync };
}

interface AnsweredRequest {
  requestId: string;
  method: string;
  /** Without the query: one-time codes and keywords are nobody's business in a log. */
  path: string;
  status: number;
  ms: number;
}

/**
 * The line of an answered request. Its fields are known and none is secret, so nothing is looked for and hidden in them; that
 * alone took as long as half a kept answer.
 */
export function logRequest(log: Log, { requestId, method, path, status, ms }: AnsweredRequest): void {
  if (log.levelVal > INFO) return;
  const { [pino.symbols.streamSym]: out } = log as unknown as { [pino.symbols.streamSym]: DestinationStream };
  out.write(
    `{"level":${INFO},"time":${Date.now()},"pid":${process.pid},"requestId":"${requestId}","method":${JSON.stringify(method)},` +
      `"path":${JSON.stringify(path)},"status":${status},"ms":${ms},"msg":"request"}\n`,
  );
}

/**
 * An error as it may be logged, with its causes. The database's errors quote the values of a query, in the message of a failed
 * query and in what the server says of a value: those may be anything, so nothing of them is taken over.
 */
function safeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { cause, code } = error as { cause?: unknown; code?: unknown };
  return {
    type: error.constructor.name,
    message: safeMessage(error),
    stack: framesOf(error),
    ...(code !== undefined && { code }),
    ...(cause instanceof Error && { cause: safeError(cause) }),
  };
}

function safeMessage(error: Error): string {
  if ('severity' in error) {
    const { table, constraint } = error as { table?: unknown; constraint?: unknown };
    return ['refused by the database', table, constraint].filter((part) => typeof part === 'string').join(' ');
  }
  // Drizzle's "Failed query: … params: …": the values may have lines of their own, so everything after them goes.
  const at = error.message.indexOf('\nparams: ');
  return at === -1 ? error.message : `${error.message.slice(0, at)}\nparams: [left out]`;
}

/** The stack without the message it begins with; where the message cannot be told from it, nothing. */
function framesOf({ stack, message }: Error): string {
  const at = stack?.indexOf(message) ?? -1;
  return at === -1 ? '' : (stack ?? '').slice(at + message.length).trimStart();
}
