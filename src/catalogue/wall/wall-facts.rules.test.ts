import { describe, expect, test } from 'vitest';
import { ROOMS } from './rooms/rooms.ts';
import { describeWall, shareOf } from './wall-facts.rules.ts';

const { living, gallery } = ROOMS;
const size = { w_mm: 600, h_mm: 900 };
const outer = { w_mm: 628, h_mm: 928 };
const sofaTop = living.furniture.top_mm;

describe('the description of a work', () => {
  test('has its share of the sofa and the free wall above its back', () => {
    const [facts] = describeWall([{ size, outer, x_mm: 0, y_mm: sofaTop + 180 + 464 }], living);

    expect(facts).toMatchObject({
      size,
      share: { of: 'sofa', name: 'quarter', about: true },
      above: { furniture: 'sofa', edge: 'back', gap_mm: 180 },
    });
  });

  test('says how much the sofa hides of it', () => {
    const [facts] = describeWall([{ size, outer, x_mm: 0, y_mm: sofaTop - 50 + 464 }], living);

    expect(facts?.above?.gap_mm).toBe(-50);
  });

  test('does not mention the sofa’s back if it hangs beside the sofa', () => {
    const [facts] = describeWall([{ size, outer, x_mm: 1900, y_mm: 1450 }], living);

    expect(facts?.above).toBeUndefined();
    expect(facts).toMatchObject({ centre_mm: 1450, from_middle_mm: 1900 });
  });

  test('does not mention the height above a bench in the middle of the room', () => {
    expect(describeWall([{ size, outer, x_mm: 0, y_mm: 1450 }], gallery)[0]?.above).toBeUndefined();
  });

  test('has the distance to its nearest neighbour', () => {
    const facts = describeWall(
      [
        { size, outer, x_mm: -700, y_mm: 1450 },
        { size, outer, x_mm: 0, y_mm: 1450 },
        { size, outer, x_mm: 900, y_mm: 1450 },
      ],
      living,
    );

    expect(facts.map(({ beside }) => beside)).toEqual([
      { index: 1, side: 'right', gap_mm: 72 },
      { index: 0, side: 'left', gap_mm: 72 },
      { index: 1, side: 'left', gap_mm: 272 },
    ]);
  });
});

describe('a share', () => {
  test('is given as a common fraction', () => {
    expect(shareOf(1100, 2200)).toEqual({ name: 'half', about: false });
    expect(shareOf(740, 2200)).toEqual({ name: 'third', about: false });
    expect(shareOf(800, 2200)).toEqual({ name: 'third', about: true });
    expect(shareOf(1480, 2200)).toEqual({ name: 'two_thirds', about: false });
    expect(shareOf(100, 2200).name).toBe('less');
    expect(shareOf(3000, 2200).name).toBe('more');
  });

  test('grows with the work', () => {
    const order = ['less', 'fifth', 'quarter', 'third', 'half', 'two_thirds', 'three_quarters', 'whole', 'more'];
    const ranks = Array.from({ length: 130 }, (_, index) => order.indexOf(shareOf(index + 1, 100).name));

    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
  });
});
