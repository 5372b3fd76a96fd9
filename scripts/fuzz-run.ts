import { type Contract, type FuzzRequest, fuzzRequest } from './fuzz-requests.ts';

/** The answer to a request. The seed reproduces its body: storing all bodies would fill the memory. */
export interface FuzzAnswer extends Pick<FuzzRequest, 'seed' | 'call' | 'method' | 'path'> {
  /** 0 without an answer. */
  status: number;
  /** When it was sent, by `performance.now()`. */
  at: number;
  ms: number;
}

interface FuzzRun {
  contract: Contract;
  count: number;
  seed: number;
  tokens?: readonly string[];
  atOnce: number;
  /** Returns the status and the duration; a throw counts as no answer. */
  send: (request: FuzzRequest) => Promise<{ status: number; ms: number }>;
}

/** Sign-in calls, which have no useful samples. */
const SECRET = /token|hash|secret|password/;
const MOST_SAMPLES = 400;

/** Codes and ids from the shop's answers to public calls: requests that name them find rows. */
export async function samplesFrom(contract: Contract, get: (path: string) => Promise<unknown>): Promise<string[]> {
  const found = new Set<string>();
  const look = (value: unknown, key: string): void => {
    if (Array.isArray(value)) for (const one of value.slice(0, 20)) look(one, key);
    else if (typeof value === 'object' && value) for (const [name, one] of Object.entries(value)) look(one, name);
    else if (/^(code|slug|key|name|id)$|_id$|_code$/.test(key) && !SECRET.test(key) && found.size < MOST_SAMPLES)
      if (/^[\w-]{1,60}$/.test(String(value))) found.add(String(value));
  };
  const open = Object.entries(contract.paths).filter(([path, { get: call }]) => call && !path.includes('{'));
  for (const [path] of open) look(await get(path).catch(() => undefined), '');
  return [...found];
}

/** Sends the requests of `count` seeds from `seed` on, a few at a time, and reports each answer. */
export async function runFuzz({ contract, count, seed, tokens = [], atOnce, send }: FuzzRun): Promise<FuzzAnswer[]> {
  const answers: FuzzAnswer[] = [];
  let next = seed;
  const sender = async () => {
    while (next < seed + count) {
      const request = fuzzRequest(contract, next++, tokens);
      const { call, method, path } = request;
      const at = performance.now();
      const { status, ms } = await send(request).catch(() => ({ status: 0, ms: performance.now() - at }));
      answers.push({ seed: request.seed, call, method, path, status, at, ms: Math.round(ms) });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  return answers;
}

/** The number of server errors, which must be 0, and the memory growth, which must be small. */
export function describeHealth(answers: readonly FuzzAnswer[], rss: { before: number; after: number }): string {
  const failures = answers.filter(({ status }) => status === 0 || status >= 500).length;
  const growth = rss.after - rss.before;
  return `${answers.length} requests: ${failures} × 5xx or no answer, memory ${growth < 0 ? '−' : '+'}${Math.abs(growth)} MB`;
}

/** One line about a request, with its seed. */
export function describeAnswer({ seed, method, path, status, ms }: FuzzAnswer): string {
  return `${status} in ${ms} ms, seed ${seed}: ${method} ${path.length > 120 ? `${path.slice(0, 120)}…` : path}`;
}
