import { useState } from 'react';

/** Who knows of something that is on its way to the server. */
const counters: (() => number)[] = [];
let running = 0;

/** How many actions of this page the server has not answered yet. */
export function pendingActions(): number {
  return counters.reduce((sum, count) => sum + count(), running);
}

/** Member pages keep their own count; see queries.tsx. */
export function alsoCount(counter: () => number): void {
  counters.push(counter);
}

/** Counts what runs as an action of this page, so that what follows from it can wait. */
async function counted<Result>(run: () => Promise<Result>): Promise<Result> {
  running += 1;
  try {
    return await run();
  } finally {
    running -= 1;
  }
}

interface Action<Given> {
  /** Answers whether it was done. If not, the API client has told the visitor (spec §8). */
  act: (given: Given) => Promise<boolean>;
  isPending: boolean;
  /** What the action that is pending was given. */
  given: Given | undefined;
}

/** Something a visitor does on a public page by one call to the API: a print into the cart, a work among the favourites. */
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
