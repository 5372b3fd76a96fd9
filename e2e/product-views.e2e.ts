import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './shop-test.ts';

interface Work {
  item_id: number;
  sale_mode: string;
}

/** Opens a work that is sold online, by its place in the list. */
async function openWork(page: Page, prefix = ''): Promise<void> {
  const reply = await page.request.get('/api/shop?sort=-price');
  const { list } = (await reply.json()) as { list: Work[] };
  const work = list.find(({ sale_mode }) => sale_mode === 'online');
  await open(page, `${prefix}/shop/${work?.item_id}`);
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not in the page');
  return box;
}

const LANGUAGES = [
  { prefix: '', cart: 'Add to cart', delivered: /delivered/ },
  { prefix: '/zh-Hant', cart: '加入購物車', delivered: /含運/ },
  { prefix: '/zh-CN', cart: '加入购物车', delivered: /含运费/ },
];

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const { prefix, cart, delivered } of LANGUAGES) {
  test(`a work can be bought without scrolling, on desk and phone${prefix}`, async ({ page }) => {
    await openWork(page, prefix);
    for (const { width, height } of WINDOWS) {
      await page.setViewportSize({ width, height });
      const main = page.locator('main');
      const shown = [
        main.getByRole('button', { name: cart }),
        main.getByText(delivered).filter({ visible: true }).first(),
        main.locator('p[aria-live=polite] [data-price]').filter({ visible: true }).first(),
      ];

      for (const part of shown) {
        const { y, height: high } = await boxOf(part);
        expect(y, `at ${width}`).toBeGreaterThanOrEqual(0);
        expect(y + high, `at ${width}`).toBeLessThanOrEqual(height);
      }
      // On a desk the button is not the last thing above the fold.
      if (width > 1000) expect((await boxOf(shown[0] as Locator)).y).toBeLessThan(800);
    }
  });
}

test.describe('the views of a work', () => {
  test('to scale, the frame and a person of 165 cm measure what their centimetres say, at every size', async ({
    page,
  }) => {
    await openWork(page);
    await page.getByRole('button', { name: 'To scale' }).click();
    const sizes = page.getByRole('group', { name: 'Size of the print' }).getByRole('radio');
    const widths: number[] = [];

    for (const size of [sizes.first(), sizes.last()]) {
      await size.check({ force: true });
      const text = await page.getByText(/Outer size with frame/).textContent();
      const outer = Number.parseFloat(/frame: ([\d.]+)/.exec(text ?? '')?.[1] ?? '');
      const ratio = async () => {
        const [frame, person] = [
          await boxOf(page.locator('[data-to-scale]')),
          await boxOf(page.locator('[data-person]')),
        ];
        return frame.width / person.height / (outer / 165);
      };
      // It glides there.
      await expect.poll(async () => Math.abs((await ratio()) - 1)).toBeLessThan(0.01);
      widths.push((await boxOf(page.locator('[data-to-scale]'))).width);
    }
    expect(widths[1]).toBeGreaterThan((widths[0] ?? 0) * 1.5);
  });

  test('are one at a time on the stage, and the first comes back', async ({ page }) => {
    await openWork(page);
    const views = page.getByRole('group', { name: 'Views of the work' });

    await views.getByRole('button', { name: 'In a room' }).click();
    await expect(views.getByRole('button', { name: 'In a room' })).toHaveAttribute('aria-pressed', 'true');
    await views.getByRole('button', { name: 'Corner' }).click();
    await expect(page.getByRole('img', { name: /^Cross-section of the frame/ }).first()).toBeVisible();
    await views.getByRole('button', { name: 'Detail' }).click();
    await expect(page.getByText(/^Close-up: .* of the print/)).toBeVisible();
    await views.getByRole('button', { name: 'Framed' }).click();
    await expect(page.getByText(/^Close-up: .* of the print/)).toBeHidden();
  });

  test('a frame that is too weak for the largest size stays on the counter and says up to which it goes', async ({
    page,
  }) => {
    await openWork(page);
    await page.getByRole('group', { name: 'Size of the print' }).getByRole('radio').last().check({ force: true });
    const weak = page.getByRole('group', { name: 'Frame', exact: true }).locator('label:has(input:disabled)');

    await expect(weak.first()).toContainText(/up to \d/);
  });
});
