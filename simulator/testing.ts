import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { readKeys } from './keys.ts';
import { openWebhookKey, type WebhookKey } from './paypal/webhook-key.ts';
import { type Options, type Simulator, startSimulator } from './simulator.ts';

export const keys = readKeys({});
/** No server listens at this address. */
const NO_SHOP = 'http://127.0.0.1:9';
let webhookKey: Promise<WebhookKey> | undefined;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** A simulator for one test, with a clock that the test can advance. */
export async function openSimulator(options: Options = {}) {
  const time = { at: Date.parse('2026-11-16T08:00:00Z') };
  webhookKey ??= openWebhookKey(undefined, time.at);
  const own = options.data ? {} : { webhookKey: await webhookKey };
  const simulator = await startSimulator({ keys, shop: NO_SHOP, clock: () => time.at, ...own, ...options });
  onTestFinished(() => simulator.close());
  return { ...simulator, time, paypal: paypalClient(simulator), control: controlClient(simulator) };
}

export type Opened = Awaited<ReturnType<typeof openSimulator>>;

export interface Received {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** A shop that only records messages; `answer` chooses the status of its answers. */
export async function openShop(answer: (count: number) => number = () => 200) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString('utf8') });
      response.writeHead(answer(received.length)).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return { received, url: `http://127.0.0.1:${isAddress(address) ? address.port : 0}` };
}

const isAddress = (address: string | AddressInfo | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

/** Calls PayPal's part as a shop would, with a token of its own. */
function paypalClient({ port }: Simulator) {
  const base = `http://127.0.0.1:${port}`;
  const token = async (id = keys.PAYPAL_CLIENT_ID, secret = keys.PAYPAL_SECRET) => {
    const authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
    const body = new URLSearchParams({ grant_type: 'client_credentials' });
    return fetch(`${base}/v1/oauth2/token`, { method: 'POST', headers: { authorization }, body });
  };
  const bearer = async () => `Bearer ${String((await (await token()).json()).access_token)}`;
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const all: Record<string, string> = {
      authorization: await bearer(),
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      prefer: 'return=representation',
      ...headers,
    };
    const text = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await fetch(`${base}${path}`, { method, headers: all, body: text });
    const said = await answer.text();
    return { status: answer.status, headers: answer.headers, body: JSON.parse(said) };
  };
  return { token, bearer, call };
}

/** Calls the control addresses. */
function controlClient({ port }: Simulator) {
  return async (path: string, body?: unknown) => {
    const request =
      body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await fetch(`http://127.0.0.1:${port}/control/${path}`, request);
    return { status: answer.status, body: JSON.parse(await answer.text()) };
  };
}

/** An order as the shop asks for it: 47,800 and 200 delivery. */
export function orderRequest(unit: object = {}, rest: object = {}) {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'CN-261114-7F3K9Q',
        custom_id: randomUUID(),
        invoice_id: `CN-261114-7F3K9Q-${randomUUID().slice(0, 8)}`,
        amount: {
          currency_code: 'TWD',
          value: '48000',
          breakdown: {
            item_total: { currency_code: 'TWD', value: '47800' },
            shipping: { currency_code: 'TWD', value: '200' },
          },
        },
        items: [
          {
            name: '霧中山 70 × 46.7',
            quantity: '2',
            unit_amount: { currency_code: 'TWD', value: '23900' },
            category: 'PHYSICAL_GOODS',
          },
        ],
        ...unit,
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: 'https://shop.example/api/payment/paypal/return?attempt=1',
          cancel_url: 'https://shop.example/api/payment/paypal/cancel?attempt=1',
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
          locale: 'zh-TW',
        },
      },
    },
    ...rest,
  };
}

/** An order that the buyer has approved. */
export async function approvedOrder(simulator: Opened, choice = 'approve', unit: object = {}): Promise<string> {
  const made = await simulator.paypal.call('POST', '/v2/checkout/orders', orderRequest(unit), {
    'paypal-request-id': randomUUID(),
  });
  await simulator.control('approve', { id: made.body.id, choice });
  return made.body.id;
}

/** A form as the shop sends it, signed by a third implementation. */
export function cardForm(simulator: Opened, altered: Record<string, string> = {}): Record<string, string> {
  const fields: Record<string, string> = {
    access_key: keys.CYBERSOURCE_ACCESS_KEY,
    profile_id: keys.CYBERSOURCE_PROFILE_ID,
    transaction_uuid: randomUUID(),
    unsigned_field_names: '',
    signed_date_time: `${new Date(simulator.time.at).toISOString().slice(0, 19)}Z`,
    locale: 'zh-tw',
    transaction_type: 'sale',
    reference_number: 'CN-261114-7F3K9Q-1',
    amount: '48000.00',
    currency: 'TWD',
    override_custom_receipt_page: `${simulator.world.shop}/api/payment/cybersource/return`,
    override_custom_cancel_page: `${simulator.world.shop}/api/payment/cybersource/cancel`,
    ...altered,
  };
  const unsigned = (fields.unsigned_field_names ?? '').split(',');
  const names = [
    ...Object.keys(fields).filter((name) => !unsigned.includes(name) && name !== 'signed_field_names'),
    'signed_field_names',
  ];
  fields.signed_field_names ??= names.join(',');
  return signed(fields, keys.CYBERSOURCE_SECRET_KEY);
}

/** The fields with the signature of their own list of names. */
export function signed(fields: Record<string, string>, secret: string): Record<string, string> {
  const text = (fields.signed_field_names ?? '').split(',').map((name) => `${name}=${fields[name]}`);
  return { ...fields, signature: createHmac('sha256', secret).update(text.join(',')).digest('base64') };
}

/** Sends a form as a browser does. */
export function postForm(
  simulator: Pick<Simulator, 'port'>,
  path: string,
  fields: Record<string, string> | [string, string][],
) {
  const body = new URLSearchParams(fields);
  return fetch(`http://127.0.0.1:${simulator.port}${path}`, { method: 'POST', body, redirect: 'manual' });
}
