import type { APIRequestContext, Page } from '@playwright/test';
import { enterAs, enterAsStaff, newMember, type TestMember } from './new-member.ts';
import { expect, open, test } from './shop-test.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const item = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });

/** What a colleague does in the meantime. */
async function colleague(
  request: APIRequestContext,
  { token }: TestMember,
  method: string,
  path: string,
  data?: object,
) {
  const reply = await request.fetch(path, { method, headers: { authorization: `Bearer ${token}` }, data });
  const answer = await reply.json();
  expect(answer).toMatchObject({ code: 'success' });
  return answer;
}

test('a failed load says so, not that nothing is there, and a retry loads it', async ({ page, request, quiet }) => {
  // Three pages, each with a failed load and its retries.
  test.slow();
  const { uid } = await profileOf(request, await newMember(request, { firstname: 'Wen', lastname: 'Lost' }));
  await enterAs(page, await enterAsStaff(request));
  await open(page, '/admin/setting');
  for (const [path, calls, shown] of [
    [`/admin/member/${uid}`, '**/api/admin/member/*', 'Wen Lost'],
    ['/admin/setting', '**/api/admin/setting', 'Settings'],
    // The frame of every page: a member of staff must not read that they are not staff.
    ['/admin/page', '**/api/member/profile', 'Pages and terms'],
  ] as const) {
    await page.route(calls, (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(/No such|For our staff only/)).toHaveCount(0);
    await page.unroute(calls);
    await button(page, 'Try again').click();
    await expect(page.getByRole('heading', { level: 1, name: shown })).toBeVisible();
    await expect(button(page, 'Try again')).toHaveCount(0);
  }
  await page.goto('/admin/member/999999999');
  await expect(page.getByRole('heading', { name: 'Member not found' })).toBeVisible();
  // The browser logs the failed requests.
  quiet.splice(0);
});

test('what is removed and brought back has the focus again, and what a colleague removed can still be saved', async ({
  page,
  request,
  quiet,
}) => {
  test.slow();
  const staff = await enterAsStaff(request);
  const { uid } = await profileOf(request, await newMember(request, { firstname: 'Wen', lastname: 'Noted' }));
  const { member } = await colleague(request, staff, 'POST', `/api/admin/member/${uid}/note`, { text: 'Rings twice.' });
  const note_id = member.notes[0].note_id as number;
  await enterAs(page, staff);

  await test.step('a note', async () => {
    await open(page, `/admin/member/${uid}`);
    const note = item(page, 'Rings twice.');
    await undoByKeyboard(page, note.getByRole('button', { name: 'Remove' }));
    await note.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Note', { exact: false }).last().fill('Rings three times.');
    await colleague(request, staff, 'DELETE', `/api/admin/member/${uid}/note/${note_id}`);
    await button(page, 'Save').click();
    await expect(page.getByText('Someone else has removed this in the meantime.', { exact: false })).toBeVisible();
    await expect(page.getByLabel('Note', { exact: false }).last()).toHaveValue('Rings three times.');
    await button(page, 'Save as a new one').click();
    await expect(item(page, 'Rings three times.').getByRole('button', { name: 'Edit' })).toBeVisible();
    await expect(page.getByText('Someone else has removed this in the meantime.', { exact: false })).toHaveCount(0);
  });

  await test.step('a ready answer', async () => {
    const title = `Late ${Date.now()}`;
    const text = { en: 'It is late.', 'zh-Hant': '遲了', 'zh-Hans': '迟了' };
    const { list } = await colleague(request, staff, 'POST', '/api/admin/canned_answer', { title, text });
    const { canned_id } = list.find((one: { title: string }) => one.title === title);
    await open(page, '/admin/answer');
    await undoByKeyboard(page, button(page, `Remove: ${title}`));
    await button(page, `Edit: ${title}`).click();
    await page.getByRole('textbox', { name: 'English' }).fill('It is on its way.');
    await colleague(request, staff, 'DELETE', `/api/admin/canned_answer/${canned_id}`);
    await button(page, 'Save').click();
    await button(page, 'Save as a new one').click();
    await expect(item(page, 'It is on its way.').getByRole('button', { name: `Edit: ${title}` })).toBeVisible();
  });

  await test.step('a question, and it keeps the focus while it is moved to the end and against it', async () => {
    await open(page, '/admin/faq');
    const last = page.getByRole('list', { name: 'Questions and answers' }).getByRole('listitem').last();
    const name = (await last.getByRole('button', { name: /^Move .* up$/ }).getAttribute('aria-label')) ?? '';
    await undoByKeyboard(page, button(page, name.replace(/^Move (.*) up$/, 'Remove $1')));
    await button(page, name).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Moved. Visitors see it now.')).toBeVisible();
    await expect(button(page, name)).toBeFocused();
    const down = button(page, name.replace(/ up$/, ' down'));
    await down.focus();
    await page.keyboard.press('Enter');
    await expect(down).toHaveAttribute('aria-disabled', 'true');
    await expect(down).toBeFocused();
  });

  await test.step('a work that was chosen for the front page', async () => {
    await open(page, '/admin/home');
    const room = page.getByRole('region', { name: 'The first room' });
    await room.getByRole('combobox').fill('sea');
    await page.getByRole('option').first().click();
    await undoByKeyboard(page, room.getByRole('button', { name: /^Remove / }));
  });
  quiet.splice(0);
});

test('a row that reaches either end of its list keeps the focus', async ({ page, request }) => {
  await enterAs(page, await enterAsStaff(request));
  await open(page, '/admin/category');
  const up = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('textbox') })
    .nth(1)
    .getByRole('button', { name: / up$/ });
  const name = (await up.getAttribute('aria-label')) ?? '';
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(button(page, name)).toBeFocused();
  await expect(button(page, name)).toHaveAttribute('aria-disabled', 'true');
  const down = button(page, name.replace(/ up$/, ' down'));
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(button(page, name)).not.toHaveAttribute('aria-disabled');
  await expect(down).toBeFocused();
});

