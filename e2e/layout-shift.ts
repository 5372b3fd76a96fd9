import type { Page } from '@playwright/test';

export interface Shifts {
  total: number;
  moved: string[];
}

interface Shift {
  /** By `performance.now()` of its page. */
  at: number;
  value: number;
  moved: string[];
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
          return `${value.toFixed(4)} ${name}: ${from.x},${from.y} to ${to.x},${to.y}`;
        });
        shifts.push({ at, value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return (since = 0) =>
    page.evaluate((from) => {
      const seen = (window as unknown as { shifts: Shift[] }).shifts.filter(({ at }) => at >= from);
      return { total: seen.reduce((sum, { value }) => sum + value, 0), moved: seen.flatMap(({ moved }) => moved) };
    }, since);
}
