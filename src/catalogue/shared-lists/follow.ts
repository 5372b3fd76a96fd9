interface Following {
  /** Resolves with the next version, `gone`, or undefined if the shop could not be asked. */
  next: (signal: AbortSignal) => Promise<{ version: number; is_live: boolean } | 'gone' | undefined>;
  /** The version on the page. */
  known: () => number;
  /** Fetches the list again. */
  refresh: () => Promise<unknown>;
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Without a waiting request, changes are to be seen within two seconds all the same. */
const POLL_MS = 1_500;
const LONGEST_MS = 30_000;

/** Keeps a list up to date until the signal fires or the list has ended. */
export async function follow({ next, known, refresh, pause = wait }: Following, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; ) {
    const answer = await next(signal);
    if (signal.aborted) return;
    if (answer === 'gone') {
      await refresh();
      return;
    }
    failures = answer ? 0 : failures + 1;
    if (answer && answer.version !== known()) await refresh();
    const isCurrent = answer?.is_live && answer.version <= known();
    if (!isCurrent) await pause(Math.min(POLL_MS * 2 ** Math.max(0, failures - 1), LONGEST_MS), signal);
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
