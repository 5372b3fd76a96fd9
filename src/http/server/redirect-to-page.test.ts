import { describe, expect } from 'vitest';
import { test } from '#app/server/testing.ts';

const going = { 'sec-fetch-mode': 'navigate', accept: 'text/html' };

describe('an address of the API that a browser opens', () => {
  test.for([
    ['/api/order/CN-261114-7F3K9Q', '/account/order/CN-261114-7F3K9Q'],
    ['/api/order/latest', '/account/order'],
    ['/api/order/CN-261114-7F3K9Q/receipt', '/account/order/CN-261114-7F3K9Q'],
    ['/api/shop/999999', '/shop/999999'],
    ['/api/cart', '/cart'],
    ['/api/member/profile', '/account'],
    ['/api/oauth/nobody', '/login?oauth_error=failed'],
    ['/api/payment/nobody', '/account/order'],
    ['/api/initial', '/'],
  ] as const)('leads to its page: %s', async ([path, page], { api }) => {
    const reply = await api(path, { headers: going });

    expect([reply.status, reply.headers.get('location')]).toEqual([303, page]);
    expect([reply.headers.get('cache-control'), reply.text]).toEqual(['private, no-store', '']);
  });

  test('leads there in the visitor’s language', async ({ api }) => {
    const placeOf = async (headers: object, path = '/api/cart') =>
      (await api(path, { headers: { ...going, ...headers } })).headers.get('location');

    expect(await placeOf({ cookie: 'i18n_redirected=zh-CN', 'accept-language': 'zh-TW' })).toBe('/zh-CN/cart');
    expect(await placeOf({ 'accept-language': 'zh-TW' })).toBe('/zh-Hant/cart');
    expect(await placeOf({}, '/api/cart?lang=zh-Hans')).toBe('/zh-CN/cart');
    expect(await placeOf({ 'accept-language': 'zh-TW' }, '/api/nothing')).toBe('/zh-Hant/api/nothing');
  });

  test('is a page that is not there when no call has it', async ({ api }) => {
    const reply = await api('/api/nothing', { headers: going });

    expect([reply.status, reply.headers.get('content-type')]).toEqual([404, 'text/plain; charset=UTF-8']);
  });

  test('is known by what older browsers say, too', async ({ api }) => {
    expect((await api('/api/cart', { headers: { accept: 'text/html,*/*;q=0.8' } })).status).toBe(303);
  });

  test('stays JSON for clients that request it', async ({ api }) => {
    const scripts = [{}, { accept: '*/*' }, { 'sec-fetch-mode': 'cors', accept: 'text/html' }];
    for (const headers of scripts as Record<string, string>[]) {
      expect((await api('/api/cart', { headers })).code).toBe('success');
      expect((await api('/api/nothing', { headers })).code).toBe('not_found');
    }
    expect((await api('/api/shop')).headers.get('vary')).toBe('lang, Accept-Encoding, Sec-Fetch-Mode');
  });
});
