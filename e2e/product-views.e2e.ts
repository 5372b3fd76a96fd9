import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './shop-test.ts';

interface Work {
  item_id: number;
  sale_mode: string;
}

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
      const frames = main.locator('label:has([name=frame_id])');
      const empty = await frames.evaluateAll((labels) =>
        labels.map((label) => {
          const last = label.lastElementChild ?? label;
          return label.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom;
        }),
      );
      expect(Math.max(...empty), 'empty space in the border of a frame').toBeLessThan(8);
      // On a desktop the button is well above the fold.
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

  test('are one at a time on a stage of one height, which stays in view on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWork(page);
    const views = page.getByRole('group', { name: 'Views of the work' });
    const stage = page.locator('.product-stage');
    const [{ height }, { y }] = [await boxOf(stage), await boxOf(views)];
    const show = async (name: string) => {
      await views.getByRole('button', { name }).click();
      await expect(views.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
      expect((await boxOf(stage)).height, name).toBe(height);
      expect((await boxOf(views)).y, name).toBe(y);
    };

    await show('To scale');
    await show('In a room');
    const [room, around] = [await boxOf(page.locator('[data-room]')), await boxOf(stage)];
    expect(room.x).toBeLessThanOrEqual(around.x);
    expect(room.x + room.width).toBeGreaterThanOrEqual(around.x + around.width);
    expect(room.y).toBeLessThanOrEqual(around.y);
    expect(room.y + room.height).toBeGreaterThanOrEqual(around.y + around.height);
    await show('Corner');
    await expect(page.getByRole('img', { name: /^Cross-section of the frame/ }).first()).toBeVisible();
    await show('Detail');
    await expect(page.getByText(/^Close-up: .* of the print/)).toBeVisible();
    await show('Framed');
    await expect(page.getByText(/^Close-up: .* of the print/)).toBeHidden();

    const frames = page.getByRole('group', { name: 'Frame', exact: true });
    await frames.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    const header = await boxOf(page.locator('header').first());
    expect((await boxOf(stage)).y).toBeCloseTo(header.y + header.height, 0);
    expect((await boxOf(frames)).y).toBeGreaterThan((await boxOf(stage)).y + height);
    await frames.getByText('Gilt', { exact: true }).click();
    await expect(frames.locator('[data-marked]')).toHaveText('Gilt');
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
