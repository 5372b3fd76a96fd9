import { accessibilityFaults } from './accessibility-faults.ts';
import { choose, errorBeside, fillPerson, fillTaipei, fillWork, newEmail, storedUser, test } from './entry-page.ts';
import { enterAs, mailTo, newMember, PASSWORD, signInElsewhere } from './new-member.ts';
import { expect, open } from './shop-test.ts';

const atHome = (url: URL) => url.pathname === '/';

test.describe('somebody becomes', () => {
  test('a basic member, and is at home in the shop', async ({ page }) => {
    await open(page, '/register');
    await fillPerson(page, newEmail());
    await fillTaipei(page);
    await expect(page.getByLabel('Postal code')).toHaveValue('103');

    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL(atHome);

    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Account' });
    await expect(menu.getByText('Mei Lin')).toBeVisible();
    await menu.getByRole('link', { name: 'Profile' }).click();
    await page.waitForURL('**/account');
    expect(await page.evaluate(() => sessionStorage.getItem('draft register'))).toBeNull();
  });

  test('a gallery abroad, whose country has no list of towns', async ({ page }) => {
    await open(page, '/register/gallery');
    await fillPerson(page, newEmail());
    await choose(page, 'Country or region', 'japan', 'Japan');
    await page.getByLabel('State, province or city').fill('Tokyo');
    await page.getByLabel('District or town').fill('Yanaka');
    await page.getByLabel('Postal code').fill('110-0001');
    await page.getByLabel('Street address').fill('3-1-2');
    await page.getByLabel('Gallery name').fill('Gallery Yanaka');
    await page.getByLabel('Contact person').fill('Mei Lin');
    await fillWork(page);

    await page.getByRole('button', { name: 'Create account and apply' }).click();
    await page.waitForURL('**/account');

    await expect(page.getByText('Gallery application')).toBeVisible();
  });

  test('nobody twice with one address, and loses nothing of what was typed', async ({ page, request, quiet }) => {
    const { email } = await newMember(request);
    await open(page, '/register');
    await fillPerson(page, email);
    await fillTaipei(page);

    await page.getByRole('button', { name: 'Create account' }).click();

    await expect(await errorBeside(page, 'email')).toContainText(
      'There is already an account with this e-mail address',
    );
    await expect(page.getByLabel('E-mail address')).toBeFocused();
    await expect(page.getByLabel('First name')).toHaveValue('Mei');
    // The browser logs the refused call.
    quiet.splice(0);
  });
});

test.describe('the registration form', () => {
  test('keeps its draft over a refresh and between the kinds of membership, but never the password', async ({
    page,
  }) => {
    await open(page, '/register');
    await fillPerson(page, 'draft@example.com');
    await fillTaipei(page);
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(stored).not.toContain(PASSWORD);

    await page.reload();
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await expect(page.getByLabel('E-mail address')).toHaveValue('draft@example.com');
    await expect(page.getByLabel('Township or district')).toHaveValue('Datong District');
    await expect(page.getByLabel('Female')).toBeChecked();
    await expect(page.locator('[name=password]')).toHaveValue('');

    await page.getByRole('navigation', { name: 'Kinds of membership' }).getByRole('link', { name: 'Artist' }).click();
    await page.waitForURL('**/register/artist');
    await expect(page.getByLabel('Mobile number')).toHaveValue('912345678');
  });

  test('leads to the first thing that is missing and ticks the password rules off one by one', async ({ page }) => {
    await open(page, '/register');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByLabel('E-mail address')).toBeFocused();

    const stored = page.getByRole('listitem').filter({ hasText: '(done)' });
    await page.locator('[name=password]').fill('ink');
    await expect(stored).toHaveText([/A letter/, /Not one of the most common passwords/]);
    await page.locator('[name=password]').fill('P@ssw0rd123');
    await expect(stored).toHaveText([/At least 8 characters/, /A letter/, /A digit/, /One of the symbols/]);
    for (const fine of ['Password1!', 'abcdef1-']) {
      await page.locator('[name=password]').fill('');
      await expect(stored).toHaveCount(0);
      await page.locator('[name=password]').fill(fine);
      await expect(stored).toHaveCount(5);
    }
  });

  test('opens its folded part for an error, and never closes it', async ({ page }) => {
    await open(page, '/register');
    const title = page.getByText('Company, job title and note for the delivery (optional)');
    const job = page.getByLabel('Job title');
    await title.click();
    await job.fill('x'.repeat(150));
    await job.blur();
    await expect(await errorBeside(page, 'job_title')).toHaveText('At most 149 characters.');
    await title.click();
    await expect(job).toBeHidden();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(job).toBeVisible();

    await job.fill('Curator');

    await expect(await errorBeside(page, 'job_title')).toHaveText('');
    await expect(job).toBeVisible();
  });

  test('begins with the country of the delivery, and keeps another one that was chosen', async ({ page }) => {
    const country = page.locator('[id="address.country_code"]');
    const dialling = page.locator('[id="mobile.code"]');
    const deliverTo = (code: string) => page.evaluate((to) => sessionStorage.setItem('delivery country', to), code);
    await open(page, '/register?redirect=/cart');
    await expect(country).toHaveValue('United States');
    await expect(dialling).toHaveValue(/\+1$/);

    await deliverTo('JP');
    await open(page, '/register?redirect=/cart');
    await expect(country).toHaveValue('Japan');
    await expect(dialling).toHaveValue(/\+81$/);

    await choose(page, 'Country or region', 'taiw', 'Taiwan');
    await deliverTo('US');
    await open(page, '/zh-Hant/register?redirect=/cart');
    await expect(country).toHaveValue('台灣');
    await expect(dialling).toHaveValue(/\+81$/);
  });

  test('shows what was chosen in the words of the page and empties the town when the county changes', async ({
    page,
  }) => {
    await open(page, '/register');
    await fillTaipei(page);

    await page.getByLabel('County or city').selectOption('Hsinchu City');
    await expect(page.getByLabel('Township or district')).toHaveValue('');
    await expect(page.getByLabel('Postal code')).toHaveValue('');
    await page.getByLabel('Township or district').selectOption('Xiangshan District');

    await expect(page.getByLabel('Postal code')).toHaveValue('300');
  });
});

