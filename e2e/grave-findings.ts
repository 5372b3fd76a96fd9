import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The serious and critical findings of axe on the page as it stands. */
export async function graveFindings(page: Page): Promise<string[]> {
  await motionEnded(page);
  const { violations } = await new AxeBuilder({ page })
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
    const ended = document.getAnimations().map(({ finished }) => finished);
    return Promise.race([Promise.allSettled(ended), new Promise((resolve) => setTimeout(resolve, 500))]).then(
      () => true,
    );
  });
}
