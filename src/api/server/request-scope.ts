import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { i18nFor } from '#shared/i18n.ts';
import { langFromHeader, localeOf } from '#shared/locale.ts';
import { clientAddress, peerOf } from './client-address.ts';
import type { ApiEnv, ShopContext } from './context.ts';
import { observeRequest } from './metrics.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;
const TOKEN = /^[\w-]{20,128}$/;

/** Gives every request its id, language, address and tokens, and writes one log line when it has been answered. */
export function requestScope(shop: ShopContext): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const started = performance.now();
    const given = shop.config.trustProxy > 0 ? c.req.header('x-request-id') : undefined;
    const requestId = given && REQUEST_ID.test(given) ? given : randomUUID();
    const lang = langFromHeader(c.req.header('lang'));
    c.set('shop', shop);
    c.set('db', shop.db);
    c.set('requestId', requestId);
    c.set('log', shop.log.child({ requestId }));
    c.set('lang', lang);
    c.set('i18n', await i18nFor(localeOf(lang)));
    c.set('address', clientAddress(peerOf(c.env), c.req.header('x-forwarded-for'), shop.config.trustProxy));
    c.set('bearer', /^Bearer ([\w-]{20,128})$/.exec(c.req.header('authorization') ?? '')?.[1]);
    const cart = c.req.header('cart');
    c.set('cartToken', cart && TOKEN.test(cart) ? cart : undefined);
    await next();
    c.res.headers.set('X-Request-Id', requestId);
    const ms = Math.round(performance.now() - started);
    observeRequest(c.req.method, c.req.path, c.res.status, ms);
    // The query is left out: one-time codes and keywords are nobody's business in a log.
    c.var.log.info({ method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'request');
  };
}
