import { createIsomorphicFn } from '@tanstack/react-start';
import { useEffect, useState } from 'react';
import { rowClasses } from '../works-rows.rules.ts';

let known: typeof rowClasses | undefined;

/**
 * The server breaks the rows; a browser keeps the server's result, and loads the code before it renders a page itself.
 */
const breaksNow = createIsomorphicFn()
  .server((aspects: readonly number[], scale: number) => rowClasses(aspects, scale))
  .client((aspects: readonly number[], scale: number) => known?.(aspects, scale));

/** It never fails: unbroken rows are better than no page. */
const learnRows = createIsomorphicFn()
  .server(async () => undefined)
  .client(async () => {
    known ??= await import('../works-rows.rules.ts').then(
      (rules) => rules.rowClasses,
      () => undefined,
    );
  });

/**
 * Loads the row breaks together with a page's works, and the code of their blurred previews: rows broken after rendering
 * would all jump, and pictures would be blank panels at first.
 */
export async function withRows<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const previews = import('#kit/pictures/thumbhash-image.ts').catch(() => undefined);
  await Promise.all([loading, learnRows(), previews]);
  return loading;
}

/** Row ends at every width; undefined until loaded, and until then CSS wraps the rows. */
export function useRowBreaks(aspects: readonly number[], scale: number) {
  const [, learned] = useState(false);
  useEffect(() => {
    if (!known) void learnRows().then(() => learned(true));
  }, []);
  return breaksNow(aspects, scale);
}

// @chunk works
