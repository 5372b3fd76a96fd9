import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

interface Finding {
  id: string;
  impact?: string | null;
  nodes: { html: string }[];
}

/** Axe from its builder's dependency; the builder itself injects more than twice as much into the page, twice per check. */
const builder = createRequire(import.meta.url).resolve('@axe-core/playwright');
const AXE = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8');

// A mail in its frame runs no scripts, so axe cannot look inside.
const WHERE = { exclude: [['iframe']] };
const HOW = {
  // Passed rules are not described, which is most of a page.
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
};

/** The grave faults that axe finds, except by the rules `without`. */
export async function accessibilityFaults(page: Page, without: readonly string[] = []): Promise<string[]> {
  await motionEnded(page);
  // Once per document: a page is checked on desktop and phone, by day and by night.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(`{${AXE}}\nundefined`);
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const look = `axe.run(${JSON.stringify(WHERE)}, ${JSON.stringify({ ...HOW, rules })}).then(({ violations }) => violations)`;
  const violations = await page.evaluate<Finding[]>(look);
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Waits for colour transitions; not for endless or delayed animations. */
async function motionEnded(page: Page): Promise<void> {
  await page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter(({ timeline, playState }) => timeline === document.timeline && playState === 'running')
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < Number.POSITIVE_INFINITY);
    const ended = moving.map(({ finished }) => finished);
    return Promise.race([Promise.allSettled(ended), new Promise((resolve) => setTimeout(resolve, 500))]).then(
      () => true,
    );
  });
}
