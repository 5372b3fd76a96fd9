import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { asHung, hangingOrder } from './hanging-order.rules.ts';
import { BANDS, rowClasses, rowsFor } from './works-rows.rules.ts';

const PX = 16;
/** Proportions as paintings have them. */
const PROPORTIONS = [0.67, 0.7, 0.75, 0.75, 0.8, 1, 1, 1.25, 1.33, 1.4, 1.5, 1.5, 2.14, 2.4];

/** The same catalogues at every run. */
function catalogues(count: number): number[][] {
  let state = 7;
  const chance = () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const one = () => (PROPORTIONS[Math.floor(chance() * PROPORTIONS.length)] ?? 1) * (0.96 + chance() * 0.08);
  return Array.from({ length: count }, (_, index) =>
    Array.from({ length: index % 4 === 0 ? 8 + Math.floor(chance() * 17) : 24 }, one),
  );
}

/** The rows of a catalogue as they hang on a desk, without a last one that has too few works to reach the edge. */
function rowsOf(aspects: readonly number[], band: number) {
  const { ends, isShort } = rowsFor(aspects, band);
  const { at, gap, high } = BANDS[band] ?? { at: 0, gap: 0, high: 0 };
  const rows = ends.map((end, index) => {
    const row = aspects.slice(ends[index - 1] ?? 0, end);
    const sum = row.reduce((total, aspect) => total + aspect, 0);
    const natural = (at - gap * (row.length - 1)) / sum;
    return { row, natural: natural * PX, height: Math.min(natural, high) * PX };
  });
  return { rows: isShort ? rows.slice(0, -1) : rows, isShort };
}

describe.each([6, 8])('rows on a desk, kind %i', (band) => {
  const walls = catalogues(200).map((aspects) => {
    const order = hangingOrder(aspects);
    return rowsOf(
      order.map((index) => aspects[index] ?? 1),
      band,
    );
  });
  const rows = walls.flatMap((wall) => wall.rows);

  test('are 280 to 340 pixels high as a rule, and hardly ever out of 260 to 360', () => {
    const within = (low: number, high: number) => rows.filter(({ height }) => height >= low && height <= high).length;

    expect(within(280, 340) / rows.length).toBeGreaterThan(0.65);
    expect(within(259.9, 360.1) / rows.length).toBeGreaterThan(0.99);
    expect(Math.max(...rows.map(({ height }) => height))).toBeLessThanOrEqual(360.1);
    // 0.85 of the lowest: two wide works that would each hang alone.
    expect(Math.min(...rows.map(({ height }) => height))).toBeGreaterThan(220);
  });

  test('hold at least two works, unless one is a panorama', () => {
    expect(rows.filter(({ row }) => row.length === 1 && (row[0] ?? 0) < 2.2)).toEqual([]);
  });

  test('reach the edge by growing, no more than a quarter over the usual height', () => {
    // What would have to grow more is spread: the gaps take the rest.
    for (const { natural } of rows) expect(natural / 340).toBeLessThan(1.35);
  });

  test('are closed to the last, but for a few walls', () => {
    expect(walls.filter(({ isShort }) => isShort).length).toBeLessThan(10);
  });
});

test('no work hangs farther from its place than four, none is lost, and what fits already stays', () => {
  for (const aspects of catalogues(40)) {
    const order = hangingOrder(aspects);
    expect(order.toSorted((one, other) => one - other)).toEqual(aspects.map((_, index) => index));
    order.forEach((index, place) => {
      expect(Math.abs(index - place)).toBeLessThanOrEqual(4);
    });
  }
  const works = Array.from({ length: 12 }, (_, id) => ({ id, aspect: 1 }));
  expect(asHung(works)).toEqual(works);
});

test('on a phone two upright works share a row, and a wide one has its own', () => {
  expect(rowsFor([0.75, 0.75, 1.5, 0.7, 0.8], 1).ends).toEqual([2, 3, 5]);
});

test('a single work, or none, hangs from the left', () => {
  expect(rowsFor([], 8)).toMatchObject({ ends: [], isShort: false });
  expect(rowsFor([0.75], 8)).toMatchObject({ ends: [1], isShort: true });
  expect(rowClasses([0.75])).toMatchObject({ wall: expect.stringContaining('f8') });
});

test('the style sheet has the same widths, gaps and heights', () => {
  const sheet = readFileSync('src/web/kit/works-rows.css', 'utf8');
  const parts = sheet.split('@container works ').slice(1);

  expect(parts).toHaveLength(BANDS.length);
  BANDS.forEach(({ from, gap, best, high }, band) => {
    const part = parts[band] ?? '';
    expect(part.slice(0, part.indexOf('{'))).toContain(band === 0 ? `${BANDS[1]?.from}rem` : `${from}rem`);
    for (const [name, value] of Object.entries({ gap, best, high })) expect(part).toContain(`--${name}: ${value}rem;`);
    expect(part).toContain(`.b${band}::after`);
    expect(part).toContain(`.works-rows.f${band}::after`);
  });
});
