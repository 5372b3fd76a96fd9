import { expect } from './shop-test.ts';

/**
 * Waits until buyers see a change by staff, and prints how long that took: two seconds are promised on an idle
 * machine. The browser tests share theirs with other tests, so the time is measured and not asserted.
 */
export async function seenByBuyers<Seen>(what: string, see: () => Promise<Seen>, expected: Seen): Promise<void> {
  const since = performance.now();
  await expect.poll(see, { intervals: [20, 50, 100, 200] }).toEqual(expected);
  console.log(`  seen by buyers after ${Math.round(performance.now() - since)} ms: ${what}`);
}
