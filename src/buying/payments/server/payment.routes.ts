import type { Context } from 'hono';
import { networkOf } from '#ground/throttle/server/network.ts';
import { call, calls } from '#http/server/call.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { refusalReplies } from '#http/server/replies.ts';
import { contentPolicy, payFormOrigins } from '#http/server/safety-headers.ts';
import { Refusal } from '#shared/errors.ts';
import { i18nFor } from '#shared/i18n.ts';
import { joinPath, langFromHeader, localeOf } from '#shared/locale.ts';
import { successReply } from '#shared/reply.ts';
import { backQuery, paymentParam, paymentQuery } from '../payment.contract.ts';
import * as payment from './payment.service.ts';
import { formPage, SEND_HASH } from './payment-form-page.ts';
import { takeMessage } from './payment-message.service.ts';
import type { PaymentProvider, ProviderPayType, RawMessage } from './payment-provider.ts';
import { type Start, startPayment } from './payment-start.service.ts';
import { paymentsOf } from './payments.ts';

/** Spec §7: the last word of a payment's address, and the way of paying it means. */
const PAY_TYPE_AT = {
  paypal: 'paypal',
  cybersource: 'cybersource',
  cybersourceforusd: 'cybersource_usd',
} as const satisfies Record<string, ProviderPayType>;

/** More than any message of a provider; a body that is larger is nobody's. */
const MOST_BYTES = 64 * 1024;

const onward = { 303: { description: 'Go on there' }, ...refusalReplies };
/** What a provider or its browser may bring, whatever it is about. */
const MESSAGE_REFUSALS = ['not_found', 'too_large', 'unavailable'] as const;

/** A buyer's browser brings what the provider signed. */
function cardReturn<const Path extends string>(path: Path, summary: string) {
  return call(
    {
      method: 'post',
      path,
      summary,
      access: 'anyone',
      limits: ['payment_message'],
      refuses: MESSAGE_REFUSALS,
      query: backQuery,
      responses: onward,
    },
    async (c) => {
      const attempt = await listenTo(c, 'cybersource', 'back');
      return leave(c, attempt && (await payment.resultPath(c.var.db, attempt.attempt_id)));
    },
  );
}

export const paymentRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/payment/paypal/return',
      summary: 'A buyer comes back from PayPal and has approved',
      access: 'anyone',
      limits: ['payment_return'],
      query: backQuery,
      responses: onward,
    },
    async (c, { query: { attempt } }) => {
      const next = attempt ? await payment.comeBack(paymentsOf(shopOf(c)), attempt) : { path: undefined };
      return 'url' in next ? c.redirect(next.url, 303) : leave(c, next.path);
    },
  ),
  call(
    {
      method: 'get',
      path: '/api/payment/paypal/cancel',
      summary: 'A buyer comes back from PayPal and has turned back',
      access: 'anyone',
      limits: ['payment_return'],
      query: backQuery,
      responses: onward,
    },
    async (c, { query: { attempt } }) => {
      if (attempt) await payment.cancelAttempt(c.var.db, attempt);
      return leave(c, attempt && (await payment.resultPath(c.var.db, attempt)));
    },
  ),
  cardReturn('/api/payment/cybersource/return', 'A buyer comes back from the card payment'),
  cardReturn('/api/payment/cybersource/cancel', 'A buyer comes back and has not paid by card'),
  call(
    {
      method: 'post',
      path: '/api/payment/paypal/notify',
      summary: 'PayPal tells that something happened',
      access: 'anyone',
      limits: ['payment_message', 'payment_check'],
      refuses: MESSAGE_REFUSALS,
      reply: successReply({}),
      returns: 'It was written down',
    },
    async (c) => {
      await listenTo(c, 'paypal', 'notify');
      return {};
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/payment/cybersource/notify',
      summary: 'CyberSource tells what became of a payment',
      access: 'anyone',
      limits: ['payment_message'],
      refuses: MESSAGE_REFUSALS,
      reply: successReply({}),
      returns: 'It was written down',
    },
    async (c) => {
      await listenTo(c, 'cybersource', 'notify');
      return {};
    },
  ),
  call(
    {
      method: 'get',
      path: '/api/payment/{provider}',
      summary: 'Leaves for a provider to pay an order (spec §7)',
      access: 'anyone',
      limits: ['payment_start'],
      refuses: ['not_found'],
      params: paymentParam,
      query: paymentQuery,
      responses: {
        200: {
          description: 'A form that sends itself to the provider',
          content: { 'text/html': { schema: { type: 'string' } } },
        },
        ...onward,
      },
    },
    async (c, { params: { provider }, query: { code, hash, lang } }) => {
      if (!code || !hash) throw new Refusal('not_found');
      const paytype = PAY_TYPE_AT[provider];
      const begun = await startPayment(paymentsOf(shopOf(c)), { code, hash, paytype, lang: langFromHeader(lang) });
      return goOn(c, code, begun);
    },
  ),
);

/** On to the provider by its address or by a form, or to the order's result. The hash in this address goes no further. */
async function goOn(c: Context<ApiEnv>, code: string, begun: Start) {
  c.header('Referrer-Policy', 'no-referrer');
  c.header('Cache-Control', 'private, no-store');
  if (begun.way === 'page') return leave(c, payment.pathOf(code, begun.status));
  if (begun.way === 'redirect') return c.redirect(begun.url, 303);
  const locale = localeOf(langFromHeader(c.req.query('lang')));
  c.header(
    'Content-Security-Policy',
    contentPolicy([SEND_HASH], { formsTo: payFormOrigins(c.var.shop.config.payments) }),
  );
  return c.html(formPage(begun, locale, await i18nFor(locale)), 200);
}

async function listenTo(c: Context<ApiEnv>, name: PaymentProvider['name'], how: RawMessage['how']) {
  const body = new Uint8Array(await c.req.arrayBuffer());
  if (body.byteLength > MOST_BYTES) throw new Refusal('too_large');
  const raw = { body, headers: c.req.raw.headers, how };
  return takeMessage(paymentsOf(shopOf(c)), name, { raw, network: networkOf(c.var.address) });
}

function leave(c: Context<ApiEnv>, path = '/account/order') {
  return c.redirect(joinPath(localeOf(langFromHeader(c.req.query('lang'))), path), 303);
}

function shopOf(c: Context<ApiEnv>) {
  return { ...c.var.shop, db: c.var.db, log: c.var.log };
}