test.describe('signing in', () => {
  test('leads back to the page that asked for it, by keyboard alone', async ({ page, request }) => {
    const { email } = await newMember(request);
    await page.goto('/account/favorite');
    await page.waitForURL('**/login?redirect=*');
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });

    await page.getByLabel('E-mail address').focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');

    await page.waitForURL('**/account/favorite');
  });

  test('keeps where one was going on the way through registration and a forgotten password', async ({ page }) => {
    await open(page, '/login?redirect=/account/order');

    await page.getByRole('link', { name: 'Become a member' }).click();
    await page.waitForURL('**/register?redirect=*');
    await page.locator('main').getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL('**/login?redirect=*');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.waitForURL('**/forgotPassword?redirect=*');

    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/account/order');
  });

  test('never leads to another site', async ({ page, request }) => {
    const { email } = await newMember(request);
    await open(page, `/login?redirect=${encodeURIComponent('//evil.example/')}`);

    await page.getByLabel('E-mail address').fill(email);
    await page.locator('[name=password]').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();

    await page.waitForURL(atHome);
  });

  test('with wrong passwords asks for a captcha in the end, and the owner still gets in', async ({
    page,
    request,
    quiet,
  }) => {
    const { email } = await newMember(request);
    await open(page, '/login');
    const signIn = page.getByRole('button', { name: 'Sign in' });
    const alert = page.locator('main').getByRole('alert');
    await page.getByLabel('E-mail address').fill(email);

    for (const wrong of ['wrong-1', 'wrong-2', 'wrong-3']) {
      const answered = page.waitForResponse('**/api/member/login');
      await page.locator('[name=password]').fill(wrong);
      await signIn.click();
      await answered;
      await expect(alert).toHaveText('The e-mail address or password is incorrect.');
    }
    await page.locator('[name=password]').fill(PASSWORD);
    await signIn.click();
    await expect(alert).toHaveText('Please confirm that you are human and try again.');
    await expect(page.getByText('Verified: you are human.')).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('[name=password]')).toHaveValue(PASSWORD);
    await signIn.click();

    await page.waitForURL(atHome);
    quiet.splice(0);
  });

  test('brings the cart of the visitor along', async ({ page, request }) => {
    const { email } = await newMember(request);
    await open(page, '/shop/1');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByRole('link', { name: 'Cart, 1 prints' })).toBeVisible();

    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    await page
      .getByRole('banner')
      .getByRole('navigation', { name: 'Account' })
      .getByRole('link', { name: 'Sign in' })
      .click();
    await page.waitForURL('**/login');
    await page.getByLabel('E-mail address').fill(email);
    await page.locator('[name=password]').fill(PASSWORD);
    await page.locator('main').getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(atHome);

    await expect(page.getByRole('link', { name: 'Cart, 1 prints' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Cart, 1 prints' })).toBeVisible();
  });
});

