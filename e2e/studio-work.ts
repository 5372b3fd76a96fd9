import type { Page } from '@playwright/test';
import { expect } from './shop-test.ts';
import type { Say } from './words.ts';

/** A field of the studio, by its name in the contract. */
export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

export const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

/** On a phone the texts of one language are shown at a time. */
export async function showLanguage(page: Page, name: string): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 1280;
  if (isPhone) await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
}

/** Fills in a work's title and texts in three languages. */
export async function fillTexts(page: Page, say: Say, title: { en: string; 'zh-Hant': string }): Promise<void> {
  await showLanguage(page, 'English');
  await field(page, 'title.en').fill(title.en);
  await field(page, 'alt.en').fill('Waves of colour under a fine grain.');
  await field(page, 'inspiration.en').fill('Painted after a week by the sea.');
  await field(page, 'material.en').fill('Oil on canvas, 120 × 84 cm.');
  await showLanguage(page, '繁體中文');
  await field(page, 'title.zh-Hant').fill(title['zh-Hant']);
  await field(page, 'alt.zh-Hant').fill('細緻顆粒下的彩色波浪。');
  await field(page, 'inspiration.zh-Hant').fill('在海邊住了一週之後所畫。');
  await field(page, 'material.zh-Hant').fill('油彩、畫布，120 × 84 公分。');
  await showLanguage(page, '简体中文');
  await page.getByRole('button', { name: say('Suggest Simplified'), exact: true }).click();
  await expect(field(page, 'material.zh-Hans')).toHaveValue('油彩、画布，120 × 84 公分。');
  await field(page, 'category').selectOption({ index: 1 });
  await page.locator('#subjects').fill('sea');
  await page.locator('#subjects').press('Enter');
}
