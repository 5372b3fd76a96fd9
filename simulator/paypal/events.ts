import { randomUUID } from 'node:crypto';
import { paypalId, timeText } from '../ids.ts';
import type { Capture, PaypalOrder, Refund } from '../state/records.ts';
import type { World } from '../world.ts';
import { captureBody, orderBody, refundBody } from './representation.ts';
import { signedText, signText } from './webhook-key.ts';

const CAPTURE_EVENTS: Partial<Record<Capture['status'], string>> = {
  COMPLETED: 'PAYMENT.CAPTURE.COMPLETED',
  PENDING: 'PAYMENT.CAPTURE.PENDING',
  DECLINED: 'PAYMENT.CAPTURE.DECLINED',
};

/** Notifies the shop that the buyer has approved. */
export function sendApprovedEvent(world: World, order: PaypalOrder): Promise<void> {
  return sendEvent(
    world,
    'CHECKOUT.ORDER.APPROVED',
    'checkout-order',
    orderBody(world, order),
    'An order has been approved by buyer',
  );
}

/** Notifies the shop of the state of a capture. */
export async function sendCaptureEvent(world: World, capture: Capture): Promise<void> {
  const type = CAPTURE_EVENTS[capture.status];
  const { value, currency_code } = capture.amount;
  const summary = `Payment ${capture.status.toLowerCase()} for ${value} ${currency_code}`;
  if (type) await sendEvent(world, type, 'capture', captureBody(world, capture), summary);
}

/** Notifies the shop of a refund. */
export function sendRefundEvent(world: World, refund: Refund): Promise<void> {
  const { value, currency_code } = refund.amount;
  const summary = `A ${value} ${currency_code} capture payment was refunded`;
  return sendEvent(world, 'PAYMENT.CAPTURE.REFUNDED', 'refund', refundBody(world, refund), summary);
}

async function sendEvent(world: World, type: string, resource_type: string, resource: unknown, summary: string) {
  const id = `WH-${paypalId()}-${paypalId()}`;
  const event = {
    id,
    event_version: '1.0',
    create_time: new Date(world.now()).toISOString(),
    resource_type,
    resource_version: '2.0',
    event_type: type,
    summary,
    resource,
    links: [{ href: `${world.url}/v1/notifications/webhooks-events/${id}`, rel: 'self', method: 'GET' }],
  };
  // Slashes are escaped, as JSON allows: a shop that serialises the event again instead of passing it on gets another checksum.
  const body = JSON.stringify(event).replaceAll('/', '\\/');
  const headers = { 'content-type': 'application/json', ...transmissionHeaders(world, body) };
  await world.deliveries.post({
    provider: 'paypal',
    kind: type,
    url: `${world.shop}/api/payment/paypal/notify`,
    headers,
    body,
  });
}

/** The signature's headers for a body; a real delivery's, or one that a test wants to alter. */
export function transmissionHeaders(world: World, body: string): Record<string, string> {
  const key = world.webhookKey;
  const transmission = { id: randomUUID(), time: timeText(world.now()) };
  return {
    'paypal-transmission-id': transmission.id,
    'paypal-transmission-time': transmission.time,
    'paypal-transmission-sig': signText(key, signedText(transmission, world.keys.PAYPAL_WEBHOOK_ID, body)),
    'paypal-cert-url': `${world.url}/v1/notifications/certs/${key.name}`,
    'paypal-auth-algo': 'SHA256withRSA',
  };
}
