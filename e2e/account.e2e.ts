import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults } from './accessibility-faults.ts';
import { enterAs, mailTo, newMember, PASSWORD, signInElsewhere, type TestMember } from './new-member.ts';
import { inLanguage, LANGUAGES } from './routes.ts';
import { test as base, expect, open } from './shop-test.ts';

const test = base.extend<{ member: TestMember }>({
  member: async ({ page, request }, use) => {
    const member = await newMember(request);
    await enterAs(page, member);
    await use(member);
  },
});

const region = (page: Page, name: string) => page.getByRole('region', { name });
const apiOf = ({ token, cart_token }: TestMember) => ({
  headers: { authorization: `Bearer ${token}`, cart: cart_token },
});
const loggedIn = async (page: Page, token: string) =>
  (await (await page.request.get('/api/login/check', { headers: { authorization: `Bearer ${token}` } })).json())
    .isLogin;

async function chooseCountry(form: Locator, name: string) {
  const country = form.getByRole('combobox', { name: 'Country or region' });
  await country.fill(name);
  await form.page().getByRole('option', { name, exact: true }).click();
}

test.describe('the profile', () => {
  test('is changed in place, and an empty name is refused beside its field', async ({ page, member }) => {
    await open(page, '/account');
    const details = region(page, 'Personal details');
    await details.getByRole('button', { name: 'Edit details' }).click();

    await details.getByLabel('First name').fill('');
    await details.getByRole('button', { name: 'Save changes' }).click();
    await expect(details.getByLabel('First name')).toBeFocused();
    await expect(details.getByText('Please fill this in.')).toBeVisible();

    await details.getByLabel('First name').fill('Mei-hua');
    await details.getByLabel('Job title').fill('Conservator');
    await details.getByRole('button', { name: 'Save changes' }).click();
    await expect(details.getByText('Mei-hua Lin')).toBeVisible();
    await expect(details.getByText('Conservator')).toBeVisible();

    const profile = await (await page.request.get('/api/member/profile', apiOf(member))).json();
    expect(profile).toMatchObject({ firstname: 'Mei-hua', job_title: 'Conservator' });
  });

  test('asks before it is left with changes that are not saved', async ({ page, member: _ }) => {
    await open(page, '/account');
    await page.getByRole('button', { name: 'Edit details' }).click();
    await page.getByLabel('Job title').fill('Conservator');

    const favourites = page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Favourites' });
    await favourites.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stay on this page' }).click();
    await expect(page.getByLabel('Job title')).toHaveValue('Conservator');

    await favourites.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave without saving', exact: true }).click();
    await page.waitForURL('**/account/favorite');
  });

  test('of an artist has portfolio and statement', async ({ page, request }) => {
    const artist = { type: 'artist', portfolio: 'https://mei.example', statement: 'I paint the sea.', agree: true };
    await enterAs(page, await newMember(request, artist));
    await open(page, '/account');

    const details = region(page, 'Personal details');
    await expect(details.getByText('I paint the sea.')).toBeVisible();
    await details.getByRole('button', { name: 'Edit details' }).click();
    await details.getByLabel('Statement').fill('I paint the harbour.');
    await details.getByRole('button', { name: 'Save changes' }).click();
    await expect(details.getByText('I paint the harbour.')).toBeVisible();
  });
});

test.describe('the address book', () => {
  test('takes an address in Taiwan by county and township, and makes it the default', async ({ page, member: _ }) => {
    await open(page, '/account');
    const book = region(page, 'Address book');
    await book.getByRole('button', { name: 'Add an address' }).click();

    await book.getByLabel('County or city').selectOption('Kaohsiung City');
    await book.getByLabel('Township or district').selectOption('Gushan District');
    await expect(book.getByLabel('Postal code')).toHaveValue('804');
    await book.getByRole('button', { name: 'Save address' }).click();
    await expect(book.getByLabel('Street address')).toBeFocused();
    await book.getByLabel('Street address').fill('Linhai 2nd Rd. 18');
    await book.getByLabel('Use as my default address').check();
    await book.getByRole('button', { name: 'Save address' }).click();

    const first = book.getByRole('listitem').first();
    await expect(first).toContainText('Linhai 2nd Rd. 18, Gushan District, Kaohsiung City 804, Taiwan');
    await expect(first).toContainText('Default');
    await expect(region(page, 'Personal details')).toContainText('Gushan District');
    await open(page, '/zh-Hant/account');
    await expect(page.getByText('804 高雄市鼓山區 Linhai 2nd Rd. 18').first()).toBeVisible();
  });

  test('says at an address abroad that nothing is delivered there, and lets it be corrected', async ({
    page,
    member: _,
  }) => {
    await open(page, '/account');
    const book = region(page, 'Address book');
    await book.getByRole('button', { name: 'Add an address' }).click();
    await chooseCountry(book, 'Brazil');
    await expect(book.getByText('We do not deliver to this address yet.')).toBeVisible();
    await book.getByLabel('State, province or city').fill('Tokyo');
    await book.getByLabel('District or town').fill('Taito');
    await book.getByLabel('Postal code').fill('110-0001');
    await book.getByLabel('Street address').fill('Yanaka 3-1-2');
    await book.getByLabel('Recipient').fill('Sato Aiko');
    await book.getByRole('button', { name: 'Save address' }).click();
    const line = book.getByRole('listitem').filter({ hasText: 'Sato Aiko' });
    await expect(line).toContainText('We do not deliver to this address yet.');

    await line.getByRole('button', { name: /^Edit/ }).click();
    await chooseCountry(book, 'Japan');
    await book.getByRole('button', { name: 'Save address' }).click();

    await expect(line).toContainText('Yanaka 3-1-2, Taito, Tokyo 110-0001, Japan');
    await expect(line).not.toContainText('Undelivered');
    await expect(line.getByRole('button', { name: /^Edit/ })).toBeFocused();
  });

  test('gives a removed address back', async ({ page, member }) => {
    await open(page, '/account');
    const book = region(page, 'Address book');
    await book.getByRole('button', { name: /^Remove/ }).click();

    await expect(book.getByRole('button', { name: 'Undo' })).toBeFocused();
    await expect(book.getByText('The address has been removed.')).toBeVisible();
    expect((await (await page.request.get('/api/address', apiOf(member))).json()).list).toEqual([]);
    await page.keyboard.press('Enter');

    await expect(book.getByRole('listitem')).toContainText('Datong District');
    await expect(book.getByRole('listitem')).toContainText('Default');
  });
});

