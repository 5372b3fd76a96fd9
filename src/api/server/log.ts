import pino, { type Logger } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

/** The process's log: JSON lines on standard output, with anything secret left out wherever it appears. */
export function createLog(level: Config['logLevel']): Log {
  return pino({
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
  });
}

/** An error as it may be logged. The database's errors quote the values of a query: those may be anything, so they go. */
function safeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, stack } = pino.stdSerializers.err(error);
  return {
    type,
    stack: stack?.replace(/\nparams: .*/g, '\nparams: [left out]'),
    code: (error as { code?: unknown }).code,
  };
}
