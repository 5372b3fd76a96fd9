import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { accessibilityFaults } from './accessibility-faults.ts';
import { enterAs, enterAsStaff, newMember, type TestMember } from './new-member.ts';
import { inLanguage, LANGUAGES } from './routes.ts';
import { test as base, expect, open } from './shop-test.ts';

interface Staff {
  call: (method: 'GET' | 'POST' | 'PUT', path: string, data?: object) => Promise<Record<string, never>>;
}

/** A test with its own signed-in member, and the responsible staff. */
const test = base.extend<{ member: TestMember; staff: Staff }>({
  member: async ({ page, request }, use) => {
    const member = await newMember(request);
    await enterAs(page, member);
    await use(member);
  },
  staff: async ({ request }, use) => {
    await use({
      async call(method, path, json) {
        const role = path.startsWith('/api/admin/application/') ? 'reviewer' : 'support';
        return callAs(request, (await enterAsStaff(request, role)).token, method, path, json);
      },
    });
  },
});

async function callAs(request: APIRequestContext, token: string, method: string, path: string, data?: object) {
  const reply = await request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data && { data }),
  });
  expect(reply.status(), `${method} ${path}`).toBe(200);
  return reply.json();
}

const asMember =
  (page: Page, { token }: TestMember) =>
  (path: string, data: object) =>
    callAs(page.request, token, 'POST', path, data);

const photo = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a5230' } })
    .png()
    .toBuffer(),
});

const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1);

test('a member writes with a picture, the shop answers, the member reads and replies', async ({
  page,
  member: _,
  staff,
}) => {
  await open(page, '/account/message');
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  await page.getByRole('link', { name: 'New message' }).click();
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByLabel('Subject')).toBeFocused();
  await expect(page.getByText('Please fill this in.')).toHaveCount(2);

  await page.getByLabel('Subject').fill('A scratch on the frame');
  await page.getByLabel('Message', { exact: false }).last().fill('The corner has a scratch.\nSee the picture.');
  await page
    .getByLabel('Attach files')
    .setInputFiles([
      await photo('corner.png'),
      { name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') },
    ]);
  await expect(page.getByText('corner.png')).toBeVisible();
  await expect(page.getByText('Only JPEG, PNG and WebP pictures and PDF files can be sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByText('Please remove the files that cannot be sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove page.html' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue('A scratch on the frame');
  await expect(page.getByText('corner.jpg')).toBeVisible();
  await page.getByRole('button', { name: 'Send the message' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'A scratch on the frame' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'corner.jpg' })).toBeVisible();
  const id = idOf(page);
  await staff.call('POST', `/api/admin/message/${id}`, { text: 'We send a new frame.' });

  await open(page, '/shop');
  await expect(page.getByRole('button', { name: 'Account, unread messages: 1' })).toBeVisible();
  await open(page, '/account/message');
  await expect(page.getByRole('list', { name: 'Conversations' }).getByText('1 unread')).toBeVisible();
  await page.getByRole('link', { name: 'A scratch on the frame' }).click();
  await expect(page.getByText('We send a new frame.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();

  await page.getByLabel('Your reply').fill('Thank you!');
  await page.getByRole('button', { name: 'Send the reply' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Thank you!' })).toHaveCount(1);
  await expect(page.getByLabel('Your reply')).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByLabel('Your reply')).toHaveValue('');
});

test('a reply that could not be sent is still there, and is sent once', async ({ page, member, quiet }) => {
  const { thread_id } = await asMember(page, member)('/api/message', { subject: 'Hello', text: 'Is anybody there?' });
  await open(page, `/account/message/${thread_id}`);
  await page.getByLabel('Your reply').fill('I write again.');
  // The message arrives, but its answer is lost.
  await page.route(`**/api/message/${thread_id}`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });

  await page.getByRole('button', { name: 'Send the reply' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You seem to be offline' }).first()).toBeVisible();
  await expect(page.getByLabel('Your reply')).toHaveValue('I write again.');
  await page.reload();
  await expect(page.getByLabel('Your reply')).toHaveValue('I write again.');
  await page.unroute(`**/api/message/${thread_id}`);
  await page.getByRole('button', { name: 'Send the reply' }).click();

  await expect(page.getByLabel('Your reply')).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: 'I write again.' })).toHaveCount(1);
  // The browser logs the cut connection.
  quiet.splice(0);
});

test("another member's conversation cannot be opened", async ({ page, request, member: _, quiet }) => {
  const other = await newMember(request);
  const { thread_id } = await asMember(page, other)('/api/message', { subject: 'Mine', text: 'canary' });

  await open(page, `/account/message/${thread_id}`);

  await expect(page.getByRole('heading', { name: 'This conversation could not be opened' })).toBeVisible();
  await expect(page.getByText('canary')).toHaveCount(0);
  // The browser logs the 404.
  quiet.splice(0);
});

const artist = { type: 'artist', portfolio: 'https://mei.example', statement: 'I paint.', agree: true };

test('an artist sees when an answer is due, answers a question, and is approved', async ({ page, request, staff }) => {
  const member = await newMember(request, artist);
  await enterAs(page, member);
  await open(page, '/account');
  const banner = page.getByRole('region', { name: 'We have received your application' });
  await expect(banner.getByText(/You will have our answer by \w+day, /)).toBeVisible();

  const own = await callAs(request, member.token, 'GET', '/api/application');
  const step = (name: string, reason?: string) =>
    staff.call('POST', `/api/admin/application/${own.application.application_id}/${name}`, { reason });
  await step('ask', 'Which printer do you use?');
  await open(page, '/account');
  const asked = page.getByRole('region', { name: 'We have a question for you' });
  await expect(asked.getByRole('blockquote')).toHaveText('Which printer do you use?');
  await asked.getByRole('button', { name: 'Send the answer' }).click();
  await expect(asked.getByText('Please fill this in.')).toBeVisible();
  await asked.getByLabel('Your answer').fill('An old one.');
  await asked.getByRole('button', { name: 'Send the answer' }).click();

  await expect(banner).toBeVisible();
  await banner.getByRole('link', { name: 'Open the conversation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your application' })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'An old one.' })).toBeVisible();
  for (const point of ['identity', 'portfolio', 'own_work', 'print_quality', 'statement'])
    await staff.call('PUT', `/api/admin/application/${own.application.application_id}/check`, { point, checked: true });
  await step('approve');
  await open(page, '/account');
  await expect(page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Sales' })).toBeVisible();
  await expect(page.getByText('Artist application')).toHaveCount(0);
});

for (const locale of LANGUAGES) {
  test(`${locale}: messages and application are whole and accessible on desk and phone`, async ({
    page,
    request,
    staff,
  }) => {
    test.slow();
    const member = await newMember(request, artist);
    await enterAs(page, member);
    const { application } = await callAs(request, member.token, 'GET', '/api/application');
    await staff.call('POST', `/api/admin/application/${application.application_id}/ask`, {
      reason: 'Why? '.repeat(20),
    });
    const { thread_id } = (await callAs(request, member.token, 'GET', '/api/application')).application;
    for (const path of [
      '/account',
      '/account/message',
      '/account/message?write=yes',
      `/account/message/${thread_id}`,
    ]) {
      await open(page, inLanguage(locale, path));
      await page.locator('h1').waitFor();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      for (const [width, colorScheme] of [
        [1440, 'light'],
        [390, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        if (locale === 'en' || width === 390)
          expect(await accessibilityFaults(page), `${path} at ${width}`).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    }
  });
}