test.describe('signing in', () => {
  test('uses a new e-mail address as soon as its mailed link was opened', async ({ page, member, quiet }) => {
    const email = `new-${member.email}`;
    await open(page, '/account');
    const section = region(page, 'E-mail address');
    await expect(section.getByText('Not confirmed yet')).toBeVisible();
    await section.getByRole('button', { name: 'Change address' }).click();
    await section.getByLabel('New e-mail address').fill(email);
    await section.getByLabel('Your password').fill('not-my-password-1');
    await section.getByRole('button', { name: 'Send the link', exact: true }).click();
    await expect(section.getByText('The password is incorrect.')).toBeVisible();
    // The browser logs the refused call.
    quiet.splice(0);
    await section.getByLabel('Your password').fill(PASSWORD);
    await section.getByRole('button', { name: 'Send the link', exact: true }).click();
    await expect(section.getByText(`We sent a link to ${email}`)).toBeVisible();

    const { mail_id } = await mailTo(page.request, email, 'change_address');
    await open(page, `/mailbox?mail=${mail_id}`);
    await page.frameLocator('iframe').getByRole('link', { name: 'Use this address' }).click();
    await expect(page.getByText('Thank you. Your address is confirmed.').first()).toBeVisible();

    await open(page, '/account');
    await expect(section.getByText(email, { exact: true })).toBeVisible();
    await expect(section.getByText('Confirmed')).toBeVisible();
    // Nobody ever verified the old address: it may be a stranger's, so we do not notify it (product §12.3).
    await expect(mailTo(page.request, member.email, 'address_changed')).rejects.toThrow('no address_changed mail');
  });

  test('has its address confirmed by a code, which is sent once, also in another tab', async ({
    page,
    member,
    quiet,
  }) => {
    await open(page, '/account');
    const other = await page.context().newPage();
    await open(other, '/account');
    const section = region(page, 'E-mail address');
    const field = section.getByLabel('Code from the e-mail');
    const refusal = section.getByText('This is not the code. Please check the latest e-mail.');
    const sent: string[] = [];
    page.on('request', (asked) => {
      if (asked.url().endsWith('/api/email/code')) sent.push(asked.postDataJSON().code);
    });
    const codeIn = ({ text }: { text: string }) => /^Code: (\d{6})$/m.exec(text)?.[1] ?? '';
    const first = codeIn(await mailTo(page.request, member.email, 'verify_address'));
    const wrong = `${first.slice(0, 5)}${(Number(first[5]) + 1) % 10}`;

    await field.fill(wrong);
    await expect(refusal).toBeVisible();
    await field.fill(`${wrong.slice(0, 3)} ${wrong.slice(3)}`);
    await expect(refusal).toBeVisible();
    const resend = section.getByRole('button', { name: 'Send a new code' });
    await resend.click();
    await expect(section.getByText('A new code is on its way.')).toBeVisible();
    await expect(resend).toBeVisible();
    await expect(refusal).toHaveCount(0);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');

    const code = codeIn(await mailTo(page.request, member.email, 'verify_address'));
    await field.fill(code.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)));
    await expect(section.getByText('Confirmed', { exact: true })).toBeFocused();
    await expect(region(other, 'E-mail address').getByText('Confirmed', { exact: true })).toBeVisible();
    expect(sent).toEqual([wrong, code]);
    // The browser logs the refusal.
    quiet.splice(0);
  });

  test('ends on other devices, one or all, and with a new password', async ({ page, member }) => {
    const phone = await signInElsewhere(page.request, member.email);
    await open(page, '/account');
    const devices = region(page, 'Devices');
    await devices.getByRole('button', { name: /^Sign out Firefox/ }).click();
    await expect(devices.getByText('You are signed in on this device only.')).toBeVisible();
    expect(await loggedIn(page, phone)).toBe('N');

    const others = [
      await signInElsewhere(page.request, member.email),
      await signInElsewhere(page.request, member.email),
    ];
    await open(page, '/account');
    await devices.getByRole('button', { name: 'Sign out all other devices' }).click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    for (const token of others) expect(await loggedIn(page, token)).toBe('N');

    const last = await signInElsewhere(page.request, member.email);
    const section = region(page, 'Password');
    await section.getByRole('button', { name: 'Change password' }).click();
    await section.getByLabel('Current password').fill(PASSWORD);
    await section.getByLabel('New password').fill('Quiet-Room');
    await expect(section.getByRole('listitem').filter({ hasText: 'A digit' })).toContainText('still missing');
    await section.getByLabel('New password').fill('Quiet-Room-7');
    await expect(section.getByRole('listitem').filter({ hasText: 'A digit' })).toContainText('done');
    await section.getByRole('button', { name: 'Set new password' }).click();
    await expect(section.getByRole('button', { name: 'Change password' })).toBeVisible();
    expect(await loggedIn(page, last)).toBe('N');
    await open(page, '/account');
    await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
  });
});

