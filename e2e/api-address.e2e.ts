import type { APIRequestContext } from '@playwright/test';
import { enterAs } from './new-member.ts';
import { expect, open, test } from './shop-test.ts';

/** The demo's member, with an order whose card was declined. */
async function declinedBuyer(request: APIRequestContext) {
  const data = { email: 'member@demo.example', password: 'Hang-It-145' };
  const { token, cart_token } = await (await request.post('/api/member/login', { data })).json();
  const headers = { authorization: `Bearer ${token}` };
  const read = async (code: string) => (await (await request.get(`/api/order/${code}`, { headers })).json()).order;
  let code = '';
  const find = async () => {
    const { list } = await (await request.get('/api/order/latest', { headers })).json();
    code = list.find(({ payment_status }: { payment_status: string }) => payment_status === 'failed')?.code ?? '';
    return code;
  };
  // The demo's orders are written while the shop is already open.
  await expect.poll(find, { timeout: 180_000 }).not.toBe('');
  return { token, cart_token, code, read };
}

test('paying again for a declined order never ends on JSON: the order stays, and another way is offered', async ({
  page,
  request,
  quiet,
}) => {
  const { code, read, ...tokens } = await declinedBuyer(request);
  await enterAs(page, tokens);
  const before = await read(code);

  await page.goto(`/api/payment/paypal?code=${code}&hash=x&lang=en`);
  await page.waitForURL('**/account/order');
  expect(await read(code)).toEqual(before);

  await open(page, `/account/order/${code}`);
  await page.getByRole('button', { name: 'Pay another way' }).click();
  await page.getByRole('button', { name: 'Bank transfer' }).click();
  await expect(page.getByText('000-1234-5678-901')).toBeVisible();
  expect((await read(code)).paytype).toBe('transfer');
  // Not every work of the demo's orders is painted here.
  quiet.splice(0);
});

test('an address of the API that a browser opens is a page of the shop', async ({ page, quiet }) => {
  await page.goto('/api/order/CN-261114-7F3K9Q');
  await page.waitForURL('**/login?redirect=*CN-261114-7F3K9Q');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await open(page, '/api/no-such-call');
  await expect(page.getByRole('main')).toContainText('Page not found: /api/no-such-call');
  // The browser logs the status.
  quiet.splice(0);
});
