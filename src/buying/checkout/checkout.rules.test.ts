import { expect, test } from 'vitest';
import { pieceOf } from '#catalogue/delivery/delivery.rules.ts';
import { DELIVERY_ZONES, openingRates } from '#catalogue/site/delivery-rates.rules.ts';
import { SEED_FRAMES } from '#ground/framing/frames.ts';
import { CURRENCIES } from '#shared/money.ts';
import { invoiceOf, sumOrder } from './checkout.rules.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

const WAYS = [...DELIVERY_ZONES, 'pickup'] as const;

/** The same pseudo-random numbers on every run, so that a failure can be reproduced. */
function diceOf(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

test('in ten thousand baskets the parts add up to the order, and no tax is negative', () => {
  const dice = diceOf(1_911);
  for (let basket = 0; basket < 10_000; basket++) {
    const lines = Array.from({ length: 1 + dice(12) }, () => {
      const frame = SEED_FRAMES[dice(SEED_FRAMES.length)] as (typeof SEED_FRAMES)[number];
      const size = { w_mm: 100 + dice(1_200), h_mm: 100 + dice(1_200) };
      return { unit_price: dice(30_000), piece: pieceOf(size, frame, 1 + dice(99)) };
    });
    const zone = WAYS[basket % WAYS.length] as (typeof WAYS)[number];
    const currency = CURRENCIES[dice(2)] as (typeof CURRENCIES)[number];

    const order = sumOrder(openingRates, lines, { zone, currency, day: '2026-11-14' });

    const { lines: parts, shipping_share: share } = order;
    // Two assertions per basket: separate ones would be some two hundred thousand.
    expect([order.subtotal, order.total, order.tax.net, order.tax.tax, order.shipping, order.total]).toEqual([
      sum(parts.map((line) => line.line_total)),
      order.subtotal + order.shipping,
      sum(parts.map(({ net }) => net)) + share.net,
      sum(parts.map(({ tax }) => tax)) + share.tax,
      share.net + share.tax,
      order.tax.net + order.tax.tax,
    ]);
    const isWrong = ({ line_total, net, tax }: (typeof parts)[number]) =>
      net + tax !== line_total ||
      Math.min(net, tax) < 0 ||
      ((zone === 'pickup' || zone.startsWith('tw')) && Math.abs(net - line_total / 1.05) >= 1);
    expect(parts.filter(isWrong)).toEqual([]);
    if (zone === 'pickup') expect([order.shipping, order.tax.rate]).toEqual([0, 5]);
  }
});

test('a bare print is packed between two boards, a framed one in its frame', () => {
  const [bare, oak] = SEED_FRAMES;
  if (!bare || !oak) throw new Error('the shop has no frames');

  expect(pieceOf({ w_mm: 300, h_mm: 400 }, bare, 2)).toMatchObject({ w_mm: 300, depth_mm: 5, nums: 2 });
  expect(pieceOf({ w_mm: 300, h_mm: 400 }, oak, 1)).toMatchObject({ w_mm: 328, h_mm: 428, depth_mm: 32 });
});

test('the invoice is the requested one, a company’s for a bare tax id, else the member’s own', () => {
  const donation = { type: 'donation', code: '8585' } as const;

  expect(invoiceOf({ invoice: donation })).toBe(donation);
  expect(invoiceOf({ tax_id: '04595257' })).toEqual({ type: 'company', tax_id: '04595257', title: '' });
  expect(invoiceOf({})).toEqual({ type: 'personal', carrier: { type: 'member' } });
});
