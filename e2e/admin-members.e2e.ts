import type { APIRequestContext, Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility-faults.ts';
import { test } from './entry-page.ts';
import { enterAs, enterAsStaff, mailTo, newMember, type TestMember } from './new-member.ts';
import { seenByBuyers } from './seen-by-buyers.ts';
import { expect, open } from './shop-test.ts';

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

test.use({ actionTimeout: 30_000 });

async function call(request: APIRequestContext, { token }: Pick<TestMember, 'token'>, path: string, data: object) {
  const reply = await request.post(path, { data, headers: { authorization: `Bearer ${token}` } });
  const answer = await reply.json();
  expect(answer).toMatchObject({ code: 'success' });
  return answer;
}

/** Nothing serious for screen readers, on desktop and phone. */
async function isSound(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await accessibilityFaults(page)).toEqual([]);
    const { wide, window } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      window: innerWidth,
    }));
    expect(wide).toBeLessThanOrEqual(window);
  }
}

test('support finds a member, answers them with a ready answer and a file, and deletes the account they ask to', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const family = `Qu${Date.now().toString(36)}`;
  const member = await newMember(request, { firstname: 'Wen', lastname: family });
  const { thread_id } = await call(request, member, '/api/message', { subject: 'A scratch', text: 'What now?' });
  const admin = await enterAsStaff(request, 'support');
  const title = `Scratch ${Date.now()}`;
  const text = { en: 'Dear {name}, we send a new frame.', 'zh-Hant': '{name} 您好', 'zh-Hans': '{name} 您好' };
  await call(request, admin, '/api/admin/canned_answer', { title, text });
  const home = await browser.newContext({ locale: 'en-GB' });
  const sofa = await home.newPage();
  await enterAs(sofa, member);
  await open(sofa, `/account/message/${thread_id}`);
  await expect(sofa.getByText('What now?')).toBeVisible();

  await enterAs(page, admin);
  await open(page, '/admin/member');
  await page.getByLabel('Name, e-mail, phone or member number').fill(`wen ${family.slice(0, 6).toLowerCase()}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Members' }).getByRole('listitem')).toHaveCount(1);
  await isSound(page);
  await page.getByRole('link', { name: `Wen ${family}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Wen ${family}` })).toBeVisible();
  await expect(page.getByText(member.email)).toBeVisible();
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByLabel('Note', { exact: false }).last().fill('Prefers the telephone.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Prefers the telephone.' })).toBeVisible();
  await isSound(page);

  await page.getByRole('link', { name: 'A scratch' }).click();
  await page.getByLabel('Use a saved reply').selectOption({ label: title });
  await expect(page.getByLabel('Your answer')).toHaveValue(`Dear Wen ${family}, we send a new frame.`);
  await page.getByLabel('Attach files').setInputFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(page.getByRole('button', { name: 'Remove paper.pdf' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByRole('status').getByText('Answered', { exact: true })).toBeVisible();
  const unread = async () => {
    const headers = { authorization: `Bearer ${member.token}` };
    return (await (await request.get('/api/message/unread', { headers })).json()).unread;
  };
  await seenByBuyers('an answer of the shop', unread, 1);
  await sofa.reload();
  await expect(sofa.getByText(`Dear Wen ${family}, we send a new frame.`)).toBeVisible();
  await expect(sofa.getByRole('button', { name: /Download paper\.pdf/ })).toBeVisible();
  await isSound(page);

  await page.getByRole('link', { name: `Wen ${family}` }).click();
  await page.getByRole('button', { name: 'Register a request' }).click();
  await page.getByLabel('What they ask for').selectOption('deletion');
  await page.getByLabel('How they asked').selectOption('phone');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await open(page, '/admin/request');
  await isSound(page);
  await page.getByRole('link', { name: `Wen ${family}` }).click();
  await page.getByRole('button', { name: 'Carry out' }).click();
  await page.getByLabel('E-mail address of the member').fill('somebody@example.com');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('This is not this member’s e-mail address.')).toBeVisible();
  await expect(page.getByLabel('E-mail address of the member')).toBeFocused();
  await page.getByLabel('E-mail address of the member').fill(member.email);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL(/\/admin\/request/);
  await expect(page.getByText('(account deleted)').first()).toBeVisible();
  const gone = await request.get('/api/member/profile', { headers: { authorization: `Bearer ${member.token}` } });
  expect(gone.status()).toBe(401);
  expect((await mailTo(request, member.email, 'account_deleted')).text).toContain(`Wen ${family}`);
  await home.close();
});
