import { Agent } from 'node:https';
import { connect, type Socket } from 'node:net';
import {
  ApiError,
  CheckoutPaymentIntent,
  Client,
  Environment,
  ItemCategory,
  OrdersController,
  PaymentsController,
  PaypalExperienceUserAction,
} from '@paypal/paypal-server-sdk';
import { expect, onTestFinished, test } from 'vitest';
import { keys, type Opened, openSimulator } from '../testing.ts';

/**
 * The SDK knows two addresses and accepts no other. Only its agent can be chosen: this one leads every connection
 * to the simulator, without TLS, and so no name is looked up and nothing leaves the machine.
 */
class SimulatorAgent extends Agent {
  readonly #port: number;
  constructor(port: number) {
    super({ keepAlive: false });
    this.#port = port;
  }
  override createConnection(): Socket {
    return connect(this.#port, '127.0.0.1');
  }
}

function sdkOf({ port }: Opened, secret = keys.PAYPAL_SECRET) {
  const httpsAgent = new SimulatorAgent(port);
  onTestFinished(() => httpsAgent.destroy());
  const client = new Client({
    environment: Environment.Sandbox,
    clientCredentialsAuthCredentials: { oAuthClientId: keys.PAYPAL_CLIENT_ID, oAuthClientSecret: secret },
    httpClientOptions: { httpsAgent },
  });
  return { orders: new OrdersController(client), payments: new PaymentsController(client) };
}

const twd = (value: string) => ({ currencyCode: 'TWD', value });
const asked = {
  intent: CheckoutPaymentIntent.Capture,
  purchaseUnits: [
    {
      referenceId: 'CN-261114-7F3K9Q',
      customId: 'attempt-1',
      invoiceId: 'CN-261114-7F3K9Q-1',
      amount: { ...twd('48000'), breakdown: { itemTotal: twd('47800'), shipping: twd('200') } },
      items: [{ name: '霧中山', quantity: '1', unitAmount: twd('47800'), category: ItemCategory.PhysicalGoods }],
    },
  ],
  paymentSource: {
    paypal: {
      experienceContext: {
        returnUrl: 'https://shop.example/return',
        cancelUrl: 'https://shop.example/cancel',
        userAction: PaypalExperienceUserAction.PayNow,
        locale: 'zh-TW',
      },
    },
  },
};

test('PayPal’s own SDK creates, captures, reads and refunds', async () => {
  const simulator = await openSimulator();
  const { orders, payments } = sdkOf(simulator);
  const prefer = 'return=representation';

  const created = await orders.createOrder({ body: asked, paypalRequestId: 'attempt-1', prefer });
  expect([created.statusCode, created.result.status]).toEqual([201, 'PAYER_ACTION_REQUIRED']);
  const id = created.result.id ?? '';
  const link = created.result.links?.find(({ rel }) => rel === 'payer-action');
  expect(link?.href).toBe(`${simulator.url}/checkoutnow?token=${id}`);
  expect((await orders.createOrder({ body: asked, paypalRequestId: 'attempt-1', prefer })).statusCode).toBe(200);

  await simulator.control('approve', { id });
  expect((await orders.getOrder({ id })).result).toMatchObject({
    status: 'APPROVED',
    payer: { payerId: expect.any(String) },
  });

  const captured = await orders.captureOrder({ id, paypalRequestId: 'capture-1', prefer });
  expect([captured.statusCode, captured.result.status]).toEqual([201, 'COMPLETED']);
  const capture = captured.result.purchaseUnits?.[0]?.payments?.captures?.[0];
  expect(capture).toMatchObject({
    status: 'COMPLETED',
    amount: twd('48000'),
    customId: 'attempt-1',
    finalCapture: true,
  });
  const captureId = capture?.id ?? '';
  const read = await payments.getCapturedPayment({ captureId });
  expect(read.result).toMatchObject({
    invoiceId: 'CN-261114-7F3K9Q-1',
    supplementaryData: { relatedIds: { orderId: id } },
  });

  const body = { amount: twd('8000'), invoiceId: 'R-1', noteToPayer: 'Sorry' };
  const part = await payments.refundCapturedPayment({ captureId, paypalRequestId: 'refund-1', prefer, body });
  expect([part.statusCode, part.result.status, part.result.amount]).toEqual([201, 'COMPLETED', twd('8000')]);
  const rest = await payments.refundCapturedPayment({ captureId, paypalRequestId: 'refund-2', prefer });
  expect(rest.result.amount).toEqual(twd('40000'));
  expect((await payments.getRefund({ refundId: part.result.id ?? '' })).result.noteToPayer).toBe('Sorry');

  const { captures, refunds } = (await simulator.control('ledger')).body.paypal;
  expect(captures).toEqual([expect.objectContaining({ status: 'REFUNDED', minor: 48000, refunded_minor: 48000 })]);
  expect(refunds.map(({ minor }: { minor: number }) => minor)).toEqual([8000, 40000]);
});

test('its errors are the SDK’s errors, with issue and debug_id', async () => {
  const simulator = await openSimulator();
  const { orders } = sdkOf(simulator);
  const wrong = { ...asked, purchaseUnits: [{ amount: { ...twd('48000'), breakdown: { itemTotal: twd('1') } } }] };
  const error = await orders.createOrder({ body: wrong, paypalRequestId: 'a' }).catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw error;
  expect(error.statusCode).toBe(422);
  expect(error.result).toMatchObject({
    name: 'UNPROCESSABLE_ENTITY',
    debug_id: expect.any(String),
    details: [{ issue: 'AMOUNT_MISMATCH', field: '/purchase_units/0/amount/value' }],
  });
});

test('the SDK gets nowhere with another secret', async () => {
  const { orders } = sdkOf(await openSimulator(), 'another');
  await expect(orders.getOrder({ id: 'ANY' })).rejects.toThrow();
});
