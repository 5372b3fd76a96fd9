import pino, { type Logger } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

/** The process's log: JSON lines on standard output, with anything secret left out wherever it appears. */
export function createLog(level: Config['logLevel']): Log {
  return pino({
    level,
    base: { pid: process.pid },
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
