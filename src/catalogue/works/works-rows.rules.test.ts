import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { asHung, hangingOrder } from './hanging-order.rules.ts';
import { BANDS, rowClasses, rowsFor } from './works-rows.rules.ts';

const PX = 16;
/** Proportions of paintings: hanging scrolls, uprights, squares, landscapes, panoramas. */
const PROPORTIONS = [0.4, 0.67, 0.7, 0.75, 0.75, 0.8, 1, 1, 1.25, 1.33, 1.4, 1.5, 1.5, 2.14, 2.4, 3.2];

/** Deterministic catalogues of 1 to 60 works. */
function catalogues(count: number): number[][] {
  let state = 7;
  const chance = () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const one = () => {
    const proportion = PROPORTIONS[Math.floor(chance() * PROPORTIONS.length)] ?? 1;
    return Math.min(3.2, Math.max(0.4, proportion * (0.96 + chance() * 0.08)));
  };
  return Array.from({ length: count }, () => Array.from({ length: 1 + Math.floor(chance() * 60) }, one));
}

/** The rows as drawn at a width: the gaps take the rest. */
function drawn(aspects: readonly number[], band: number, at: number) {
  const { ends } = rowsFor(aspects, band);
  const { gap, high } = BANDS[band] ?? { gap: 0, high: 0 };
  return ends.map((end, index) => {
    const row = aspects.slice(ends[index - 1] ?? 0, end);
    const sum = row.reduce((total, aspect) => total + aspect, 0);
    const height = Math.min((at - gap * (row.length - 1)) / sum, high);
    const wide = Math.max(gap, (at - height * sum) / (row.length - 1)) * (row.length - 1);
    const short = row.length > 1 ? at - height * sum - wide : at - height * sum;
    return { row, height: height * PX, short: Math.abs(short) * PX };
  });
}

const isRight = ({ row, height, short }: ReturnType<typeof drawn>[number]) =>
  short <= 2 && height >= 259.9 && height <= 360.1 && (row.length > 1 || (row[0] ?? 0) >= 2.2);

/** Whether a valid arrangement exists at all, by trying every order. */
function canHang(aspects: readonly number[], band: number): boolean {
  const { least, most, gap } = BANDS[band] ?? { least: 0, most: 0, gap: 0 };
  const all = 2 ** aspects.length - 1;
  const fits = (set: number) => {
    const row = aspects.filter((_, index) => set & (1 << index));
    const sum = row.reduce((total, aspect) => total + aspect, 0);
    const natural = (wide: number) => ((wide - gap * (row.length - 1)) / sum) * PX;
    return natural(least) >= 259.9 && (row.length > 1 || (natural(most) <= 360.1 && sum >= 2.2));
  };
  const known = new Map<number, boolean>([[0, true]]);
  const hangs = (left: number): boolean => {
    const before = known.get(left);
    if (before !== undefined) return before;
    let found = false;
    for (let set = left; set > 0 && !found; set = (set - 1) & left) found = fits(set) && hangs(left & ~set);
    known.set(left, found);
    return found;
  };
  return hangs(all);
}

/** Small enough to try every order; larger catalogues have no excuse. */
const FEW = 9;

/** The widths (rem) to check: the band's start, common windows, its end. */
describe.each([
  { kind: 'beside', band: 6, widths: [61.5, 62], place: 'a list beside its filters at 1440' },
  { kind: 'alone', band: 7, widths: [70, 71.5, 76.9, 81.4], place: 'a wall of its own from 1280 on' },
  { kind: 'alone', band: 8, widths: [81.5, 82], place: 'a wall of its own at 1440 and more' },
] as const)('rows on a desk: $place', ({ kind, band, widths }) => {
  const walls = catalogues(200).map((aspects) => {
    const hung = hangingOrder(aspects, kind).map((index) => aspects[index] ?? 1);
    return { aspects, hung };
  });

  test.each(widths)('reach the edge, are 260 to 360 px high, and single works are panoramas: %frem', (at) => {
    const wrong = walls.filter(({ hung }) => !drawn(hung, band, at).every(isRight));
    // Only if no order and no breaks work: one work, or a few that are too wide for two and too narrow for one.
    const excused = wrong.filter(({ aspects }) => aspects.length <= FEW && !canHang(aspects, band));

    expect(wrong).toEqual(excused);
    expect(excused.length).toBeLessThanOrEqual(5);
  });

  test('are usually 280 to 340 px high, and rarely have wide gaps', () => {
    const rows = walls.flatMap(({ hung }) => drawn(hung, band, BANDS[band]?.at ?? 0));
    const usual = rows.filter(({ height }) => height >= 280 && height <= 340);
    const apart = rows.filter(({ height }) => height > 359.9);

    expect(usual.length / rows.length).toBeGreaterThan(0.65);
    expect(apart.length / rows.length).toBeLessThan(0.12);
  });
});

