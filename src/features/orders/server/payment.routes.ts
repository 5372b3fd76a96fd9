import { createRoute } from '@hono/zod-openapi';
import { createApi } from '#api/server/create-api.ts';
import { refusalReplies } from '#api/server/replies.ts';
import { joinPath, langFromHeader, localeOf } from '#shared/locale.ts';
import { paymentParam, paymentQuery } from '../payment.contract.ts';

const leave = createRoute({
  method: 'get',
  path: '/api/payment/{provider}',
  summary: 'Leaves for a provider to pay an order; back to the order while the shop cannot take such a payment',
  request: { params: paymentParam, query: paymentQuery },
  responses: { 302: { description: 'Go on there' }, ...refusalReplies },
});

/** Spec §7: where the browser goes to pay. No provider is connected yet, so it comes back and the order stays as it was. */
export const paymentRoutes = createApi().openapi(leave, (c) => {
  const { code, lang } = c.req.valid('query');
  const page = code ? `/account/order/${code}?payment=unavailable` : '/account/order';
  return c.redirect(joinPath(localeOf(langFromHeader(lang)), page), 302);
});
