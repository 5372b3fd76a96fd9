import { type Contract, type FuzzRequest, fuzzRequest } from './fuzz-requests.ts';

/** How a request was answered. Its body can be made again from the seed: kept, all of them would fill the memory. */
export interface FuzzAnswer extends Pick<FuzzRequest, 'seed' | 'call' | 'method' | 'path'> {
  /** 0 where there was no answer at all. */
  status: number;
  /** When it was sent, on the clock of `performance`. */
  at: number;
  ms: number;
}

interface FuzzRun {
  contract: Contract;
  count: number;
  seed: number;
  tokens?: readonly string[];
  atOnce: number;
  /** Answers with the status and how long it took; what it throws counts as no answer. */
  send: (request: FuzzRequest) => Promise<{ status: number; ms: number }>;
}

/** Sends the requests of `count` seeds from `seed` on, a few at a time, and tells how each was answered. */
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

/** One line about a request, with the seed that makes it again. */
export function describeAnswer({ seed, method, path, status, ms }: FuzzAnswer): string {
  return `${status} in ${ms} ms, seed ${seed}: ${method} ${path.length > 120 ? `${path.slice(0, 120)}…` : path}`;
}