test('what is typed while a work is being saved stays in its form', async ({ page, request }) => {
  await enterAs(page, await enterAsStaff(request));
  const { list } = (await (await request.get('/api/shop?sort=-price')).json()) as { list: { item_id: number }[] };
  const id = list.at(-2)?.item_id ?? 0;
  await open(page, `/admin/work/${id}`);
  const english = page.getByRole('region', { name: 'English' });
  const title = await english.getByLabel('Title').inputValue();
  const year = await page.getByLabel('Year').inputValue();
  const { promise: typed, resolve: answer } = Promise.withResolvers<void>();
  await page.route(`**/api/admin/work/${id}`, async (route) => {
    if (route.request().method() === 'PUT') await typed;
    await route.continue();
  });
  await page.getByLabel('Year').fill(String(Number(year) - 1));
  await button(page, 'Save the work').click();
  await english.getByLabel('Title').fill(`${title}, later`);
  answer();
  await expect(page.getByText('The work is saved.')).toBeVisible();
  await expect(english.getByLabel('Title')).toHaveValue(`${title}, later`);
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await english.getByLabel('Title').fill(title);
  await page.getByLabel('Year').fill(year);
  await button(page, 'Save the work').click();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
});

test('an unattended desk sends no requests until someone returns', async ({ page, request }) => {
  await enterAs(page, await enterAsStaff(request));
  await page.clock.install();
  let asked = 0;
  page.on('request', (call) => {
    if (call.url().includes('/api/admin/today')) asked++;
  });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'System status' })).toBeVisible();
  const first = asked;
  await page.clock.fastForward('01:01');
  await expect.poll(() => asked).toBeGreaterThan(first);

  await page.clock.fastForward('11:00');
  await page.clock.fastForward('01:01');
  // Pending requests arrive a little later.
  await page.waitForTimeout(1_000);
  const left = asked;
  for (let minute = 0; minute < 5; minute++) await page.clock.fastForward('01:01');
  await page.waitForTimeout(1_000);
  expect(asked).toBe(left);

  await page.mouse.move(100, 200);
  await expect.poll(() => asked).toBe(left + 1);
});

async function profileOf(request: APIRequestContext, { token }: TestMember): Promise<{ uid: number }> {
  const reply = await request.get('/api/member/profile', { headers: { authorization: `Bearer ${token}` } });
  return reply.json();
}

/** Removes something and undoes it by Enter alone: the focus goes to Undo, and then back. */
async function undoByKeyboard(page: Page, remove: ReturnType<Page['getByRole']>): Promise<void> {
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Undo')).toHaveCount(0);
  await expect(remove).toBeFocused();
}
