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
import { receiveMessage } from './payment-message.service.ts';
import type { PaymentProvider, ProviderPayType, RawMessage } from './payment-provider.ts';
import { type Start, startPayment } from './payment-start.service.ts';
import { paymentsOf } from './payments.ts';

/** Spec §7: the last part of a payment's URL, and its payment method. */
const PAY_TYPE_AT = {
  paypal: 'paypal',
  cybersource: 'cybersource',
  cybersourceforusd: 'cybersource_usd',
  ecpaycredit: 'ecpay_credit',
  ecpayatm: 'ecpay_atm',
  ecpaycvs: 'ecpay_cvs',
  linepay: 'linepay',
} as const satisfies Record<string, ProviderPayType>;

/** Larger than any message of a provider. */
const MOST_BYTES = 64 * 1024;

const onward = { 303: { description: 'Go on there' }, ...refusalReplies };
/** Every message of a provider or a returning browser can get these. */
const MESSAGE_REFUSALS = ['not_found', 'too_large', 'unavailable'] as const;

/** The buyer's browser posts the provider's signed answer. */
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
      const { attempt } = await listenTo(c, 'cybersource', 'back');
      return leave(c, attempt && (await payment.resultPath(c.var.db, attempt.attempt_id)));
    },
  );
}

/** The buyer says that they approved: the provider knows whether they did. */
function approvedReturn<const Path extends string>(path: Path, summary: string) {
  return call(
    { method: 'get', path, summary, access: 'anyone', limits: ['payment_return'], query: backQuery, responses: onward },
    async (c, { query: { attempt } }) => {
      const next = attempt ? await payment.returnFromProvider(paymentsOf(shopOf(c)), attempt) : { path: undefined };
      return 'url' in next ? c.redirect(next.url, 303) : leave(c, next.path);
    },
  );
}

function turnedBack<const Path extends string>(path: Path, summary: string) {
  return call(
    { method: 'get', path, summary, access: 'anyone', limits: ['payment_return'], query: backQuery, responses: onward },
    async (c, { query: { attempt } }) => {
      if (attempt) await payment.cancelAttempt(c.var.db, attempt);
      return leave(c, attempt && (await payment.resultPath(c.var.db, attempt)));
    },
  );
}

/** ECPay repeats a message until the answer is exactly `1|OK`. One that it did not sign is not acknowledged. */
function ecpayNotice<const Path extends string>(path: Path, summary: string) {
  return call(
    {
      method: 'post',
      path,
      summary,
      access: 'anyone',
      limits: ['payment_message'],
      refuses: MESSAGE_REFUSALS,
      responses: {
        200: { description: 'It was written down', content: { 'text/plain': { schema: { type: 'string' } } } },
        400: { description: 'It is not ECPay’s', content: { 'text/plain': { schema: { type: 'string' } } } },
        ...refusalReplies,
      },
    },
    async (c) => {
      const { verified } = await listenTo(c, 'ecpay', 'notify');
      return verified ? c.text('1|OK', 200) : c.text('0|CheckMacValue', 400);
    },
  );
}

export const paymentRoutes = calls(
  approvedReturn('/api/payment/paypal/return', 'A buyer comes back from PayPal and has approved'),
  turnedBack('/api/payment/paypal/cancel', 'A buyer comes back from PayPal and has turned back'),
  approvedReturn('/api/payment/linepay/return', 'A buyer comes back from LINE Pay and has approved'),
  turnedBack('/api/payment/linepay/cancel', 'A buyer comes back from LINE Pay and has turned back'),
  ecpayNotice('/api/payment/ecpay/notify', 'ECPay tells what became of a payment'),
  ecpayNotice('/api/payment/ecpay/info', 'ECPay tells the number that a buyer got to pay with'),
  call(
    {
      method: 'post',
      path: '/api/payment/ecpay/return',
      summary: 'A buyer returns from ECPay',
      access: 'anyone',
      limits: ['payment_message', 'payment_return'],
      refuses: MESSAGE_REFUSALS,
      query: backQuery,
      responses: onward,
    },
    async (c, { query: { attempt: named } }) => {
      const { attempt } = await listenTo(c, 'ecpay', 'back');
      const attemptId = attempt?.attempt_id ?? named;
      return leave(c, attemptId && (await payment.recheckAttempt(paymentsOf(shopOf(c)), attemptId)));
    },
  ),
  cardReturn('/api/payment/cybersource/return', 'A buyer comes back from the card payment'),
  cardReturn('/api/payment/cybersource/cancel', 'A buyer comes back and has not paid by card'),
  call(
    {
      method: 'post',
      path: '/api/payment/paypal/notify',
      summary: 'PayPal reports an event',
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
      summary: 'CyberSource reports the result of a payment',
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
      summary: 'Redirects to a provider to pay an order (spec §7)',
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
      return continueAtProvider(c, { code, paytype }, begun);
    },
  ),
);

/** Redirects to the provider, shows its form, or redirects to the order's result. The hash in this URL is not passed on. */
async function continueAtProvider(
  c: Context<ApiEnv>,
  { code, paytype }: { code: string; paytype: ProviderPayType },
  begun: Start,
) {
  c.header('Referrer-Policy', 'no-referrer');
  c.header('Cache-Control', 'private, no-store');
  if (begun.way === 'page') return leave(c, payment.pathOf(code, begun.status));
  if (begun.way === 'redirect') return c.redirect(begun.url, 303);
  const locale = localeOf(langFromHeader(c.req.query('lang')));
  c.header(
    'Content-Security-Policy',
    contentPolicy([SEND_HASH], { formsTo: payFormOrigins(c.var.shop.config.payments) }),
  );
  return c.html(formPage(begun, { paytype, locale, i18n: await i18nFor(locale) }), 200);
}

async function listenTo(c: Context<ApiEnv>, name: PaymentProvider['name'], how: RawMessage['how']) {
  const body = new Uint8Array(await c.req.arrayBuffer());
  if (body.byteLength > MOST_BYTES) throw new Refusal('too_large');
  const raw = { body, headers: c.req.raw.headers, how };
  return receiveMessage(paymentsOf(shopOf(c)), name, { raw, network: networkOf(c.var.address) });
}

function leave(c: Context<ApiEnv>, path = '/account/order') {
  return c.redirect(joinPath(localeOf(langFromHeader(c.req.query('lang'))), path), 303);
}

function shopOf(c: Context<ApiEnv>) {
  return { ...c.var.shop, db: c.var.db, log: c.var.log };
}