test.describe('favourites', () => {
  async function twoWorks(page: Page) {
    const { list } = await (await page.request.get('/api/shop?sort=price')).json();
    return (list as { item_id: number; title: string }[]).slice(0, 2);
  }

  test('of a visitor are the member’s after signing in, on a wall of their own', async ({ page, request }) => {
    const { email } = await newMember(request);
    const [first, second] = await twoWorks(page);
    for (const work of [first, second]) {
      await open(page, `/shop/${work?.item_id}`);
      await page.getByRole('button', { name: /to favourites$/ }).click();
      await expect(page.getByRole('button', { name: /from favourites$/ })).toBeVisible();
    }

    await page.getByRole('banner').getByRole('link', { name: 'Favourites' }).click();
    await page.waitForURL('**/login?redirect=%2Faccount%2Ffavorite');
    await page.getByLabel('E-mail address').fill(email);
    await page.locator('input[type=password]').fill(PASSWORD);
    await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();

    await page.waitForURL('**/account/favorite');
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByRole('article').first()).toContainText(second?.title ?? '');
    await expect(page.getByRole('article').first()).toContainText('same price');
    await page.getByLabel('Sort by').selectOption('price');
    await page.waitForURL('**/account/favorite?sort=price');
    await page.getByRole('link', { name: 'All on one wall' }).click();
    await page.waitForURL(`**/wall?works=${second?.item_id}_${first?.item_id}`);
  });

  test('that are let go can be taken back from where they hung', async ({ page, member }) => {
    const [work] = await twoWorks(page);
    await page.request.put(`/api/favorite/${work?.item_id}`, apiOf(member));
    await open(page, '/account/favorite');
    await page.getByRole('button', { name: /from favourites$/ }).click();

    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article')).toContainText(work?.title ?? '');

    await page.getByRole('button', { name: /from favourites$/ }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await open(page, '/account/favorite');
    await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  });
});

test.describe('leaving', () => {
  test('a member takes their data along', async ({ page, member }) => {
    await open(page, '/account');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();

    const data = JSON.parse(await readFile(await (await download).path(), 'utf8'));

    expect(data.profile.email).toBe(member.email);
    expect(data.addresses).toHaveLength(1);
    expect(Object.keys(data)).toEqual(expect.arrayContaining(['favorites', 'messages', 'devices', 'cart']));
  });

  test('needs the password and ends at the front door', async ({ page, member, quiet }) => {
    await open(page, '/account');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/invoices/)).toBeVisible();
    await dialog.getByLabel('Your password').fill('not-my-password-1');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(dialog.getByText('The password is incorrect.')).toBeVisible();
    quiet.splice(0);

    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await page.waitForURL((url) => url.pathname === '/');

    expect(await loggedIn(page, member.token)).toBe('N');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  });
});

for (const locale of LANGUAGES) {
  test(`${locale}: the account pages are accessible, and fit a small phone`, async ({ page, member }) => {
    const [work] = (await (await page.request.get('/api/shop')).json()).list;
    await page.request.put(`/api/favorite/${work.item_id}`, apiOf(member));
    for (const route of ['/account', '/account/favorite', '/mailbox']) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, inLanguage(locale, route));
      await expect(page.locator('main h2').first()).toBeVisible();
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await accessibilityFaults(page), route).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), route).toBeLessThanOrEqual(320);
    }

    await open(page, inLanguage(locale, '/account'));
    await page.locator('main section').first().getByRole('button').click();
    await page.locator('main section').nth(1).getByRole('button').last().click();
    await expect(page.locator('main form')).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}

test.describe('what is for approved artists and galleries', () => {
  for (const path of ['/account/sales', '/account/report']) {
    test(`${path} is closed to basic members`, async ({ page, member }) => {
      expect(member.email).toContain('@');
      await open(page, path);

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('For artists and galleries');
      await expect(page.getByRole('main')).toContainText('This page is only for approved artists and galleries.');
    });
  }
});
