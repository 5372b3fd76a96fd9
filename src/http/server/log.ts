import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import type { Config } from './config.ts';
import { readableLines } from './readable-log.ts';

export type Log = Logger;

/** Lines are written together from so many characters on, or after so many milliseconds. */
const BATCH_BYTES = 4_096;
const BATCH_MS = 200;
const WARNING = 40;
const INFO = 30;
/** Names whose values are never logged, at the top of a line or one level below. */
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

/** The process's log, without secrets: JSON lines on standard output, or readable lines if that is a terminal. */
export function createLog(level: Config['logLevel'], out: Output = standardOutput()): Log {
  const options: LoggerOptions = {
    level,
    base: { pid: process.pid },
    serializers: { err: safeError },
    hooks: {
      // A warning or an error may be the last line, so it is written immediately.
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
  if (process.stdout.isTTY) return readableLines(process.stdout);
  lines ??= batchedOutput(pino.destination({ dest: 1, sync: true }));
  return lines;
}

/** Writes lines together: a write for each took longer than everything else in a cached answer. */
export function batchedOutput(out: DestinationStream): Required<Output> {
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
    if (text.length >= BATCH_BYTES) flushSync();
    else timer ??= setTimeout(flushSync, BATCH_MS).unref();
  };
  return { write, flushSync };
}

interface AnsweredRequest {
  requestId: string;
  method: string;
  /** Without the query, which may contain one-time codes and keywords. */
  path: string;
  status: number;
  ms: number;
}

/**
 * The line of an answered request. Its fields are known and not secret, so redaction is skipped; redaction took as
 * long as half a cached answer.
 */
export function logRequest(log: Log, { requestId, method, path, status, ms }: AnsweredRequest): void {
  if (log.levelVal > INFO) return;
  const { [pino.symbols.streamSym]: out } = log as unknown as { [pino.symbols.streamSym]: DestinationStream };
  out.write(
    `{"level":${INFO},"time":${Date.now()},"pid":${process.pid},"requestId":"${requestId}","method":${JSON.stringify(method)},` +
      `"path":${JSON.stringify(loggedPath(path))},"status":${status},"ms":${ms},"msg":"request"}\n`,
  );
}

/** The path of a gift's page contains its secret. */
const GIFT_PAGE = /(\/gift\/)[^/]+/;

export function loggedPath(path: string): string {
  return path.replace(GIFT_PAGE, '$1…');
}

/**
 * An error for the log, with its causes. Database errors quote the values of a query in their messages, and those
 * may be personal, so these parts are removed.
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
  // Drizzle's "Failed query: … params: …": values may contain line breaks, so everything after it is removed.
  const at = error.message.indexOf('\nparams: ');
  return at === -1 ? error.message : `${error.message.slice(0, at)}\nparams: [left out]`;
}

/** The stack without its message; empty if the two cannot be separated. */
function framesOf({ stack, message }: Error): string {
  const at = stack?.indexOf(message) ?? -1;
  return at === -1 ? '' : (stack ?? '').slice(at + message.length).trimStart();
}
