import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The serious and critical findings of axe on the page as it stands. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await motionEnded(page);
  const { violations } = await new AxeBuilder({ page })
    // What is well is not described, which is most of a page.
    .options({ resultTypes: ['violations'] })
    // In the page itself: otherwise each look opens a second, blank one to sum up what was found in the frames.
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    // A mail in its frame runs no scripts, so nothing can look inside.
    .exclude('iframe')
    .analyze();
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
