import { test as apiTest, type TestApi, type TestReply } from '#app/server/testing.ts';
import type { Provider } from '../../oauth.contract.ts';
import { atProvider, type Claims, startProviders } from './testing-providers.ts';

/** The shop's API with real providers, shared by all tests of a file. */
export const test = apiTest
  .extend('shopUrl', { scope: 'file' }, () => 'https://shop.test')
  .extend('providers', { scope: 'file' }, async ({ shopUrl }, { onCleanup }) => {
    const providers = await startProviders(shopUrl);
    onCleanup(() => providers.stop());
    return providers;
  })
  .extend('config', ({ providers }) => ({ oauth: { line: providers.line, google: providers.google } }));

export interface TestBrowser {
  /** Starts at the shop; returns the provider's URL. */
  leave(provider: Provider, query?: string): Promise<string>;
  /** Returns from a provider; the result is the shop's redirect. */
  returnToShop(url: string): Promise<string>;
  /** Starts, signs in and returns. */
  signIn(provider: Provider, who: Claims | 'deny', query?: string): Promise<string>;
  /** Calls the API as a page of the shop does. */
  call(path: string, init?: Parameters<TestApi>[1]): Promise<TestReply>;
  check(headers?: Record<string, string>): Promise<TestReply>;
  cookie: string;
}

/** A browser with its own cookies. */
export function openBrowser(api: TestApi): TestBrowser {
  const go = async (path: string) => {
    const reply = await api(path, { headers: { cookie: browser.cookie } });
    const [given] = reply.headers.getSetCookie().filter((line) => line.startsWith('__Host-oauth='));
    if (given) browser.cookie = given.split(';', 1)[0] ?? '';
    return reply.headers.get('location') ?? `${reply.status} ${JSON.stringify(reply.body)}`;
  };
  const browser: TestBrowser = {
    cookie: '',
    leave: (provider, query = '') => go(`/api/oauth/${provider}${query}`),
    returnToShop: (url) => go(url.replace('https://shop.test', '')),
    async signIn(provider, who, query) {
      return browser.returnToShop(await atProvider(await browser.leave(provider, query), 'https://shop.test', who));
    },
    call: (path, init) => api(path, { ...init, headers: { ...init?.headers, cookie: browser.cookie, lang: 'en' } }),
    check: (headers = { 'sec-fetch-site': 'same-origin' }) =>
      api('/api/oauth/check', { headers: { cookie: browser.cookie, ...headers } }),
  };
  return browser;
}
