import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { i18nFor } from '#shared/i18n.ts';
import { langFromHeader, localeOf } from '#shared/locale.ts';
import { clientAddress, peerOf } from './client-address.ts';
import type { Config } from './config.ts';
import type { ApiEnv, ShopContext } from './context.ts';
import { logRequest } from './log.ts';
import { observeRequest, observeRoute } from './metrics.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;
const TOKEN = /^[\w-]{20,128}$/;

/** The request id given by a trusted proxy, or a new one. */
export function requestIdOf(given: string | string[] | undefined, { trustProxy }: Pick<Config, 'trustProxy'>): string {
  return trustProxy > 0 && typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** Gives every request its id, language, address and tokens, and logs one line when it has been answered. */
export function requestScope(shop: ShopContext): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const started = performance.now();
    const requestId = requestIdOf(c.req.header('x-request-id'), shop.config);
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
    const ms = Math.round(performance.now() - started - (c.get('waitedMs') ?? 0));
    observeRequest(c.req.method, c.req.path, c.res.status, ms);
    const call = matchedRoutes(c).find(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'));
    if (call) observeRoute(`${call.method} ${call.path}`, c.res.status, ms);
    logRequest(shop.log, { requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms });
  };
}
