import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from './log.ts';

const ROUND_MS = 3_600_000;
/** A shop that has just opened has better things to do. */
const FIRST_MS = 120_000;

/** Does each chore once an hour until it is called off. Several processes may: a chore finds only what is still there. */
export function keepTidying(chores: Record<string, () => Promise<unknown>>, log: Log): () => Promise<void> {
  const ending = new AbortController();
  const pause = (ms: number) => delay(ms, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
  const running = (async () => {
    await pause(FIRST_MS);
    while (!ending.signal.aborted) {
      for (const [what, chore] of Object.entries(chores)) {
        await chore().catch((err: unknown) =>
          log.error({ err }, `clearing away ${what} failed and will be tried again`),
        );
      }
      await pause(ROUND_MS);
    }
  })();
  return async () => {
    ending.abort();
    await running;
  };
}
