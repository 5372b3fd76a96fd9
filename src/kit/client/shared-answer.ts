import { onForgotten } from './forgetting.ts';

interface Answered<Reply> {
  data: Reply | undefined;
  isError: boolean;
}

/** How long an answer is fresh. */
const FRESH_MS = 60_000;

/**
 * An API answer about this visitor that several parts of public pages show, fetched once; for
 * `useSyncExternalStore`. It is dropped when the member signs out.
 */
export function sharedAnswer<Reply>() {
  const nothing: Answered<Reply> = { data: undefined, isError: false };
  const listeners = new Set<() => void>();
  let answered = nothing;
  let asked: Promise<Reply> | undefined;
  let answeredAt = Number.NEGATIVE_INFINITY;
  let answeredTo: string | undefined;
  const change = (next: Answered<Reply>) => {
    answered = next;
    for (const listener of listeners) listener();
  };
  /** Sets an answer known from elsewhere, such as an action's; pending requests are older and ignored. */
  const set = (data: Reply) => {
    asked = undefined;
    answeredAt = performance.now();
    change({ data, isError: false });
  };
  const forget = () => {
    asked = undefined;
    answeredAt = Number.NEGATIVE_INFINITY;
    change(nothing);
  };
  /** Fetches, unless the same visitor, identified by their token, has a fresh or pending answer. */
  const load = async (visitor: string | undefined, ask: () => Promise<Reply>) => {
    if (visitor === answeredTo && (asked || performance.now() - answeredAt < FRESH_MS)) return;
    answeredTo = visitor;
    const own = ask();
    asked = own;
    const [outcome] = await Promise.allSettled([own]);
    if (asked !== own) return;
    asked = undefined;
    if (outcome.status === 'fulfilled') set(outcome.value);
    else change({ ...answered, isError: true });
  };
  onForgotten(forget);
  return {
    set,
    load,
    current: () => answered,
    unknown: () => nothing,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

// @chunk common
