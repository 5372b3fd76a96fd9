import { createIsomorphicFn } from '@tanstack/react-start';
import { useEffect, useState } from 'react';
import { rowClasses } from '../works-rows.rules.ts';

let known: typeof rowClasses | undefined;

/** The server knows how rows are broken; a browser keeps what the server wrote, and learns it before it draws a page itself. */
const breaksNow = createIsomorphicFn()
  .server((aspects: readonly number[], scale: number) => rowClasses(aspects, scale))
  .client((aspects: readonly number[], scale: number) => known?.(aspects, scale));

/** For pages that ask for their works later; it never fails: hung loosely is better than no page. */
export const learnRows = createIsomorphicFn()
  .server(async () => undefined)
  .client(async () => {
    known ??= await import('../works-rows.rules.ts').then(
      (rules) => rules.rowClasses,
      () => undefined,
    );
  });

/** What a page with works loads, and with it where rows end: rows that were broken only after they are seen would all jump. */
export async function withRows<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  await Promise.all([loading, learnRows()]);
  return loading;
}

/** Where rows of works end at every width; nothing until it is known, and then the style sheet wraps them as they come. */
export function useRowBreaks(aspects: readonly number[], scale: number) {
  const [, learned] = useState(false);
  useEffect(() => {
    if (!known) void learnRows().then(() => learned(true));
  }, []);
  return breaksNow(aspects, scale);
}

// @chunk works
