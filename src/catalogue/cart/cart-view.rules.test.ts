import { expect, test } from 'vitest';
import { seedFrames } from '#ground/framing/testing-frames.ts';
import type { CartItem, PricedLine } from './cart.contract.ts';
import { inSize, isOrderable, type LineView, subtotalOf, viewLines } from './cart-view.rules.ts';

const frames = seedFrames('en').map((frame) => ({ ...frame, enabled: frame.frame_id !== 3 }));
const sizeOf = (size_id: number, w_mm: number, h_mm: number, NTD: number, enabled = true) => ({
  size_id,
  item_id: 1,
  w_mm,
  h_mm,
  label: '',
  enabled,
  price: { NTD, USD: NTD * 4 },
});
const small = sizeOf(11, 300, 400, 1_880);
const large = sizeOf(15, 800, 1_200, 9_800);
const retired = sizeOf(12, 310, 410, 2_000, false);
const poppies = { item_id: 1, title: 'Poppies', sizes: [small, retired, large] } as unknown as CartItem;

const inCart: PricedLine = { item_id: 1, size_id: 11, frame_id: 11, nums: 2, price: { NTD: 3_310, USD: 11_410 } };
const view = (line: Partial<PricedLine> = {}, item = poppies) =>
  viewLines({ lines: [{ ...inCart, ...line }], items: [item], frames })[0] as LineView;

test('a line shows its price by the shop’s rule, even before the server has answered', () => {
  // Slim brass around 30.8 × 40.8 cm: 1,880 + 420 + 7 × 143.2, rounded up to tens.
  expect(view().price?.NTD).toBe(3_310);
  expect(subtotalOf([view(), view({ nums: 1 })]).NTD).toBe(9_930);
});

test('a line offers the available choices, and its own even if that is no longer made', () => {
  expect(view().sizes).toEqual([small, large]);
  expect(view({ size_id: 12 }).sizes).toEqual([small, retired, large]);
  expect(view().frames.map(({ frame_id }) => frame_id)).not.toContain(3);
  expect(view({ frame_id: 3 }).frames.map(({ frame_id }) => frame_id)).toContain(3);
});

test('a frame too thin for the new size is replaced by one that fits', () => {
  expect(inSize(view(), large, frames)).toMatchObject({ size_id: 15, frame_id: 2 });
  expect(inSize(view({ frame_id: 6 }), large, frames)).toMatchObject({ size_id: 15, frame_id: 6 });
});

test('lines that are marked, unavailable, or above an edition’s stock cannot be ordered', () => {
  const edition = { ...poppies, edition: { size: 5, left: 1 } };
  expect(isOrderable(view())).toBe(true);
  expect(isOrderable(view({ unavailable: 'offline' }))).toBe(false);
  expect(isOrderable(view({ nums: 2 }, edition))).toBe(false);
  expect(isOrderable(view({ nums: 1 }, edition))).toBe(true);
  expect(isOrderable(view({ size_id: 99, price: undefined }))).toBe(false);
});
