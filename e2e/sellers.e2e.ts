import type { Browser, Page } from '@playwright/test';
import { enterAs, enterAsStaff, newMember, type TestMember } from './new-member.ts';
import { expect, open, test } from './shop-test.ts';

const application = { type: 'artist', portfolio: 'https://mei.example', statement: 'I paint cranes.', agree: true };

async function another(browser: Browser, who: TestMember): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enterAs(page, who);
  return page;
}

async function findApplication(page: Page, email: string): Promise<void> {
  await open(page, '/admin/application');
  await page.getByLabel('Name, gallery or e-mail').fill(email);
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  await expect(page.getByText('1 application', { exact: true })).toBeVisible();
  await page.getByRole('list', { name: 'Applications' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mei Lin' })).toBeVisible();
}

async function decide(page: Page, step: string, words?: string): Promise<void> {
  const decision = page.getByRole('region', { name: 'Decision' });
  await decision.getByRole('radio', { name: step }).check();
  if (words) await decision.getByRole('textbox').fill(words);
  await decision.getByRole('button', { name: step }).click();
}

test('two reviewers decide at the same time: the second gets a conflict, and keeps what they wrote', async ({
  page,
  request,
  browser,
  quiet,
}) => {
  const member = await newMember(request, application);
  await enterAs(page, await enterAsStaff(request, 'reviewer'));
  const other = await another(browser, await enterAsStaff(request, 'reviewer'));
  await findApplication(page, member.email);
  await findApplication(other, member.email);
  await decide(other, 'Approve');
  await expect(other.getByText('Nothing was done: before this application can be approved')).toBeVisible();
  await other.getByRole('link', { name: 'Not checked: Identity' }).click();
  await expect(other.getByRole('checkbox', { name: 'Identity' })).toBeFocused();
  for (const point of await other.getByRole('region', { name: 'Checklist' }).getByRole('checkbox').all()) {
    await point.check();
    await expect(point).toBeChecked();
  }
  await expect(other.getByText('5 of 5 points checked')).toBeVisible();
  await decide(other, 'Approve');
  await expect(other.getByRole('link', { name: 'See the public page' })).toBeVisible();

  await decide(page, 'Do not accept', 'The files are too small.');

  await expect(page.getByText('so nothing was done')).toBeVisible();
  await expect(page.getByText('Approved').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Decision' }).getByRole('textbox')).toHaveValue(
    'The files are too small.',
  );
  await other.context().close();
  // The refusal itself.
  quiet.length = 0;
});

test('two tabs of one page: the second chooses, and nothing is lost unasked', async ({
  page,
  request,
  browser,
  quiet,
}) => {
  const member = await newMember(request, application);
  const staff = await enterAsStaff(request, 'reviewer');
  const headers = { authorization: `Bearer ${staff.token}` };
  const { list } = await (await request.get(`/api/admin/application?keyword=${member.email}`, { headers })).json();
  const path = `/api/admin/application/${list[0].application_id}`;
  for (const point of ['identity', 'portfolio', 'own_work', 'print_quality', 'statement'])
    await request.put(`${path}/check`, { headers, data: { point, checked: true } });
  await request.post(`${path}/approve`, { headers, data: {} });
  await enterAs(page, member);
  const tab = await another(browser, member);
  for (const one of [page, tab]) await open(one, '/account/artist');
  const english = (one: Page) => one.getByRole('region', { name: 'English' });
  await english(tab).getByLabel('Introduction').fill('From the first tab.');
  await tab.getByRole('button', { name: 'Save the page' }).click();
  await expect(tab.getByText('The page is saved.')).toBeVisible();

  await english(page).getByLabel('Introduction').fill('From the second tab.');
  await page.getByRole('button', { name: 'Save the page' }).click();
  await expect(page.getByText('This page was saved elsewhere after you opened it')).toBeVisible();
  await expect(english(page).getByLabel('Introduction')).toHaveValue('From the second tab.');
  await page.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(page.getByText('The page is saved.')).toBeVisible();
  await tab.reload();

  await expect(english(tab).getByLabel('Introduction')).toHaveValue('From the second tab.');
  await tab.context().close();
  quiet.length = 0;
});