test('no work moves far from its place, none is lost, and fitting rows stay', () => {
  for (const kind of ['beside', 'alone'] as const) {
    const far = catalogues(40).map((aspects) => {
      const order = hangingOrder(aspects, kind);
      expect(order.toSorted((one, other) => one - other)).toEqual(aspects.map((_, index) => index));
      return Math.max(...order.map((index, place) => Math.abs(index - place)));
    });
    expect(far.filter((places) => places > 4).length).toBeLessThan(6);
    expect(Math.max(...far)).toBeLessThanOrEqual(8);
  }
  const works = Array.from({ length: 12 }, (_, id) => ({ id, aspect: 1 }));
  expect(asHung(works, 'beside')).toEqual(works);
});

test('on a phone two upright works share a row, and a wide one has its own', () => {
  expect(rowsFor([0.75, 0.75, 1.5, 0.7, 0.8], 1).ends).toEqual([2, 3, 5]);
});

test('on a phone works share a row only if each is wide enough for its label', () => {
  // Three hanging scrolls, or a scroll beside a square, would leave labels of 70 to 110 px.
  expect(rowsFor([0.45, 0.5, 0.45], 1).ends).toEqual([2, 3]);
  expect(rowsFor([0.4, 1.1], 1).ends).toEqual([1, 2]);

  for (const [band, at] of [
    [1, 20],
    [1, 22.4],
    [2, 26],
  ] as const)
    for (const aspects of catalogues(60)) {
      const rows = drawn(aspects, band, at).filter(({ row }) => row.length > 1);
      expect(Math.min(...rows.map(({ row, height }) => Math.min(...row) * height))).toBeGreaterThanOrEqual(132 - 1e-6);
    }
});

test('a row with too few works ends where they end', () => {
  expect(rowsFor([], 8)).toMatchObject({ ends: [], faults: 0 });
  expect(rowsFor([0.75, 0.75], 8)).toMatchObject({ ends: [2], short: [0], faults: 0 });
  expect(rowClasses([0.75, 0.75])[0]).toMatch(/ s8$/);
  expect(rowClasses([0.75, 0.75])[1]).toMatch(/ s8 m8$/);
  expect(rowClasses([0.75])[0]).toMatch(/ s8 m8$/);
  expect(rowClasses([0.75, 1.5, 0.8, 1.2])[0]).not.toMatch(/s8/);
});

test('the style sheet has the same widths, gaps and heights', () => {
  const sheet = readFileSync('src/kit/works-rows.css', 'utf8');
  // A band's part contains its gap; other parts of the sheet may query a width too.
  const parts = sheet.split('@container works ').filter((part) => part.includes('--gap:'));

  expect(parts).toHaveLength(BANDS.length);
  BANDS.forEach(({ from, gap, best, high }, band) => {
    const part = parts[band] ?? '';
    expect(part.slice(0, part.indexOf('{'))).toContain(band === 0 ? `${BANDS[1]?.from}rem` : `${from}rem`);
    for (const [name, value] of Object.entries({ gap, best, high })) expect(part).toContain(`--${name}: ${value}rem;`);
    expect(part).toContain(`.b${band}::after`);
    expect(part).toContain(`.s${band} > *`);
    expect(part).toContain(`.m${band} > *`);
  });
});
