import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { PayType } from '#buying/checkout/pay-types.rules.ts';
import { orderReply } from '../order.contract.ts';
import { payReply } from '../order-member.contract.ts';
import { shopOrder } from './order.tables.ts';
import { declinePayment } from './order-money.service.ts';
import { lockOrder } from './order-write.service.ts';
import { act, order, test as orderTest } from './testing-orders.ts';

interface Declined {
  code: string;
  read: () => Promise<unknown>;
  pay: (json?: object) => ReturnType<typeof act>;
}

const test = orderTest.extend<{ paytype: PayType; declined: Declined }>({
  paytype: 'cybersource',
  declined: async ({ api, db, shop, paytype }, use) => {
    const code = await order(api, shop.buyer, [shop.poppies]);
    const currency = paytype === 'cybersource' ? 'NTD' : 'USD';
    await db.update(shopOrder).set({ paytype, currency }).where(eq(shopOrder.code, code));
    await declinePayment(db, await lockOrder(db, code), { by: { actor: 'provider' }, now: new Date() });
    const { headers } = shop.buyer;
    await use({
      code,
      read: async () => (await api(`/api/order/${code}`, { headers })).as(orderReply).order,
      pay: (json) =>
        json
          ? act(api, headers, `order/${code}/pay`, json)
          : api(`/api/order/${code}/pay`, { method: 'POST', headers }),
    });
  },
});

describe('paying again for a declined order', () => {
  test('by a method that the shop cannot accept is refused and leaves the order unchanged', async ({ declined }) => {
    const before = await declined.read();

    expect((await declined.pay()).code).toBe('paytype_unavailable');
    expect((await declined.pay({ paytype: 'cybersource' })).code).toBe('paytype_unavailable');
    expect(await declined.read()).toEqual(before);
    expect(before).toMatchObject({ payment_status: 'failed' });
  });

  test('by transfer instead shows the account, with the deadline of a new order', async ({ declined }) => {
    const { bank, url } = (await declined.pay({ paytype: 'transfer' })).as(payReply);

    expect([bank?.account_number, url]).toEqual(['000-1234-5678-901', null]);
    expect(await declined.read()).toMatchObject({
      paytype: 'transfer',
      payment_status: 'unpaid',
      status: 'processing',
      bank: { account_number: '000-1234-5678-901' },
      actions: expect.arrayContaining(['report_transfer']),
    });
  });
});

describe('paying again for a declined order in US dollars', () => {
  test.override({ paytype: 'paypal' });

  test('cannot become a transfer of another amount', async ({ declined }) => {
    const before = await declined.read();

    expect((await declined.pay({ paytype: 'transfer' })).code).toBe('paytype_unavailable');
    expect(await declined.read()).toEqual(before);
  });
});

describe('the link to a provider', () => {
  orderTest('leads visitors without the order’s hash to their own orders, in their language', async ({ api }) => {
    const address = '/api/payment/cybersource?code=CN-261114-7F3K9Q&hash=abc&lang=zh-Hant';

    const reply = await api(address, { headers: { 'sec-fetch-mode': 'navigate' } });

    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/zh-Hant/account/order']);
  });

  orderTest('leads to all orders if the URL is invalid', async ({ api }) => {
    const reply = await api('/api/payment/paypal?code=//evil.example', { headers: { 'sec-fetch-mode': 'navigate' } });

    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/account/order']);
  });
});
