import type { TestReply } from '#app/server/testing.ts';
import { orderPlacedReply, orderReply } from '#buying/orders/order.contract.ts';
import { fillCart, test as orderTest, requestFor, sendOrder } from '#buying/orders/server/testing-orders.ts';
import type { ProviderPayType } from '#buying/payments/server/payment-provider.ts';
import { PATH, CURRENCY as PROVIDER_CURRENCY } from '#buying/payments/server/testing-pay-paths.ts';
import type { CartLine } from '#catalogue/cart/cart.contract.ts';
import { type Config, readConfig } from '#http/server/config.ts';
import { person } from '#people/members/server/testing-people.ts';
import { allowPasswordAlone, newStaff } from '#people/members/server/testing-staff.ts';
import { testModeReply } from '../test-mode.contract.ts';

const AT = '/api/admin/test-mode';
const CURRENCY = { transfer: 'NTD', ...PROVIDER_CURRENCY } as const;

interface Owner {
  headers: Record<string, string>;
  see: () => Promise<ReturnType<(typeof testModeReply)['parse']>>;
  /** Turns test mode on or leaves it, with the version that is stored. */
  turn: (is_on: boolean, more?: object) => Promise<TestReply>;
  remove: (password?: string) => Promise<TestReply>;
}

/** A real shop whose only provider is PayPal, at an address where nobody answers; and its owner. */
export const test = orderTest
  .extend(
    'config',
    (): Config =>
      readConfig({
        ...{
          BASE_URL: 'https://shop.test',
          DEMO: 'off',
          SECRETS_KEY: '5e'.repeat(32),
          PAYPAL_API: 'http://127.0.0.1:9',
        },
        ...{ PAYPAL_CLIENT_ID: 'real', PAYPAL_SECRET: 'real', PAYPAL_WEBHOOK_ID: 'WH-1' },
      }),
  )
  .extend('owner', async ({ api, db }): Promise<Owner> => {
    await allowPasswordAlone(db);
    const { headers } = await newStaff(api, db, 'admin');
    const see = async () => (await api(AT, { headers })).as(testModeReply);
    const post = (path: string, json: object) => api(`${AT}/${path}`, { method: 'POST', headers, json });
    return {
      headers,
      see,
      turn: async (is_on, more = {}) =>
        post('switch', { is_on, version: (await see()).version, password: person.password, ...more }),
      remove: (password = person.password) => post('remove', { password }),
    };
  })
  .extend('place', ({ api, shop: { buyer } }) => async (paytype: keyof typeof CURRENCY, line: CartLine) => {
    await fillCart(api, buyer, [line]);
    const request = requestFor(buyer, [line], { paytype, currency: CURRENCY[paytype] });
    const { code, hash } = (await sendOrder(api, buyer, request)).as(orderPlacedReply).order;
    return {
      code,
      read: async () => (await api(`/api/order/${code}`, { headers: buyer.headers })).as(orderReply).order,
      start: (by: ProviderPayType = 'paypal') =>
        api(`/api/payment/${PATH[by]}?${new URLSearchParams({ code, hash, lang: 'en' })}`, {
          headers: { 'sec-fetch-mode': 'navigate' },
        }),
    };
  });

/** Where a payment leads: its path and query in the shop. */
export function wayOf({ headers }: TestReply): string {
  return (headers.get('location') ?? '').replace('https://shop.test', '');
}
