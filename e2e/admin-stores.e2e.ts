import type { APIRequestContext } from '@playwright/test';
import { accessibilityFaults } from './accessibility-faults.ts';
import { enterAs, enterAsStaff } from './new-member.ts';
import { seenByBuyers } from './seen-by-buyers.ts';
import { expect, open, test } from './shop-test.ts';

interface Shown {
  item: { title: string; stores?: { name: string; hours: string; phone: string }[] };
  frames: { frame_id: number }[];
}

async function shown(request: APIRequestContext, id: number): Promise<Shown> {
  return (await request.get(`/api/shop/${id}`)).json();
}

/** What a person types, language by language. */
const WORDS = {
  English: ['Dihua Street Rooms', '12 Dihua Street, Taipei', 'Wednesday to Sunday\n11:00–19:00'],
  繁體中文: ['迪化街展間', '臺北市大同區迪化街一段 12 號', '週三至週日\n11:00–19:00'],
  简体中文: ['迪化街展厅', '台北市大同区迪化街一段 12 号', '周三至周日\n11:00–19:00'],
} as const;

test('an editor opens an exhibition store, names it in a work, and buyers find it until it closes', async ({
  page,
  request,
  quiet,
}) => {
  test.slow();
  const staff = await enterAsStaff(request, 'editor');
  const headers = { authorization: `Bearer ${staff.token}` };
  const found = await request.get('/api/admin/work?sale_mode=exhibition&stage=online', { headers });
  const { item_id } = (await found.json()).list[0] as { item_id: number };
  // The demo's own stores are in the list too.
  const stores = async () =>
    (await shown(request, item_id)).item.stores
      ?.filter(({ name }) => name === 'Dihua Street Rooms')
      .map(({ name, hours }) => [name, hours]);
  const press = (name: string) => page.getByRole('button', { name }).click();
  await enterAs(page, staff);
  await open(page, '/admin/store');

  await test.step('what is missing is said beside its field', async () => {
    await page.getByRole('link', { name: 'New store' }).click();
    await press('Save the store');
    await expect(page.getByRole('region', { name: 'English' }).getByLabel('Name')).toBeFocused();
    await page.getByLabel('Link to a map').fill('maps.example.com');
    for (const [language, [name, address, hours]] of Object.entries(WORDS)) {
      const part = page.getByRole('region', { name: language });
      await part.getByLabel('Name').fill(name);
      await part.getByLabel('Address').fill(address);
      await part.getByLabel('Opening hours').fill(hours);
    }
    await press('Save the store');
    await expect(page.getByLabel('Link to a map')).toBeFocused();
    await page.getByLabel('Link to a map').fill('https://maps.example.com/dihua-12');
    await page.getByLabel('Telephone').fill('+886 2 2555 0112');
    expect(await accessibilityFaults(page)).toEqual([]);
    await press('Save the store');
    await expect(page.getByRole('heading', { level: 1, name: 'Dihua Street Rooms' })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/store\/\d+$/);
  });
  const storePage = new URL(page.url()).pathname;

  await test.step('a work names it, and its page says where to go', async () => {
    await open(page, `/admin/work/${item_id}`);
    await page.getByLabel('Dihua Street Rooms').check();
    expect(await accessibilityFaults(page)).toEqual([]);
    await press('Save the work');
    await seenByBuyers('an exhibition store', stores, [['Dihua Street Rooms', WORDS.English[2]]]);
    await open(page, `/zh-Hant/shop/${item_id}`);
    await expect(page.getByText('迪化街展間')).toBeVisible();
    await expect(page.getByRole('link', { name: '臺北市大同區迪化街一段 12 號' })).toHaveAttribute('href', /dihua-12$/);
    await expect(page.getByRole('link', { name: '+886 2 2555 0112' })).toHaveAttribute('href', 'tel:+886225550112');
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  await test.step('two editors of one store: the second gets a conflict, and nothing is lost', async () => {
    await open(page, storePage);
    const english = page.getByRole('region', { name: 'English' });
    await english.getByLabel('Opening hours').fill('By appointment');
    const path = `/api${storePage}`;
    const { store } = await (await request.get(path, { headers })).json();
    const { store_id: _id, closed: _closed, works: _works, updated_at: _at, ...theirs } = store;
    const saved = await request.put(path, { headers, data: { ...theirs, phone: '+886 2 2555 0199' } });
    expect(saved.status()).toBe(200);
    await press('Save the store');
    await expect(page.getByText(/^Someone else has changed this/)).toBeVisible();
    await expect(page.getByText('Telephone: +886 2 2555 0112 → +886 2 2555 0199')).toBeVisible();
    // The browser logs the refusal.
    quiet.splice(0);
    await press('Merge both');
    await expect(page.getByLabel('Telephone')).toHaveValue('+886 2 2555 0199');
    await press('Save the store');
    await seenByBuyers('the hours of a store', stores, [['Dihua Street Rooms', 'By appointment']]);
  });

  await test.step('a closed store is not shown to buyers, and can be reopened', async () => {
    await press('Close this store');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await seenByBuyers('a store closed', stores, []);
    await page.keyboard.press('Enter');
    await seenByBuyers('a store open again', stores, [['Dihua Street Rooms', 'By appointment']]);
    await expect(page.getByRole('button', { name: 'Close this store' })).toBeFocused();
    await press('Close this store');
    await seenByBuyers('a store closed again', stores, []);
    await open(page, '/admin/store');
    const row = page
      .getByRole('list', { name: 'Exhibition stores' })
      .getByRole('listitem')
      .filter({ hasText: 'Dihua' });
    await expect(row.first()).toContainText('Closed');
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

test('an editor moves a frame by keyboard, and buyers see the order', async ({ page, request }) => {
  test.slow();
  const { list } = (await (await request.get('/api/shop')).json()) as { list: { item_id: number }[] };
  const item_id = list[0]?.item_id ?? 0;
  const order = async () => (await shown(request, item_id)).frames.map(({ frame_id }) => frame_id);
  const before = await order();
  await enterAs(page, await enterAsStaff(request, 'editor'));
  await open(page, '/admin/frame');
  // No other test uses a metal frame.
  const metal = page.getByRole('list', { name: 'Frames' }).getByRole('listitem').filter({ hasText: 'Metal' }).first();
  const down = metal.getByRole('button', { name: / down$/ }).first();
  const name = (await down.getAttribute('aria-label'))?.replace(/^Move | down$/g, '') ?? '';
  await down.focus();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('status').filter({ hasText: `“${name}” is number 2` })).toBeVisible();
  await expect.poll(async () => (await order()).join()).not.toBe(before.join());
  // The focus moves with the frame.
  await expect(metal.getByRole('button', { name: `Move ${name} down` })).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
  await metal.getByRole('button', { name: `Move ${name} up` }).click();
  await seenByBuyers('the order of frames', order, before);
});
