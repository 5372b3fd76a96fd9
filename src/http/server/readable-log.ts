import type { DestinationStream } from 'pino';

const LEVELS: Record<number, string> = { 40: 'warning', 50: 'error', 60: 'fatal' };

interface Entry {
  level: number;
  time: number;
  msg?: string;
  err?: { message?: string; stack?: string };
  [field: string]: unknown;
}

/** Formats the log's JSON lines for a person at a terminal, one line each. */
export function readableLines(out: { write: (text: string) => unknown }): DestinationStream {
  return { write: (line) => void out.write(`${readable(JSON.parse(line) as Entry)}\n`) };
}

function readable({ level, time, msg = '', err, pid: _pid, requestId: _id, ...fields }: Entry): string {
  const clock = new Date(time).toTimeString().slice(0, 8);
  if (msg === 'request') {
    const { method, path, status, ms } = fields;
    return `${clock}  ${String(status)}  ${String(method).padEnd(4)}  ${visible(String(path))}  ${String(ms)} ms`;
  }
  const rest = Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const first = [LEVELS[level], msg, ...rest].filter(Boolean).join('  ');
  // Only an error has more lines, because its stack is needed.
  const failure = err ? `\n  ${[err.message, err.stack].filter(Boolean).join('\n  ')}` : '';
  return `${clock}  ${first}${failure}`;
}

/** Paths come from strangers: control characters would forge lines, or control the terminal. */
function visible(path: string): string {
  return path.replaceAll(/[\p{Cc}\p{Cf}]/gu, (sign) => encodeURIComponent(sign));
}
