import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import type { Config } from './config.ts';
import { forPeople } from './log-for-people.ts';

export type Log = Logger;

/**
 * The process's log, with anything secret left out wherever it appears: JSON lines on standard output, or lines for people where
 * that is a terminal.
 */
export function createLog(
  level: Config['logLevel'],
  out: DestinationStream | undefined = process.stdout.isTTY ? forPeople(process.stdout) : undefined,
): Log {
  const options: LoggerOptions = {
    level,
    base: { pid: process.pid },
    serializers: { err: safeError },
    redact: {
      paths: [
        'authorization',
        'cart',
        'token',
        'password',
        'cookie',
        '*.authorization',
        '*.cart',
        '*.token',
        '*.password',
        '*.cookie',
      ],
      censor: '[secret]',
    },
  };
  return out ? pino(options, out) : pino(options);
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
