import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { accessibilityFaults } from './accessibility-faults.ts';
import { enterAs, enterAsStaff, newMember, type TestMember } from './new-member.ts';
import { expect, open, test } from './shop-test.ts';

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const application = { type: 'artist', portfolio: 'https://mei.example', statement: 'I paint cranes.', agree: true };

/** Another browser of another person, as wide as the first. */
async function another(browser: Browser, who: TestMember, viewport: { width: number; height: number }): Promise<Page> {
  const page = await (await browser.newContext({ viewport })).newPage();
  await enterAs(page, who);
  return page;
}

const scan = async () => ({
  name: 'crane.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: '#446688' } })
    .png()
    .toBuffer(),
});

/** The application of this member, in the reviewers' queue. */
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

for (const viewport of WIDTHS) {
  test(`somebody applies, is asked, answers with a file, is approved and writes the page, ${viewport.width} wide`, async ({
    page,
    request,
    browser,
  }) => {
    await page.setViewportSize(viewport);
    const member = await newMember(request, application);
    await enterAs(page, member);
    const reviewer = await another(browser, await enterAsStaff(request), viewport);
    await open(page, '/account');
    await expect(page.getByRole('heading', { name: 'Your application is with us' })).toBeVisible();
    await open(page, '/account/artist');
    await expect(page.getByRole('heading', { name: 'For artists and galleries' })).toBeVisible();

    await findApplication(reviewer, member.email);
    await reviewer.getByRole('checkbox', { name: 'Portfolio opened' }).check();
    await expect(reviewer.getByText('1 of 5 points looked at')).toBeVisible();
    expect(await accessibilityFaults(reviewer)).toEqual([]);
    await decide(reviewer, 'Ask a question', 'Could you show us a scan?');
    await expect(reviewer.getByText('Waiting for an answer')).toBeVisible();
    await expect(reviewer.getByRole('article').getByText('Could you show us a scan?')).toBeVisible();

    await open(page, '/account');
    await page.getByRole('link', { name: 'Open the conversation' }).click();
    await page.getByLabel('Attach files').setInputFiles([await scan()]);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await page.getByLabel('Your reply').fill('Here it is.');
    await page.getByRole('button', { name: 'Send the reply' }).click();
    await expect(page.getByRole('article').filter({ hasText: 'Here it is.' })).toHaveCount(1);

    await reviewer.reload();
    await expect(reviewer.getByRole('img', { name: 'crane.jpg' })).toBeVisible();
    await decide(reviewer, 'Approve');
    await expect(reviewer.getByRole('link', { name: 'See the public page' })).toBeVisible();

    await open(page, '/account/artist');
    const hant = page.getByRole('region', { name: '繁體中文' });
    await hant.getByLabel('Name').fill('林梅');
    await hant.getByLabel('Introduction').fill('畫鶴，也畫牠們離開後的水田。');
    await page.getByRole('button', { name: 'Propose from Traditional' }).click();
    await expect(page.getByRole('region', { name: '简体中文' }).getByLabel('Introduction')).toHaveValue(
      '画鹤，也画它们离开后的水田。',
    );
    await page.getByRole('region', { name: 'English' }).getByLabel('Place').fill('Tainan');
    await page.getByLabel('Year of birth or founding').fill('1984');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save the page' }).click();
    await expect(page.getByText('The page is saved.')).toBeVisible();
    await page.getByRole('link', { name: 'See the public page' }).click();
    await expect(page.getByText('Tainan · born 1984')).toBeVisible();
    await open(page, `/zh-Hant${new URL(page.url()).pathname}`);
    await expect(page.getByRole('heading', { level: 1, name: '林梅' })).toBeVisible();
    await expect(page.getByText('畫鶴，也畫牠們離開後的水田。')).toBeVisible();
    await reviewer.context().close();
  });
}

test('two reviewers decide at once: the second is told, and keeps what they wrote', async ({
  page,
  request,
  browser,
  quiet,
}) => {
  const member = await newMember(request, application);
  await enterAs(page, await enterAsStaff(request));
  const other = await another(browser, await enterAsStaff(request), { width: 1280, height: 800 });
  await findApplication(page, member.email);
  await findApplication(other, member.email);
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
  const staff = await enterAsStaff(request);
  const headers = { authorization: `Bearer ${staff.token}` };
  const { list } = await (await request.get(`/api/admin/application?keyword=${member.email}`, { headers })).json();
  await request.post(`/api/admin/application/${list[0].application_id}/approve`, { headers, data: {} });
  await enterAs(page, member);
  const tab = await another(browser, member, { width: 1280, height: 800 });
  for (const one of [page, tab]) await open(one, '/account/artist');
  const english = (one: Page) => one.getByRole('region', { name: 'English' });
  await english(tab).getByLabel('Introduction').fill('From the first tab.');
  await tab.getByRole('button', { name: 'Save the page' }).click();
  await expect(tab.getByText('The page is saved.')).toBeVisible();

  await english(page).getByLabel('Introduction').fill('From the second tab.');
  await page.getByRole('button', { name: 'Save the page' }).click();
  await expect(page.getByText('This page was saved elsewhere since you opened it')).toBeVisible();
  await expect(english(page).getByLabel('Introduction')).toHaveValue('From the second tab.');
  await page.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(page.getByText('The page is saved.')).toBeVisible();
  await tab.reload();

  await expect(english(tab).getByLabel('Introduction')).toHaveValue('From the second tab.');
  await tab.context().close();
  quiet.length = 0;
});
