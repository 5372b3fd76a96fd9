import { Hono } from 'hono';
import { describe, expect } from 'vitest';
import { createPages } from '#app/pages/server/pages.ts';
import { createApp } from '#app/server/app.ts';
import { TestReply } from '#app/server/testing.ts';
import { fillCart, requestFor, sendOrder } from '#buying/orders/server/testing-orders.ts';
import { makeLink, startClosed, watchOpening } from '#catalogue/site/server/opening.service.ts';
import { readConfig } from '#http/server/config.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { createLog } from '#http/server/log.ts';
import { test } from './testing-test-mode.ts';

const BAR = 'Test mode: no money is taken; orders are not delivered.';

describe('a closed shop', () => {
  test('takes orders of guests in test mode, and of nobody else', async ({ db, shop, owner }) => {
    const { buyer, poppies } = shop;
    await startClosed(db);
    const cookie = `preview=${await makeLink(db, 1, 1)}`;
    const opening = watchOpening({ db, heardUntil: () => Number.POSITIVE_INFINITY });
    const config = readConfig({ BASE_URL: 'https://shop.test', DEMO: 'off' });
    const pages = createPages(async () => new Response('<body>a page</body>'));
    const context = { config, log: createLog('silent'), db, opening, buildId: 'test', problems: async () => [] };
    const app = createApp(context, new Hono<ApiEnv>().route('/', pages));
    const asks =
      (more: Record<string, string>) =>
      async (path: string, init: RequestInit & { json?: unknown } = {}) => {
        const { json, ...rest } = init;
        const headers = { ...(rest.headers as Record<string, string>), 'content-type': 'application/json', ...more };
        const answer = await app.request(path, {
          ...rest,
          headers,
          ...(json !== undefined && { body: JSON.stringify(json) }),
        });
        return new TestReply(answer, await answer.text());
      };
    const [guest, stranger] = [asks({ cookie }), asks({})];
    const request = requestFor(buyer, [poppies], { paytype: 'paypal', currency: 'USD' });
    await fillCart(guest, buyer, [poppies]);

    expect((await sendOrder(guest, buyer, request)).code).toBe('shop_closed');
    expect((await guest('/shop')).text).not.toContain(BAR);
    await owner.turn(true);
    expect((await sendOrder(stranger, buyer, request)).code).toBe('shop_closed');
    expect((await sendOrder(guest, buyer, request)).code).toBe('success');
    expect((await guest('/shop')).text).toContain(BAR);
    for (const path of ['/shop', '/login']) expect((await stranger(path)).text).not.toContain(BAR);
  });

  test('opens in test mode only if that is confirmed', async ({ api, db, owner }) => {
    await startClosed(db);
    await owner.turn(true);
    const open = (json: object) => api('/api/admin/opening/open', { method: 'POST', headers: owner.headers, json });

    expect((await open({})).code).toBe('test_mode_on');
    // Once confirmed, it names the missing steps.
    expect((await open({ in_test_mode: true })).code).toBe('opening_incomplete');
  });
});
