import { onForgotten } from './forgetting.ts';

interface Answered<Reply> {
  data: Reply | undefined;
  isError: boolean;
}

/** So long an answer is believed without asking again. */
const FRESH_MS = 60_000;

/**
 * An answer of the API about this visitor that several parts of public pages show, asked for once; for `useSyncExternalStore`.
 * It is forgotten with the member it was given to.
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
  /** What is known from elsewhere, an action's own answer for instance; what was asked before it came is older. */
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
  /** Asks, unless the same visitor, known by their token, was answered a moment ago or is about to be. */
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
