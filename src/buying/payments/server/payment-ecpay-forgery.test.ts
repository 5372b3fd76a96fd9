import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { shopOrder } from '#buying/orders/server/order.tables.ts';
import { orderPayment } from '#buying/orders/server/order-money.tables.ts';
import { checkMacValue } from './ecpay/check-mac-value.ts';
import { paymentAttempt, paymentEvent } from './payment.tables.ts';
import { formOf, post, test } from './testing-journeys.ts';

/** `FORGERIES=10000` is the long run. */
const FORGERIES = Number(process.env.FORGERIES || 120);
const AT = ['/api/payment/ecpay/notify', '/api/payment/ecpay/info', '/api/payment/ecpay/return'];

type Fields = Record<string, string>;
const paid = (real: Fields): Fields => ({ ...real, RtnCode: '1', SimulatePaid: '0' });
const signed = (fields: Fields, hashKey: string) => ({
  ...fields,
  CheckMacValue: checkMacValue(Object.entries(fields), { hashKey, hashIv: 'EkRm7iFT261dpevs' }),
});

/** The families of forgeries, made from a genuine message about a number that is not paid. */
const FAMILIES: readonly ((real: Fields, at: number) => Fields | string)[] = [
  paid,
  (real, at) => signed(paid(real), `key ${at}`),
  (real, at) => ({ ...real, TradeAmt: String(at + 1) }),
  (real, at) => ({ ...real, vAccount: `9${String(at).padStart(15, '0')}` }),
  (real) => ({ ...real, ExpireDate: '2099/01/01' }),
  (real, at) => ({ ...real, MerchantID: String(at) }),
  ({ CheckMacValue: _none, ...real }) => paid(real),
  (real) => ({ ...paid(real), CheckMacValue: '' }),
  (real) => ({ ...real, CheckMacValue: (real.CheckMacValue ?? '').toLowerCase() }),
  (real) => ({ ...paid(real), CheckMacValue: createHash('md5').update('x').digest('hex').toUpperCase() }),
  (real) => `${new URLSearchParams(real)}&RtnCode=1`,
  (real, at) => ({ ...real, extra: String(at) }),
  (_real, at) => `%${at}&&&=,=&RtnCode[]=1`,
  () => '',
];

test(`${FORGERIES} messages that ECPay did not sign change nothing and are not acknowledged`, async ({
  api,
  db,
  place,
  simulator,
}) => {
  await simulator.control('messages', { ecpay: { send: false } });
  const fields = formOf(await (await place('ecpay_atm')).start());
  await simulator.control('ecpay', { fields, choice: 'number' });
  const sent = await simulator.sent();
  const body = sent.find((message) => message.body.includes(fields.MerchantTradeNo ?? '-'))?.body ?? '';
  const real = Object.fromEntries(new URLSearchParams(body));
  const books = async () => [
    await db.select().from(shopOrder),
    await db.select().from(orderPayment),
    (await db.select().from(paymentAttempt)).map(({ state, pay_number }) => [state, pay_number]),
  ];
  const before = await books();

  for (let at = 0; at < FORGERIES; at++) {
    const forged = FAMILIES[at % FAMILIES.length]?.(real, at) ?? '';
    const reply = await post(api, AT[at % AT.length] ?? '', forged);
    expect(reply.status, `family ${at % FAMILIES.length}`).toBeLessThan(500);
    expect(reply.text).not.toContain('1|OK');
  }

  expect(await books()).toEqual(before);
  const rows = await db.select().from(paymentEvent);
  expect(rows.filter(({ how, verified }) => (how === 'notify' || how === 'back') && verified)).toEqual([]);
}, 1_800_000);