test.describe('signing out', () => {
  test('ends the session, forgets the cart and goes home', async ({ page, request }) => {
    const member = await newMember(request);
    await enterAs(page, member);
    await open(page, '/account');

    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(atHome);

    await expect.poll(() => storedUser(page)).toBeNull();
    const check = await request.get('/api/login/check', { headers: { authorization: `Bearer ${member.token}` } });
    expect((await check.json()).isLogin).toBe('N');
    await page.goto('/account');
    await page.waitForURL('**/login?redirect=*');
  });

  test('resets first and then goes home; no call carries the token that has ended', async ({ page, request }) => {
    const member = await newMember(request);
    await enterAs(page, member);
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      for (const way of ['pushState', 'replaceState'] as const) {
        const go = history[way].bind(history);
        history[way] = (state, title, url) => {
          seen.push(`${new URL(String(url), location.href).pathname} ${localStorage.getItem('user')}`);
          go(state, title, url);
        };
      }
    });
    await open(page, '/account');
    await page.evaluate(() => Reflect.get(window, 'seen').splice(0));
    const carrying: string[] = [];
    page.on('request', (asked) => {
      if (asked.headers().authorization?.includes(member.token)) carrying.push(new URL(asked.url()).pathname);
    });

    await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(atHome);
    await page.waitForLoadState('networkidle');

    expect(carrying.slice(carrying.indexOf('/api/member/logout'))).toEqual(['/api/member/logout']);
    const seen: string[] = await page.evaluate(() => Reflect.get(window, 'seen'));
    expect(seen.filter((entry) => entry.startsWith('/ '))[0]).toBe('/ null');
  });

  test('on another device ends this page too at its next step', async ({ page, request, quiet }) => {
    const member = await newMember(request);
    await enterAs(page, member);
    await open(page, '/');
    const other = await signInElsewhere(request, member.email);
    await request.delete('/api/session', { headers: { authorization: `Bearer ${other}` } });

    await page.goto('/account');

    await page.waitForURL('**/login?redirect=*');
    expect(await storedUser(page)).toBeNull();
    // Every pending call is refused.
    await page.waitForLoadState('networkidle');
    quiet.splice(0);
  });
});

test.describe('mailed links', () => {
  test('a forgotten password is reset once, which ends the old session', async ({ page, request, quiet }) => {
    const member = await newMember(request);
    await open(page, '/forgotPassword');
    await page.getByLabel('E-mail address').fill(member.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(`If there is an account for ${member.email}`)).toBeVisible();
    const { text } = await mailTo(request, member.email, 'password_reset');
    const link = /\/forgotPassword\/reset#token=[\w-]+/.exec(text)?.[0] ?? '';

    await open(page, link);
    await page.locator('[name=password]').fill('short');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(await errorBeside(page, 'password')).toHaveText('At least 8 characters.');
    await page.locator('[name=password]').fill('Walnut-Frame-88');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await page.waitForURL(atHome);

    expect(await storedUser(page)).not.toContain(member.token);
    const check = await request.get('/api/login/check', { headers: { authorization: `Bearer ${member.token}` } });
    expect((await check.json()).isLogin).toBe('N');
    await open(page, link);
    await page.locator('[name=password]').fill('Walnut-Frame-99');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
    quiet.splice(0);
  });

  test('an address is confirmed, and its token leaves the address bar', async ({ page, request }) => {
    const { email } = await newMember(request);
    const { text } = await mailTo(request, email, 'verify_address');
    const asked: string[] = [];
    page.on('request', (call) => asked.push(`${call.url()} ${call.headers().referer ?? ''}`));

    await open(page, /\/login#verify=[\w-]+/.exec(text)?.[0] ?? '');

    await expect(page.locator('main').getByText('Thank you. Your address is confirmed.')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    expect(asked.filter((line) => line.includes('verify='))).toEqual([]);
  });
});

test('the pages with their errors shown have no grave findings', async ({ page }) => {
  for (const path of ['/register/gallery', '/login', '/forgotPassword']) {
    await open(page, path);
    await page.locator('main form').getByRole('button').last().click();
    await expect(page.getByText('Please fill this in.').first()).toBeVisible();
    expect(await accessibilityFaults(page), path).toEqual([]);
  }
  await open(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  expect(await accessibilityFaults(page)).toEqual([]);
});
