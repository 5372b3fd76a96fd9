import { isObject, type JsonObject } from './exchange.ts';

/** What can go wrong on the way; those that end in `-after` happen once the request has had its effect. */
export const FAULTS = [
  'refuse',
  '403',
  '409',
  '429',
  '500',
  '503',
  'issue',
  'hang',
  'hang-after',
  'close-after',
  '500-after',
  'slow',
  'slow-body',
  'truncated',
  'html',
  'huge',
  'endless',
] as const;

export type FaultName = (typeof FAULTS)[number];

export interface Fault {
  id: number;
  match: { method?: string; path?: string };
  /** How often it will still happen. */
  times: number;
  fault: FaultName;
  delay_ms: number;
  /** The name of PayPal's issue, for `issue`. */
  issue: string;
}

/** A plan longer than this is a mistake of the test that made it. */
const MOST_FAULTS = 1_000;

/** The planned faults; a request gets the first one that matches it. */
export class FaultPlan {
  #faults: Fault[] = [];
  #last = 0;

  /** Adds one, or says what is wrong with it. */
  add(asked: unknown): Fault | string {
    if (!isObject(asked)) return 'a fault is an object';
    const match = isObject(asked.match) ? asked.match : {};
    const fault = FAULTS.find((name) => name === String(asked.fault));
    if (!fault) return `fault is one of ${FAULTS.join(', ')}`;
    if (this.#faults.length >= MOST_FAULTS) return 'too many faults';
    const path = text(match, 'path');
    if (path?.startsWith('^') && !isPattern(path)) return 'path is no regular expression';
    const method = text(match, 'method')?.toUpperCase();
    const added: Fault = {
      id: ++this.#last,
      match: { ...(method && { method }), ...(path && { path }) },
      times: whole(asked.times, 1, 1_000_000),
      fault,
      delay_ms: whole(asked.delay_ms, fault === 'slow-body' ? 50 : 1_000, 600_000),
      issue: text(asked, 'issue') ?? 'INTERNAL_SERVICE_ERROR',
    };
    this.#faults.push(added);
    return added;
  }

  clear(): void {
    this.#faults = [];
  }

  list(): readonly Fault[] {
    return this.#faults;
  }

  /** The fault of this request, counted down. */
  take(method: string, path: string): Fault | undefined {
    const fault = this.#faults.find(({ match }) => fits(match, method, path));
    if (!fault) return undefined;
    fault.times -= 1;
    if (fault.times <= 0) this.#faults = this.#faults.filter((other) => other !== fault);
    return { ...fault };
  }
}

/** A path is a prefix, or a regular expression if it begins with ^. */
function fits(match: Fault['match'], method: string, path: string): boolean {
  if (match.method && match.method !== method) return false;
  if (!match.path) return true;
  return match.path.startsWith('^') ? new RegExp(match.path).test(path) : path.startsWith(match.path);
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}

function text(from: JsonObject, name: string): string | undefined {
  const value = from[name];
  return typeof value === 'string' && value.length > 0 && value.length <= 200 ? value : undefined;
}

/** A whole number from 0 to `most`, or the default. */
export function whole(value: unknown, otherwise: number, most: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? Math.min(value, most) : otherwise;
}
