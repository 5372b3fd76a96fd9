import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

interface Finding {
  id: string;
  impact?: string | null;
  nodes: { html: string }[];
}

/** Axe as it comes with its builder, which itself reads more than twice as much into the page, twice for each look. */
const builder = createRequire(import.meta.url).resolve('@axe-core/playwright');
const AXE = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8');

// A mail in its frame runs no scripts, so nothing can look inside.
const WHERE = { exclude: [['iframe']] };
const HOW = {
  // What is well is not described, which is most of a page.
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
};

/** The serious and critical findings of axe on the page as it stands. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await motionEnded(page);
  // Once for each document: a page is looked at on desk and phone, by day and by night.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(`{${AXE}}\nundefined`);
  const look = `axe.run(${JSON.stringify(WHERE)}, ${JSON.stringify(HOW)}).then(({ violations }) => violations)`;
  const violations = await page.evaluate<Finding[]>(look);
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Colours that are still changing would be measured on their way; what turns for ever, or waits to begin, is not waited for. */
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
