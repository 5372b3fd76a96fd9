import type { Context } from 'hono';
import { call, calls } from '#http/server/call.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { refusalReplies } from '#http/server/replies.ts';
import { contentPolicy } from '#http/server/safety-headers.ts';
import { i18nFor } from '#shared/i18n.ts';
import { joinPath, langFromHeader, localeOf } from '#shared/locale.ts';
import { testChoiceQuery, testPageQuery } from '../payment.contract.ts';
import { resultPath } from './payment.service.ts';
import { paymentsOf } from './payments.ts';
import { askedPayment, choosePayment } from './test-payment.service.ts';
import { testPaymentPage } from './test-payment-page.ts';

const onward = { 303: { description: 'Go on there' }, ...refusalReplies };

/** The simulated provider of a shop in test mode; in every other shop these calls find nothing. */
export const testPaymentRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/payment/test/page',
      summary: 'Asks the buyer of a test order which answer the simulated provider should give',
      access: 'anyone',
      refuses: ['not_found'],
      query: testPageQuery,
      responses: {
        200: {
          description: 'The page of the simulated payment',
          content: { 'text/html': { schema: { type: 'string' } } },
        },
        ...onward,
      },
    },
    async (c, { query: { attempt, lang } }) => {
      const asked = await askedPayment(paymentsOf(shopOf(c)), attempt);
      if (!asked) return leave(c, await resultPath(c.var.db, attempt));
      const locale = localeOf(langFromHeader(lang));
      c.header('Cache-Control', 'private, no-store');
      c.header('Content-Security-Policy', contentPolicy([]));
      return c.html(testPaymentPage(asked, locale, await i18nFor(locale)), 200);
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/payment/test/choose',
      summary: 'The choice of the buyer of a test order; no money is taken',
      access: 'anyone',
      limits: ['payment_return'],
      refuses: ['not_found'],
      query: testChoiceQuery,
      responses: onward,
    },
    async (c, { query: { attempt, choice } }) => leave(c, await choosePayment(paymentsOf(shopOf(c)), attempt, choice)),
  ),
);

function leave(c: Context<ApiEnv>, path = '/account/order') {
  return c.redirect(joinPath(localeOf(langFromHeader(c.req.query('lang'))), path), 303);
}

function shopOf(c: Context<ApiEnv>) {
  return { ...c.var.shop, db: c.var.db, log: c.var.log };
}
