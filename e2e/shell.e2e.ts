import { expect, open, test } from './shop-test.ts';

const order = (requests: string[]) => requests.filter((path) => path.startsWith('/api/'));

test.describe('the startup', () => {
  test('asks in the order of the specification', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));

    await open(page, '/');

    expect(order(requests)).toEqual(['/api/initial', '/api/ipaddr/check', '/api/cart', '/api/login/check']);
  });

  test('does not ask for the country when a currency is set', async ({ page }) => {
    await open(page, '/');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));

    await open(page, '/about');

    expect(order(requests)).toEqual(['/api/initial', '/api/cart', '/api/login/check']);
  });

  test('stores only what the specification allows', async ({ page }) => {
    await open(page, '/');

    expect(await page.evaluate(() => Object.keys(localStorage).sort())).toEqual(['currency', 'initial']);
    const initial = await page.evaluate(() => JSON.parse(localStorage.getItem('initial') ?? '{}'));
    expect(initial.param.cities).toHaveLength(22);
  });

  test('sends the language as the API names it', async ({ page }) => {
    const languages = new Set<string>();
    page.on('request', (request) => {
      if (request.url().includes('/api/')) languages.add(request.headers().lang ?? 'none');
    });

    await open(page, '/zh-CN');

    expect([...languages]).toEqual(['zh-Hans']);
  });
});

test.describe('the currency', () => {
  test('is NTD for a visitor from Taiwan and USD for others', async ({ browser }) => {
    for (const [address, currency] of [
      ['168.95.1.1', 'NTD'],
      ['8.8.8.8', 'USD'],
    ] as const) {
      const page = await browser.newPage({ extraHTTPHeaders: { 'x-forwarded-for': address } });
      await open(page, '/');
      await expect(page.locator('html')).toHaveAttribute('data-currency', currency);
      await page.close();
    }
  });

  test('stays as chosen, in every language and after a reload', async ({ page }) => {
    await open(page, '/components');
    await page.getByRole('button', { name: 'NTD' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-currency', 'NTD');

    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-currency', 'NTD');
    await expect(page.locator('[data-price=NTD]').first()).toBeVisible();
    await expect(page.locator('[data-price=USD]').first()).toBeHidden();
  });
});

test.describe('the language', () => {
  test('follows the browser on the first visit to /', async ({ browser }) => {
    const page = await browser.newPage({ locale: 'zh-TW' });
    await open(page, '/');

    expect(new URL(page.url()).pathname).toBe('/zh-Hant');
    await expect(page.getByRole('navigation', { name: '語言' }).first()).toBeVisible();
    await page.close();
  });

  test('can be switched, keeps the page, and is remembered for a year', async ({ page, context }) => {
    await open(page, '/contact/faq?from=mail');
    await page.getByRole('link', { name: '简体中文' }).first().click();
    await page.waitForURL('**/zh-CN/contact/faq?from=mail');

    const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
    expect(cookie?.value).toBe('zh-CN');
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
    await page.goto('/');
    expect(new URL(page.url()).pathname).toBe('/zh-CN');
  });
});

test.describe('addresses', () => {
  test('trailing slashes go by a 301 with their query', async ({ request }) => {
    const reply = await request.get('/zh-Hant/shop/?page=2', { maxRedirects: 0 });

    expect([reply.status(), reply.headers().location]).toEqual([301, '/zh-Hant/shop?page=2']);
  });

  test('an unknown path is a 404 with a way out', async ({ page, quiet }) => {
    const response = await page.goto('/zh-Hant/no/such-room');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('/no/such-room')).toBeVisible();
    await expect(page.locator('main').getByRole('search')).toBeVisible();

    await page.locator('main').getByRole('searchbox').fill('山');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/zh-Hant/search' && url.searchParams.get('keyword') === '山');
    // The browser logs the page's 404.
    quiet.splice(0);
  });

  test('a path full of markup is shown as text', async ({ page, quiet }) => {
    await page.goto(`/${encodeURIComponent('</script><script>window.cracked=1</script>')}`);

    expect(await page.evaluate(() => 'cracked' in window)).toBe(false);
    await expect(page.getByText('window.cracked=1')).toBeVisible();
    quiet.splice(0);
  });

  test('pages carry a content policy without unsafe scripts, and an ETag', async ({ request }) => {
    const page = await request.get('/about');
    const policy = page.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(/script-src[^;]*unsafe/.test(policy)).toBe(false);

    const again = await request.get('/about', { headers: { 'if-none-match': page.headers().etag ?? '' } });
    expect(again.status()).toBe(304);
  });

  test('nothing that a page does is refused by its own content policy', async ({ page, quiet }) => {
    for (const path of ['/', '/shop', '/login']) await open(page, path);

    expect(quiet).toEqual([]);
    // Records which events would be prevented.
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.cracked = 1';
      document.head.append(script);
    });
    await expect.poll(() => quiet.splice(0).join()).toContain('the content policy refused inline');
  });

  test('a sign-in with a provider that failed leaves the address', async ({ page, quiet }) => {
    await open(page, '/zh-Hant/about?oauth=line&from=mail');

    await expect(page).toHaveURL(/\/zh-Hant\/about\?from=mail$/);
    // The browser logs the answer.
    expect(quiet.splice(0)).toEqual([expect.stringContaining('410')]);
  });
});

