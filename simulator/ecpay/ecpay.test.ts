import { expect, test } from 'vitest';
import { HOUR, type Opened, openShop, openSimulator, postForm } from '../testing.ts';
import { mac, tradeForm } from '../testing-taiwan.ts';

const form = (body = '') => Object.fromEntries(new URLSearchParams(body));

async function query(simulator: Opened, id: string, stamp = Math.floor(simulator.time.at / 1000)) {
  const fields = { MerchantID: '3002607', MerchantTradeNo: id, TimeStamp: String(stamp) };
  const sent = { ...fields, CheckMacValue: mac(fields) };
  return (await postForm(simulator, '/Cashier/QueryTradeInfo/V5', sent)).text();
}

test('a signed form shows its page; anything else is refused without a trade', async () => {
  const simulator = await openSimulator();
  const page = await postForm(simulator, '/Cashier/AioCheckOut/V5', tradeForm());
  expect([page.status, (await page.text()).includes('綠界信用卡付款')]).toEqual([200, true]);
  for (const altered of [
    { CheckMacValue: '0'.repeat(64) },
    { TotalAmount: '3150.5' },
    { MerchantTradeNo: 'A-1' },
    { ItemName: 'x'.repeat(401) },
    { Extra: '1' },
    { ExpireDate: '3' },
    { EncryptType: '0' },
    { ChoosePayment: 'CVS', TotalAmount: '20001' },
  ]) {
    const sent = { ...tradeForm(altered), ...('CheckMacValue' in altered ? altered : {}) };
    const refused = await postForm(simulator, '/Cashier/AioCheckOut/V5', sent);
    expect([altered, refused.status]).toEqual([altered, 400]);
  }
  const twice = tradeForm();
  await postForm(simulator, '/Cashier/AioCheckOut/V5', twice);
  expect((await postForm(simulator, '/Cashier/AioCheckOut/V5', twice)).status).toBe(400);
  expect((await simulator.control('ledger')).body.ecpay.trades).toHaveLength(2);
});

test('a transfer: first the number, which is no payment, then the payment; retries until exactly 1|OK', async () => {
  const shop = await openShop();
  const simulator = await openSimulator({ shop: shop.url });
  await simulator.control('messages', { ecpay: { first: true, retries: 1 } });
  const fields = tradeForm({ ChoosePayment: 'ATM', ExpireDate: '3', PaymentInfoURL: `${shop.url}/info` }, shop.url);
  const id = fields.MerchantTradeNo ?? '';
  await simulator.control('ecpay', { fields });
  expect((await simulator.control('ecpay', { trade: id, choice: 'pay' })).status).toBe(404);
  await simulator.control('ecpay', { trade: id, choice: 'number' });
  expect(shop.received.map(({ path }) => path)).toEqual(['/info', '/info']);
  const number = form(shop.received[0]?.body);
  expect(number).toMatchObject({ RtnCode: '2', BankCode: '118', TradeAmt: '3150', ExpireDate: '2026/11/19' });
  expect(number.CheckMacValue).toBe(mac(number));
  expect(form(await query(simulator, id)).TradeStatus).toBe('0');
  await simulator.control('ecpay', { trade: id, choice: 'pay' });
  const paid = form(shop.received.at(-1)?.body);
  expect(paid).toMatchObject({ RtnCode: '1', SimulatePaid: '0', MerchantTradeNo: id });
  expect(paid.CheckMacValue).toBe(mac(paid));
  const answer = form(await query(simulator, id));
  expect(answer).toMatchObject({ TradeStatus: '1', TradeAmt: '3150', PaymentType: 'ATM_TAISHIN' });
  expect(answer.CheckMacValue).toBe(mac(answer));
});

test('an account whose time is over takes no money, and nobody is notified', async () => {
  const simulator = await openSimulator();
  const fields = tradeForm({ ChoosePayment: 'CVS', StoreExpireDate: '60' });
  const trade = fields.MerchantTradeNo;
  await simulator.control('ecpay', { fields, choice: 'number' });
  simulator.time.at += 2 * HOUR;
  expect((await simulator.control('ecpay', { trade, choice: 'pay' })).status).toBe(404);
  expect((await simulator.control('sent')).body.sent).toEqual([]);
});

