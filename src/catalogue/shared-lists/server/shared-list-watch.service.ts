import type { Database, Db } from '#db/server/connect.ts';
import { hashToken } from '#ground/tokens/server/token.ts';
import type { WaitingRequests } from '#http/server/waiting-requests.ts';
import { findList, LIST_CHANNEL } from './shared-list.service.ts';

/** Shorter than proxies wait for an answer. */
const WAIT_MS = 25_000;

interface Waiter {
  /** The version that the browser knows. */
  version: number;
  network: string;
  signal: AbortSignal;
  waiting: WaitingRequests | undefined;
}

/** Wakes the requests that wait for a list when any process has changed it. */
export async function watchSharedLists({ listen }: Pick<Database, 'listen'>, waiting: WaitingRequests): Promise<void> {
  await listen(LIST_CHANNEL, waiting.wake, waiting.wakeAll);
}

/**
 * The list's version, as soon as it is another than the browser's, at most 25 s later. `is_live` is false if this process could not
 * wait: the browser then asks again after a pause.
 */
export async function awaitChange(
  db: Db,
  token: string,
  { version, network, signal, waiting }: Waiter,
): Promise<{ version: number; is_live: boolean; waitedMs: number }> {
  // First the place and then the look: a change in between wakes it.
  const place = waiting?.enter(hashToken(token), network);
  try {
    const list = await findList(db, token);
    if (!place || list.version !== version) return { version: list.version, is_live: place !== undefined, waitedMs: 0 };
    const since = performance.now();
    await place.untilChanged(signal, WAIT_MS);
    const waitedMs = performance.now() - since;
    const { version: now } = signal.aborted ? list : await findList(db, token);
    return { version: now, is_live: true, waitedMs };
  } finally {
    place?.leave();
  }
}
