import { expect, open, test } from './shop-test.ts';

/** The server's answers are replaced here: these failures come from proxies and networks, not from the shop. */
test.describe('when the API fails', () => {
  test('a 502 says that a server error occurred, for four seconds at the bottom', async ({ page, quiet }) => {
    await page.route('**/api/cart', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
    await page.goto('/');

    const toast = page.getByRole('alert').filter({ hasText: 'A server error occurred. Please try again later.' });
    await expect(toast).toBeVisible();
    const container = page.locator('.Toastify__toast-container');
    await expect(container).toHaveClass(/bottom-center/);
    await expect(page.locator('.Toastify__toast')).toHaveClass(/Toastify__toast-theme--dark/);
    await expect(page.locator('.Toastify__progress-bar--wrp')).toHaveAttribute('data-hidden', 'true');
    const face = await page.locator('.Toastify__toast').evaluate((shown) => getComputedStyle(shown).fontFamily);
    expect(face).toContain('Newsreader');
    await expect(toast).toBeHidden({ timeout: 8_000 });
    quiet.splice(0);
  });

  test('any other refusal shows the message of the server', async ({ page, quiet }) => {
    await page.route('**/api/cart', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Closed for a moment' } }),
    );
    await page.goto('/');

    await expect(page.getByRole('alert').filter({ hasText: 'Closed for a moment' })).toBeVisible();
    quiet.splice(0);
  });

  test('an answer that is not a success is a failure with any status', async ({ page }) => {
    await page.route('**/api/cart', (route) => route.fulfill({ json: { code: 'odd', message: 'Something odd' } }));
    await page.goto('/');

    await expect(page.getByRole('alert').filter({ hasText: 'Something odd' })).toBeVisible();
  });

  test('a success with showMessage shows its message', async ({ page }) => {
    await page.route('**/api/cart', (route) =>
      route.fulfill({ json: { code: 'success', token: '', list: [], showMessage: true, message: 'Welcome back' } }),
    );
    await page.goto('/');

    await expect(page.getByRole('alert').filter({ hasText: 'Welcome back' })).toBeVisible();
  });

  for (const [what, code, message] of [
    ['the unauthenticated text', 'odd', '請先登入。'],
    ['the code of it, with other words,', 'unauthenticated', 'Please sign in'],
  ] as const) {
    test(`${what} logs the visitor out`, async ({ page, quiet }) => {
      await page.addInitScript(() => localStorage.setItem('user', JSON.stringify({ token: 'a'.repeat(43) })));
      await page.route('**/api/login/check', (route) => route.fulfill({ status: 401, json: { code, message } }));
      await page.goto('/zh-Hant');

      // In the page's words, independent of the answer's.
      await expect(page.getByRole('alert').filter({ hasText: '請先登入再繼續。' })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
      quiet.splice(0);
    });
  }

  test('a later step of the startup runs when an earlier one failed', async ({ page, quiet }) => {
    await page.route('**/api/initial', (route) => route.abort());
    await open(page, '/');

    await expect(page.locator('html')).toHaveAttribute('data-currency', /NTD|USD/);
    quiet.splice(0);
  });
});
