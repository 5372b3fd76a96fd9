import { describe, expect, test } from 'vitest';
import { shareOf } from './share.rules.ts';
import { type LedgerLine, refundedFigures } from './share-refund.rules.ts';
import { randomOrder, randomRefund, seeded, withoutBack } from './testing-histories.ts';

const HISTORIES = Number(process.env.SHARE_HISTORIES ?? 3_000);

/** Two prints of NT$1,840 and one of NT$5,500, delivered for NT$150, in Taiwan; 30 %. */
function twoLines(): LedgerLine[] {
  return [line(1, { nums: 2, gross: 3680, net: 3505 }), line(2, { nums: 1, gross: 5500, net: 5238 })];
}

function line(line_id: number, figures: { nums: number; gross: number; net: number }): LedgerLine {
  const sold = { ...figures, amount: shareOf(figures.net, 3000) };
  return { line_id, rate_bp: 3000, sold, left: { ...sold } };
}

describe('money for returned prints', () => {
  test('is taken from their lines alone', () => {
    const back = refundedFigures(twoLines(), { amount: 1840, delivery_left: 150, returned: [{ line_id: 1, nums: 1 }] });

    // 1,753 (3,505 ÷ 2, rounded up) and a share of 526 remain: the returned print takes 1,752 and 526.
    expect(back).toEqual([{ line_id: 1, nums: -1, gross: -1840, net: -1752, amount: -526 }]);
  });

  test('with the delivery fee touches no other line', () => {
    const back = refundedFigures(twoLines(), { amount: 1990, delivery_left: 150, returned: [{ line_id: 1, nums: 1 }] });

    expect(back).toEqual([{ line_id: 1, nums: -1, gross: -1840, net: -1752, amount: -526 }]);
  });

  test('that is less than their price takes back that amount, and all the prints', () => {
    const returned = [
      { line_id: 1, nums: 2 },
      { line_id: 2, nums: 1 },
    ];

    const back = refundedFigures(twoLines(), { amount: 918, delivery_left: 150, returned });

    expect(back.map(({ nums, gross }) => [nums, gross])).toEqual([
      [-2, -368],
      [-1, -550],
    ]);
  });

  test('that is more than their price and the fee continues with the other lines', () => {
    const back = refundedFigures(twoLines(), { amount: 2000, delivery_left: 150, returned: [{ line_id: 1, nums: 1 }] });

    expect(back.reduce((sum, { gross }) => sum + gross, 0)).toBe(-1850);
    expect(back.map(({ line_id, nums }) => [line_id, nums])).toEqual([
      [1, -1],
      [2, 0],
    ]);
  });
});

describe('any other refund', () => {
  test('is spread over what is left of lines and delivery, and takes no print back', () => {
    const back = refundedFigures(twoLines(), { amount: 933, delivery_left: 150, returned: [] });

    expect(back).toEqual([
      { line_id: 1, nums: 0, gross: -368, net: -350, amount: -105 },
      { line_id: 2, nums: 0, gross: -550, net: -524, amount: -157 },
    ]);
  });

  test('of everything leaves nothing', () => {
    const back = refundedFigures(twoLines(), { amount: 9330, delivery_left: 150, returned: [] });

    expect(withoutBack(twoLines(), back).map(({ left }) => left)).toEqual([
      { nums: 0, gross: 0, net: 0, amount: 0 },
      { nums: 0, gross: 0, net: 0, amount: 0 },
    ]);
  });

  test('that is so small that it falls on the delivery fee takes no share back', () => {
    expect(
      refundedFigures([line(1, { nums: 1, gross: 100, net: 95 })], { amount: 1, delivery_left: 450, returned: [] }),
    ).toEqual([]);
  });

  test('of more than was paid is a bug', () => {
    expect(() => refundedFigures(twoLines(), { amount: 9331, delivery_left: 150, returned: [] })).toThrow('more than');
  });
});

test('over random histories every sum is exact after each refund, and nothing remains after a full refund', () => {
  const between = seeded(20261116);
  const faults: string[] = [];
  let paidBack = 0;
  for (let history = 0; history < HISTORIES; history++) {
    const order = randomOrder(between);
    let [lines, fee] = [order.lines, order.delivery];
    const left = () => fee + lines.reduce((sum, one) => sum + one.left.gross, 0);
    for (let refunds = between(0, 6); refunds > 0 && left() > 0; refunds--) {
      const refund = randomRefund(between, lines, fee);
      const before = left();
      const back = refundedFigures(lines, refund);
      lines = withoutBack(lines, back);
      fee -= refund.amount + back.reduce((sum, { gross }) => sum + gross, 0);

      if (left() !== before - refund.amount) faults.push(`${history}: not the whole refund is spread`);
      if (fee < 0 || fee > refund.delivery_left) faults.push(`${history}: the fee paid back ${fee}`);
      if (back.some(({ nums, gross, net, amount }) => Math.max(nums, gross, net, amount) > 0))
        faults.push(`${history}: a refund gave a share`);
      faults.push(...lines.flatMap((one) => faultsOf(one).map((fault) => `${history}: ${fault}`)));
    }
    if (left() === 0) paidBack += 1;
  }

  expect(faults).toEqual([]);
  // Enough of them end with a full refund.
  expect(paidBack).toBeGreaterThan(HISTORIES / 4);
});

/** What is wrong with a line's remaining figures. */
function faultsOf({ sold, left, rate_bp }: LedgerLine): string[] {
  const isWithin = (['nums', 'gross', 'net', 'amount'] as const).every(
    (key) => left[key] >= 0 && left[key] <= sold[key],
  );
  const isProportional = Math.abs(left.net - (sold.net * left.gross) / sold.gross) <= 0.5;
  const isGone = left.nums === 0 && left.net === 0 && left.amount === 0;
  const checks = {
    'is not within what it was sold for': isWithin,
    'is not the share of its net': left.amount === shareOf(left.net, rate_bp),
    'has another part of its net than of its gross': isProportional,
    'keeps something of nothing': left.gross > 0 || isGone,
    'lost a share without a refund': left.gross < sold.gross || left.amount === sold.amount,
  };
  const wrong = Object.entries(checks).flatMap(([fault, isRight]) => (isRight ? [] : [fault]));
  return wrong.map((fault) => `${JSON.stringify(left)} of ${JSON.stringify(sold)} ${fault}`);
}
