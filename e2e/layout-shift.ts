import type { Page } from '@playwright/test';

export interface Shifts {
  total: number;
  /** As browsers count the score of a page (cumulative layout shift). */
  score: number;
  moved: string[];
}

interface Shift {
  /** By `performance.now()` of its page. */
  at: number;
  value: number;
  moved: string[];
}

/** Shifts belong together if less than a second lies between two of them, and all are within five. */
const GAP_MS = 1000;
const LONGEST_MS = 5000;

/** The worst group of shifts that belong together. */
function scoreOf(shifts: readonly Shift[]): number {
  let [start, last, sum, worst] = [0, Number.NEGATIVE_INFINITY, 0, 0];
  for (const { at, value } of shifts) {
    const isNew = at - last >= GAP_MS || at - start >= LONGEST_MS;
    if (isNew) start = at;
    sum = isNew ? value : sum + value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** Records for every later page how far visible parts move without input; `since` leaves out what moved before. */
export async function watchShifts(page: Page): Promise<(since?: number) => Promise<Shifts>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    interface Entry extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    new PerformanceObserver((list) => {
      for (const { startTime: at, value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? `${node.tagName} ${node.className}`.slice(0, 80) : node?.textContent;
          return `${location.pathname} ${value.toFixed(4)} ${name}: ${from.x},${from.y} to ${to.x},${to.y}`;
        });
        shifts.push({ at, value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async (since = 0) => {
    const all = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
    const seen = all.filter(({ at }) => at >= since);
    return {
      total: seen.reduce((sum, { value }) => sum + value, 0),
      score: scoreOf(seen),
      moved: seen.flatMap(({ moved }) => moved),
    };
  };
}