test('messages lie if they are asked to: simulated, another amount, a forged MAC', async () => {
  const shop = await openShop();
  const simulator = await openSimulator();
  await simulator.control('messages', { ecpay: { first: true, retries: 0 } });
  const pay = async (lie: object) => {
    const fields = tradeForm({}, shop.url);
    const { body } = await simulator.control('ecpay', { fields, choice: 'pay', ...lie });
    return { state: body.state, sent: form(shop.received.at(-1)?.body) };
  };
  const simulated = await pay({ simulated: true });
  expect([simulated.state, simulated.sent.SimulatePaid]).toEqual(['OPEN', '1']);
  expect(simulated.sent.CheckMacValue).toBe(mac(simulated.sent));
  const other = await pay({ amount: 1 });
  expect([other.state, other.sent.TradeAmt, other.sent.CheckMacValue]).toEqual(['PAID', '1', mac(other.sent)]);
  const forged = await pay({ forged: true });
  expect([forged.state, forged.sent.CheckMacValue === mac(forged.sent)]).toEqual(['OPEN', false]);
});

test('a query is signed and young; a trade that nobody opened has no status of payment', async () => {
  const simulator = await openSimulator();
  expect(form(await query(simulator, 'NOBODY')).TradeStatus).toBe('10200047');
  expect(await query(simulator, 'NOBODY', Math.floor(simulator.time.at / 1000) - 181)).toMatch(/^0\|/);
});

test('a card pays in instalments that the shop offers, is declined, and is paid back up to its amount', async () => {
  const simulator = await openSimulator();
  const declined = tradeForm();
  await simulator.control('ecpay', { fields: declined, choice: 'decline' });
  expect(form(await query(simulator, declined.MerchantTradeNo ?? '')).TradeStatus).toBe('10200095');
  const fields = tradeForm({ CreditInstallment: '3,6' });
  const trade = fields.MerchantTradeNo ?? '';
  await simulator.control('ecpay', { fields });
  expect((await simulator.control('ecpay', { trade, choice: 'pay', instalments: 12 })).status).toBe(404);
  const { trade_no } = (await simulator.control('ecpay', { trade, choice: 'pay', instalments: 6 })).body;
  const refund = async (amount: string, Action = 'R') => {
    const sent = { MerchantID: '3002607', MerchantTradeNo: trade, TradeNo: trade_no, Action, TotalAmount: amount };
    const answer = await postForm(simulator, '/CreditDetail/DoAction', { ...sent, CheckMacValue: mac(sent) });
    return form(await answer.text()).RtnCode;
  };
  expect([await refund('3000'), await refund('151'), await refund('150')]).toEqual(['1', '10200134', '1']);
  expect((await simulator.control('ledger')).body.ecpay.trades.at(-1)).toMatchObject({ state: 'PAID', refunded: 3150 });
});

test.for([
  ['ENG', 'en'],
  ['CHI', 'zh-CN'],
  ['', 'zh-Hant'],
] as const)('the page speaks %s and leads on by its buttons', async ([Language, lang]) => {
  const simulator = await openSimulator();
  const fields = tradeForm({ Language, ChoosePayment: 'ATM', ClientBackURL: 'https://shop.example/order' });
  const trade = fields.MerchantTradeNo ?? '';
  const first = await (await postForm(simulator, '/Cashier/AioCheckOut/V5', fields)).text();
  expect(first).toContain(`<html lang="${lang}">`);
  expect(first).toContain('https://shop.example/order');
  const second = await (await postForm(simulator, '/Cashier/Page', { trade, choice: 'number' })).text();
  expect(second).toContain('118');
  const third = await (await postForm(simulator, '/Cashier/Page', { trade, choice: 'pay' })).text();
  expect(third).not.toContain('name="choice"');
});

test('a shop that asks for it gets the result through the browser too', async () => {
  const simulator = await openSimulator();
  const fields = tradeForm({ OrderResultURL: 'https://shop.example/result' });
  await postForm(simulator, '/Cashier/AioCheckOut/V5', fields);
  const page = await postForm(simulator, '/Cashier/Page', { trade: fields.MerchantTradeNo ?? '', choice: 'pay' });
  expect(await page.text()).toContain('action="https://shop.example/result"');
});
