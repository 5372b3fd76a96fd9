import { expect, test } from 'vitest';
import { returnWorth } from './return-worth.rules.ts';

const arrival_at = new Date('2026-11-02T04:00:00Z');
const inTime = new Date('2026-11-05T04:00:00Z');
const late = new Date('2026-11-12T04:00:00Z');

/** Repeatable: the same seed gives the same numbers. */
function dice(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * (most + 1));
  };
}

test('a part of an order is worth its prints, the whole within 7 days the delivery fee as well', () => {
  const lines = [{ line_id: 1, unit_price: 1_000, nums: 2, returned: 1 }];
  const facts = { arrival_at, shipping_fee: 150, lines, isExchanged: false, left: 2_150 };
  const one = { lines: [{ line_id: 1, nums: 1 }], requested_at: inTime };
  expect(returnWorth({ ...facts, back: one })).toEqual({ goods: 1_000, delivery: 0, amount: 1_000, isKeepable: false });
  const whole = { ...facts, lines: [{ line_id: 1, unit_price: 1_000, nums: 2, returned: 2 }] };
  expect(returnWorth({ ...whole, back: one })).toMatchObject({ delivery: 150, amount: 1_150 });
  expect(returnWorth({ ...whole, back: { ...one, requested_at: late } })).toMatchObject({
    delivery: 0,
    isKeepable: true,
  });
  expect(returnWorth({ ...whole, isExchanged: true, back: one })).toMatchObject({ delivery: 0 });
  expect(returnWorth({ ...whole, left: 300, back: one })).toMatchObject({ amount: 300 });
});

test('partial returns and other refunds together never exceed the payment', () => {
  for (let seed = 1; seed <= 2_000; seed++) {
    const roll = dice(seed);
    const lines = Array.from({ length: 1 + roll(3) }, (_, at) => ({
      line_id: at + 1,
      unit_price: 1 + roll(5_000),
      nums: 1 + roll(4),
      returned: 0,
    }));
    const shipping_fee = roll(400);
    const paid = lines.reduce((sum, { unit_price, nums }) => sum + unit_price * nums, shipping_fee);
    let refunded = 0;
    for (let turn = 0; turn < 6; turn++) {
      if (roll(3) === 0) refunded += roll(paid - refunded);
      const back = lines.flatMap((line) => {
        const nums = roll(line.nums - line.returned);
        line.returned += nums;
        return nums > 0 ? [{ line_id: line.line_id, nums }] : [];
      });
      const requested_at = roll(1) === 0 ? inTime : late;
      const left = paid - refunded;
      const { amount, goods, delivery } = returnWorth({
        arrival_at,
        shipping_fee,
        lines,
        back: { lines: back, requested_at },
        isExchanged: roll(4) === 0,
        left,
      });
      expect(amount).toBeLessThanOrEqual(goods + delivery);
      expect(amount).toBeGreaterThanOrEqual(0);
      refunded += amount;
    }
    expect(refunded).toBeLessThanOrEqual(paid);
  }
});
