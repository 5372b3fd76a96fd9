import { expect, test } from 'vitest';
import { MINUTE, type Opened, openSimulator, postForm } from '../testing.ts';
import { linePayCall, linePayRequest } from '../testing-taiwan.ts';

const amount = { amount: 3150, currency: 'TWD' };

async function requested(simulator: Opened, version = 'v3', altered: object = {}) {
  const asked = linePayRequest(altered);
  const answer = await linePayCall(simulator, 'POST', `/${version}/payments/request`, asked);
  const id = /"transactionId":(\d{19})[,}]/.exec(answer.text)?.[1] ?? '';
  return { answer, id, order_id: asked.orderId };
}

const check = async (simulator: Opened, id: string) =>
  (await linePayCall(simulator, 'GET', `/v3/payments/requests/${id}/check`)).returnCode;
const confirm = async (simulator: Opened, id: string, asked = amount) =>
  (await linePayCall(simulator, 'POST', `/v3/payments/${id}/confirm`, asked)).returnCode;

test.for(['v3', 'v4'])('%s: the buyer approves, the shop confirms, and only then it is paid', async (version) => {
  const simulator = await openSimulator();
  const { answer, id, order_id } = await requested(simulator, version);
  expect(answer.returnCode).toBe('0000');
  expect('paymentProvider' in answer.info).toBe(version === 'v4');
  // A bare number with more digits than a number of JavaScript can have.
  expect(id).toHaveLength(19);
  expect(String(answer.info.transactionId)).not.toBe(id);
  expect(await check(simulator, id)).toBe('0000');
  expect(await confirm(simulator, id)).toBe('1169');
  const { body } = await simulator.control('line-pay', { transaction_id: id });
  expect(body.location).toBe(`https://shop.example/back?attempt=1&transactionId=${id}&orderId=${order_id}`);
  expect(await check(simulator, id)).toBe('0110');
  expect(await confirm(simulator, id, { ...amount, amount: 3149 })).toBe('1153');
  expect(await confirm(simulator, id)).toBe('0000');
  expect(await confirm(simulator, id)).toBe('1198');
  expect(await check(simulator, id)).toBe('0123');
  const details = await linePayCall(simulator, 'GET', `/${version}/payments`, undefined, `orderId=${order_id}`);
  expect(details.text).toContain(`"transactionId":${id}`);
  expect(details.info).toMatchObject([{ orderId: order_id, payInfo: [{ amount: 3150 }] }]);
});

test('a payment is cancelled, fails, or is over after twenty minutes', async () => {
  const simulator = await openSimulator();
  const [cancelled, failed, late] = [
    await requested(simulator),
    await requested(simulator),
    await requested(simulator),
  ];
  const choose = (id: string, choice: string) => simulator.control('line-pay', { transaction_id: id, choice });
  expect((await choose(cancelled.id, 'cancel')).body.location).toMatch(/^https:\/\/shop\.example\/cancel\?/);
  await choose(failed.id, 'fail');
  await choose(late.id, 'approve_stay');
  simulator.time.at += 21 * MINUTE;
  expect(await Promise.all([cancelled, failed, late].map(({ id }) => check(simulator, id)))).toEqual([
    '0121',
    '0122',
    '0121',
  ]);
  expect(await confirm(simulator, late.id)).toBe('1180');
});

test('the same order number, wrong sums, a wrong signature and an unknown payment are refused', async () => {
  const simulator = await openSimulator();
  const { order_id } = await requested(simulator);
  expect((await requested(simulator, 'v3', { orderId: order_id })).answer.returnCode).toBe('1172');
  expect((await requested(simulator, 'v3', { amount: 3151 })).answer.returnCode).toBe('2101');
  expect(await confirm(simulator, '1'.repeat(19))).toBe('1150');
  expect((await linePayCall(simulator, 'GET', '/v3/payments', undefined, 'orderId=none')).returnCode).toBe('1150');
  const unsigned = await fetch(`http://127.0.0.1:${simulator.port}/v3/payments/request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-line-channelid': '2026111700' },
    body: '{}',
  });
  expect((await unsigned.json()).returnCode).toBe('1106');
});

test('a refund takes a part, then the rest, and no more; after its time nothing', async () => {
  const simulator = await openSimulator();
  const { id } = await requested(simulator);
  await simulator.control('line-pay', { transaction_id: id });
  await confirm(simulator, id);
  const refund = async (asked: object) =>
    (await linePayCall(simulator, 'POST', `/v3/payments/${id}/refund`, asked)).returnCode;
  expect(await refund({ refundAmount: 150 })).toBe('0000');
  expect(await refund({ refundAmount: 3001 })).toBe('1164');
  expect(await refund({})).toBe('0000');
  expect(await refund({})).toBe('1165');
  simulator.time.at += 61 * 24 * 60 * MINUTE;
  expect(await refund({})).toBe('1163');
});

test('the page shows the order in the buyer’s language and leads back', async () => {
  const simulator = await openSimulator();
  const { id } = await requested(simulator, 'v3', { options: { display: { locale: 'zh_CN' } } });
  const page = await fetch(`http://127.0.0.1:${simulator.port}/line-pay/page?transactionId=${id}`);
  const html = await page.text();
  expect(html).toContain('<html lang="zh-CN">');
  expect(html).toContain('霧中山 × 2');
  const chosen = await postForm(simulator, '/line-pay/page', { transactionId: id, choice: 'approve' });
  expect([chosen.status, chosen.headers.get('location')?.startsWith('https://shop.example/back')]).toEqual([303, true]);
});
