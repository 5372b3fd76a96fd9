import { X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { approvedOrder, keys, type Opened, openShop, openSimulator, type Received } from '../testing.ts';

/** What a shop passes on: the event's text is inserted as it is, never serialised again. */
function verification({ headers, body }: Received, altered: object = {}): string {
  const asked = {
    auth_algo: headers['paypal-auth-algo'],
    cert_url: headers['paypal-cert-url'],
    transmission_id: headers['paypal-transmission-id'],
    transmission_sig: headers['paypal-transmission-sig'],
    transmission_time: headers['paypal-transmission-time'],
    webhook_id: keys.PAYPAL_WEBHOOK_ID,
    ...altered,
  };
  return `${JSON.stringify(asked).slice(0, -1)},"webhook_event":${body}}`;
}

const PATH = '/v1/notifications/verify-webhook-signature';
const verify = async ({ paypal }: Opened, text: string) =>
  (await paypal.call('POST', PATH, text)).body.verification_status;

async function delivered() {
  const shop = await openShop();
  const simulator = await openSimulator({ shop: shop.url });
  await approvedOrder(simulator);
  await simulator.world.deliveries.settled();
  const [message] = shop.received;
  if (!message) throw new Error('nothing was delivered');
  return { simulator, message };
}

test('a webhook is signed so that the certificate’s own key fits it', async () => {
  const { simulator, message } = await delivered();
  expect(message.path).toBe('/api/payment/paypal/notify');
  const url = String(message.headers['paypal-cert-url']);
  expect(url).toMatch(/\/v1\/notifications\/certs\/CERT-[0-9a-f-]+$/);
  const certificate = new X509Certificate(await (await fetch(url)).text());
  expect(certificate.subject).toBe('CN=messageverificationcerts.simulator.example');
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(Date.parse(certificate.validFrom)).toBeLessThan(simulator.time.at);
  expect(Date.parse(certificate.validTo)).toBeGreaterThan(simulator.time.at);
  const { createVerify } = await import('node:crypto');
  const text = [
    message.headers['paypal-transmission-id'],
    message.headers['paypal-transmission-time'],
    keys.PAYPAL_WEBHOOK_ID,
    crc32(message.body),
  ].join('|');
  const signature = String(message.headers['paypal-transmission-sig']);
  expect(createVerify('RSA-SHA256').update(text).verify(certificate.publicKey, signature, 'base64')).toBe(true);
});

test('verify-webhook-signature believes what was sent, and nothing that was changed', async () => {
  const { simulator, message } = await delivered();
  expect(await verify(simulator, verification(message))).toBe('SUCCESS');
  for (const altered of [
    { auth_algo: 'SHA1withRSA' },
    { webhook_id: 'WEBHOOKID' },
    { cert_url: 'https://api.paypal.com.evil.example/v1/notifications/certs/CERT-1' },
    { transmission_id: '00000000-0000-4000-8000-000000000000' },
    { transmission_time: '2026-11-16T08:00:01Z' },
    { transmission_sig: 'A'.repeat(344) },
  ])
    expect(await verify(simulator, verification(message, altered))).toBe('FAILURE');
  const other = { ...message, body: message.body.replace('48000', '48001') };
  expect(await verify(simulator, verification(other))).toBe('FAILURE');
});

test('an event that was serialised again instead of passed on is not verified', async () => {
  const { simulator, message } = await delivered();
  const rewritten = { ...message, body: JSON.stringify(JSON.parse(message.body)) };
  expect(await verify(simulator, verification(rewritten))).toBe('FAILURE');
});

test('a verification without a field is 400, without a token 401', async () => {
  const { simulator, message } = await delivered();
  const short = verification(message, { transmission_id: undefined });
  expect((await simulator.paypal.call('POST', PATH, short)).status).toBe(400);
  const headers = { authorization: '' };
  expect((await simulator.paypal.call('POST', PATH, verification(message), headers)).status).toBe(401);
});

test('each step of a payment has its event, in order', async () => {
  const shop = await openShop();
  const simulator = await openSimulator({ shop: shop.url });
  await simulator.control('messages', { paypal: { first: true } });
  const id = await approvedOrder(simulator, 'approve_pending', { custom_id: 'attempt' });
  const { body } = await simulator.paypal.call('POST', `/v2/checkout/orders/${id}/capture`);
  const captured = body.purchase_units[0].payments.captures[0].id;
  await simulator.control('complete', { id: captured, status: 'COMPLETED' });
  await simulator.paypal.call('POST', `/v2/payments/captures/${captured}/refund`);
  const events = shop.received.map((message) => JSON.parse(message.body));
  expect(events.map(({ event_type }) => event_type)).toEqual([
    'CHECKOUT.ORDER.APPROVED',
    'PAYMENT.CAPTURE.PENDING',
    'PAYMENT.CAPTURE.COMPLETED',
    'PAYMENT.CAPTURE.REFUNDED',
  ]);
  expect(new Set(events.map((event) => event.id)).size).toBe(4);
  expect(events[2].resource).toMatchObject({ id: captured, custom_id: 'attempt', amount: { value: '48000' } });
});

test('genuine headers can be had for any text, to try what a shop believes', async () => {
  const simulator = await openSimulator();
  const body = '{"event_type":"PAYMENT.CAPTURE.COMPLETED"}';
  const { headers } = (await simulator.control('sign', { body })).body;
  expect(await verify(simulator, verification({ path: '', headers, body }))).toBe('SUCCESS');
});
