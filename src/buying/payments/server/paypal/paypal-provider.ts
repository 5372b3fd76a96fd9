import type { Outbound } from '#ground/outbound/server/outbound.ts';
import type { Log } from '#http/server/log.ts';
import type { PaypalConfig } from '#http/server/payment-config.ts';
import { type Asked, type Begun, type PaymentProvider, ProviderTrouble } from '../payment-provider.ts';
import { paypalIssue, paypalOrder } from './paypal-answers.ts';
import { type PaypalApi, paypalApi } from './paypal-api.ts';
import { capturePaypalOrder, readPaypalOrder } from './paypal-capture.ts';
import { paypalOrderBody } from './paypal-order-body.ts';
import { approveAgain, approvePage } from './paypal-pages.ts';
import { refundPaypalCapture } from './paypal-refund.ts';
import { paypalMessage } from './paypal-webhook.ts';

/**
 * PayPal, Orders v2. The buyer approves there, then the shop captures the money. Messages are verified through `checking`,
 * which has its own queue: strangers can cause these calls.
 */
export function paypalProvider(
  config: PaypalConfig,
  outbound: Outbound,
  { checking = outbound, log }: { checking?: Outbound; log?: Log | undefined } = {},
): PaymentProvider {
  const api = paypalApi(outbound, config, log);
  const checks = checking === outbound ? api : paypalApi(checking, config, log);
  return {
    name: 'paypal',
    begin: (asked) => begin(api, config, asked),
    take: (known) => capturePaypalOrder(api, config, known),
    read: (known) => readPaypalOrder(api, config, known),
    refund: (asked) => refundPaypalCapture(api, asked),
    message: (raw) => paypalMessage(raw, checks, config),
  };
}

async function begin(api: PaypalApi, { pages }: PaypalConfig, asked: Asked): Promise<Begun> {
  const { status, json } = await api({
    method: 'POST',
    path: '/v2/checkout/orders',
    requestId: asked.attempt_id,
    body: paypalOrderBody(asked),
  });
  // 200: the same attempt was started before, and this is its order.
  if (status !== 200 && status !== 201) throw new ProviderTrouble(paypalIssue(json).issue ?? `http_${status}`);
  const { data } = paypalOrder.safeParse(json);
  // An order that was approved in the meantime no longer has this link; its page sends the buyer back to the shop.
  const url = data && (approvePage(data, pages) ?? (status === 200 ? approveAgain(data.id, pages) : undefined));
  if (!url) throw new ProviderTrouble('no_approve_page');
  return { way: 'redirect', url, provider_id: data.id };
}