test.describe('manners', () => {
  test('focus goes to the new page and its title is read out', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Membership' }).click();
    await page.waitForURL('**/membership');

    await expect(page.locator('main')).toBeFocused();
    await expect(page.locator('[aria-live=polite]').first()).toContainText('Membership');
  });

  test('the skip link is the first stop', async ({ page }) => {
    await open(page, '/about');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#content$/);
  });

  test('right-click, ctrl-click and a long press open no menu; fields and the keyboard do', async ({ page }) => {
    await open(page, '/components');
    const refused = (selector: string, event: { button: number; pointerType?: string }) =>
      page
        .locator(selector)
        .first()
        .evaluate(
          (element, given) =>
            !element.dispatchEvent(new PointerEvent('contextmenu', { bubbles: true, cancelable: true, ...given })),
          event,
        );
    expect(await refused('h1', { button: 2, pointerType: 'mouse' })).toBe(true);
    // Ctrl-click on a Mac, and a long press.
    expect(await refused('h1', { button: 0, pointerType: 'mouse' })).toBe(true);
    expect(await refused('main a', { button: 0, pointerType: 'touch' })).toBe(true);
    expect(await refused('main input', { button: 2, pointerType: 'mouse' })).toBe(false);
    expect(await refused('main input', { button: 0, pointerType: 'touch' })).toBe(false);
    // The keyboard's menu has no pointer.
    await page.keyboard.press('Tab');
    expect(await refused('h1', { button: 0, pointerType: '' })).toBe(false);
    expect(await refused('h1', { button: -1 })).toBe(false);

    // Text selected by touch can be copied.
    await page.locator('h1').selectText();
    expect(await refused('h1', { button: 0, pointerType: 'touch' })).toBe(false);
    expect(await refused('h1', { button: 2, pointerType: 'mouse' })).toBe(true);

    const menus = page.evaluate(() => {
      return new Promise<boolean>((answer) => {
        window.addEventListener('contextmenu', (event) => answer(event.defaultPrevented), { once: true });
      });
    });
    await page.locator('h1').click({ button: 'right' });
    expect(await menus).toBe(true);
  });

  test('going back restores the place on the page', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 500 });
    await open(page, '/components');
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.waitForTimeout(300);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Membership' }).click();
    await page.waitForURL('**/membership');
    await page.goBack();
    await page.waitForURL('**/components');

    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  });
});

test('every page has a title before its scripts have loaded, and the shop has an icon', async ({ request }) => {
  const paths = [
    '/account',
    '/account/order',
    '/account/message/1',
    '/account/sales',
    '/cart',
    '/cart/check',
    '/admin',
  ];
  for (const path of [...paths, '/admin/order', '/shop/999999999', '/artist/999999999', '/zh-Hant/cart']) {
    const html = await (await request.get(path)).text();
    expect(html.match(/<title>([^<]*)<\/title>/)?.[1], path).toMatch(/\S · \S/);
  }
  expect((await request.get('/favicon.ico')).status()).toBe(200);
});

test('the Chinese 404 page prints the path as it was typed', async ({ page, quiet }) => {
  await open(page, '/zh-Hant/nowhere');

  await expect(page.getByText('/zh-Hant/nowhere')).toBeVisible();
  // The browser logs the 404.
  quiet.splice(0);
});
