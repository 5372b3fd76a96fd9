import { expect } from 'vitest';
import type { TestApi, TestReply } from '#app/server/testing.ts';
import { orderPlacedReply, orderReply } from '#buying/orders/order.contract.ts';
import {
  type Buyer,
  fillCart,
  test as orderTest,
  requestFor,
  sendOrder,
} from '#buying/orders/server/testing-orders.ts';
import type { CartLine } from '#catalogue/cart/cart.contract.ts';
import { type Config, readConfig } from '#http/server/config.ts';
import type { ProviderPayType } from './payment-provider.ts';
import { paymentsOf } from './payments.ts';
import { CURRENCY, PATH } from './testing-pay-paths.ts';
import { simulated, startTestSimulator, type TestSimulator } from './testing-simulator.ts';

/** The header of a browser's navigation. */
export const GOING = { 'sec-fetch-mode': 'navigate' };

/** An order to be paid at a provider, and its buyer's actions. */
export interface ProviderOrder {
  code: string;
  hash: string;
  paytype: ProviderPayType;
  /** Leaves for the provider. */
  start: () => Promise<TestReply>;
  read: () => Promise<ReturnType<(typeof orderReply)['parse']>['order']>;
}

/** A shop with the simulator as its providers; a message reaches the shop only if the test delivers it. */
export const test = orderTest
  .extend('shopUrl', { scope: 'file' }, () => 'https://shop.test')
  .extend('simulator', { scope: 'file' }, async ({ shopUrl: _ }, { onCleanup }) => {
    const simulator = await startTestSimulator();
    onCleanup(simulator.close);
    return simulator;
  })
  .extend('config', ({ simulator }): Partial<Config> => simulated(simulator))
  // The same as the routes use, for background work.
  .extend('payments', ({ db, config, log }) => {
    const fullConfig = { ...readConfig({ BASE_URL: 'https://shop.test', DEMO: 'on' }), ...config };
    return paymentsOf({ config: fullConfig, db, log });
  })
  // Orders one print, to be paid at a provider.
  .extend(
    'place',
    ({ api, shop }) =>
      (paytype: ProviderPayType, line: CartLine = shop.poppies) =>
        placeAt(api, shop.buyer, paytype, line),
  );

async function placeAt(api: TestApi, buyer: Buyer, paytype: ProviderPayType, line: CartLine): Promise<ProviderOrder> {
  await fillCart(api, buyer, [line]);
  const request = requestFor(buyer, [line], { paytype, currency: CURRENCY[paytype] });
  const { code, hash } = (await sendOrder(api, buyer, request)).as(orderPlacedReply).order;
  const query = new URLSearchParams({ code, hash, lang: 'en' });
  return {
    code,
    hash,
    paytype,
    start: () => api(`/api/payment/${PATH[paytype]}?${query}`, { headers: GOING }),
    read: async () => (await api(`/api/order/${code}`, { headers: buyer.headers })).as(orderReply).order,
  };
}

/** The path and query of a redirect. */
export function locationOf({ status, headers }: TestReply): string {
  expect(status).toBe(303);
  return headers.get('location') ?? '';
}

/** The buyer's choice at PayPal; returns where the browser is sent next. */
export async function choose(simulator: TestSimulator, start: TestReply, choice = 'approve'): Promise<string> {
  const id = new URL(locationOf(start)).searchParams.get('token');
  const { location } = await simulator.control<{ location: string }>('approve', { id, choice });
  return location.replace('https://shop.test', '');
}

/** The fields of the form that submits itself to the card page. */
export function formOf({ text }: TestReply): Record<string, string> {
  return formFields(text);
}

/** The hidden fields of a page's form. */
export function formFields(page: string): Record<string, string> {
  const plain = (value: string) =>
    value
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  const inputs = [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
  return Object.fromEntries(inputs.map(([, name = '', value = '']) => [plain(name), plain(value)]));
}

/** The buyer pays on the card page with a test card; returns what is posted to the shop. */
export async function payByCard(
  simulator: TestSimulator,
  start: TestReply,
  card = 'accept',
): Promise<{ fields: Record<string, string>; transaction_id: string | null; url: string }> {
  return simulator.control('card', { fields: formOf(start), card });
}

export function post(api: TestApi, path: string, fields: Record<string, string> | string): Promise<TestReply> {
  const body = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString();
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(Buffer.byteLength(body)),
  };
  return api(path, { method: 'POST', body, headers });
}
