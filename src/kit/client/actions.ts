import { useState } from 'react';

const counters: (() => number)[] = [];
let running = 0;

/** How many actions of this page the server has not answered yet. */
export function pendingActions(): number {
  return counters.reduce((sum, count) => sum + count(), running);
}

/** Member pages count their own actions; see queries.tsx. */
export function alsoCount(counter: () => number): void {
  counters.push(counter);
}

/** Counts a running action of this page, so that later steps can wait for it. */
async function counted<Result>(run: () => Promise<Result>): Promise<Result> {
  running += 1;
  try {
    return await run();
  } finally {
    running -= 1;
  }
}

interface Action<Given> {
  /** Returns whether it succeeded. If not, the API client has shown a message (spec §8). */
  act: (given: Given) => Promise<boolean>;
  isPending: boolean;
  /** The pending action's argument. */
  given: Given | undefined;
}

/** An action of a visitor on a public page by one API call: add a print to the cart, a work to the favourites. */
export function useAction<Given>(run: (given: Given) => Promise<unknown>): Action<Given> {
  const [latest, setLatest] = useState<{ given: Given }>();
  const act = async (given: Given) => {
    const own = { given };
    setLatest(own);
    try {
      await counted(() => run(given));
      return true;
    } catch {
      return false;
    } finally {
      setLatest((current) => (current === own ? undefined : current));
    }
  };
  return { act, isPending: latest !== undefined, given: latest?.given };
}
