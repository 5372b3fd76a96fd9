/** A number of milliseconds as a value in a script. */
const MILLISECONDS = /(?<=[:,[(])\d{13}(?=[,}\])])/g;

/**
 * Replaces the moments of rendering in a page's script with `Date.now()`. The router stores when it read its data.
 * A cached or revalidated page is as fresh as the visit, not as its rendering; and without the clock the same
 * content has the same bytes, in every process and at any time.
 */
export function withoutClock(script: string, { from, to }: { from: number; to: number }): string {
  return script.replace(MILLISECONDS, (digits) => {
    const moment = Number(digits);
    return moment >= from && moment <= to ? 'Date.now()' : digits;
  });
}
