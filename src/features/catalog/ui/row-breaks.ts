import { createIsomorphicFn } from '@tanstack/react-start';
import { useEffect, useState } from 'react';
import { rowClasses } from '../works-rows.rules.ts';

let known: typeof rowClasses | undefined;

/** The server knows how rows are broken; a browser keeps what the server wrote, and learns it when the page is alive. */
const breaksNow = createIsomorphicFn()
  .server((aspects: readonly number[], scale: number) => rowClasses(aspects, scale))
  .client((aspects: readonly number[], scale: number) => known?.(aspects, scale));

/** Where rows of works end at every width; nothing until it is known, and then the style sheet wraps them as they come. */
export function useRowBreaks(aspects: readonly number[], scale: number) {
  const [, learned] = useState(false);
  useEffect(() => {
    if (known) return;
    void import('../works-rows.rules.ts').then((rules) => {
      known = rules.rowClasses;
      learned(true);
    });
  }, []);
  return breaksNow(aspects, scale);
}
