import { describe, expect, test } from 'vitest';
import { restoredSizes } from './former-picture.rules.ts';

const at = (w_mm: number, h_mm: number, enabled = true) => ({ w_mm, h_mm, enabled });
const offered = (sizes: readonly ReturnType<typeof at>[]) =>
  sizes.filter(({ enabled }) => enabled).map(({ w_mm, h_mm }) => `${w_mm} × ${h_mm}`);

/** Three by two, with enough pixels for 90 × 60 cm. */
const former = {
  original_w_px: 6_000,
  original_h_px: 4_000,
  offered_before: [at(300, 200), at(600, 400)],
  offered_after: [at(300, 200)],
};

describe('the sizes of a work whose former picture is restored', () => {
  test('are those it was offered in, also what the other could not be printed in', () => {
    const { sizes, lost } = restoredSizes([at(300, 200), at(600, 400, false)], former);

    expect(offered(sizes)).toEqual(['300 × 200', '600 × 400']);
    expect(lost).toEqual([]);
  });

  test('are without those that came with the other picture', () => {
    const square = { ...former, offered_after: [at(300, 300)] };
    const { sizes, lost } = restoredSizes([at(300, 200, false), at(600, 400, false), at(300, 300)], square);

    expect(offered(sizes)).toEqual(['300 × 200', '600 × 400']);
    expect(lost).toEqual([]);
  });

  test('keep what staff decided meanwhile', () => {
    const now = [at(300, 200, false), at(600, 400, false), at(900, 600), at(300, 300)];
    const { sizes, lost } = restoredSizes(now, former);

    // A size withdrawn by hand stays withdrawn; a new one of the same shape stays; one that cannot be printed is
    // named.
    expect(offered(sizes)).toEqual(['600 × 400', '900 × 600']);
    expect(offered(lost)).toEqual(['300 × 300']);
  });
});
