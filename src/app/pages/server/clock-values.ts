/** A number of milliseconds that stands as a value in a script. */
const MILLISECONDS = /(?<=[:,[(])\d{13}(?=[,}\])])/g;

/**
 * A script of a page with the moments of its rendering as `Date.now()`. The router notes when it read what
 * it shows. A page that is kept, or confirmed by its tag, is as fresh as the visit and not as its rendering; and without
 * the clock in it the same content is the same bytes, in every process and at any time.
 */
export function withoutClock(script: string, { from, to }: { from: number; to: number }): string {
  return script.replace(MILLISECONDS, (digits) => {
    const moment = Number(digits);
    return moment >= from && moment <= to ? 'Date.now()' : digits;
  });
}
