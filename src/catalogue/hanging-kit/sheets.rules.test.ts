import { describe, expect, test } from 'vitest';
import { SEED_FRAMES } from '#ground/framing/frames.ts';
import type { Extent } from '#ground/framing/framing.contract.ts';
import { offeredFrames, outerSize } from '#ground/framing/framing.rules.ts';
import { hangerOf } from '#ground/framing/hanger.rules.ts';
import { inARow, type KitWork, type Nail, planOf, type WallPlan } from './hanging-kit.rules.ts';
import { PAPER_NAMES, PAPERS, type PaperName, usualPaper, windowOf } from './paper.rules.ts';
import { MEET_MM, NAIL_CLEAR_MM, type SheetLayout, sheetsFor, type TemplateSheet } from './sheets.rules.ts';

const WALLS = Number(process.env.KIT_WALLS ?? 2000);
const FRAMED = SEED_FRAMES.filter(({ face_mm }) => face_mm > 0);

/** The same numbers in every run. */
function numbersFrom(seed: number): (least: number, most: number) => number {
  let state = seed;
  return (least, most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return least + Math.floor((state / 2 ** 32) * (most - least + 1));
  };
}

function workOf(size: Extent, frame: (typeof FRAMED)[number], place: { x_mm: number; y_mm: number }): KitWork {
  const outer = outerSize(size, frame);
  return { title: 'Work', artist: 'A', frame: frame.name.en, size, outer, hanger: hangerOf(size, frame), ...place };
}

function randomWorks(number: (least: number, most: number) => number): KitWork[] {
  return Array.from({ length: number(1, 6) }, () => {
    const side = () => (number(0, 3) === 0 ? number(50, 2000) : number(200, 900));
    const wanted = { w_mm: side(), h_mm: side() };
    const offered = offeredFrames(wanted, FRAMED);
    const size = offered.length > 0 ? wanted : { w_mm: 300, h_mm: 400 };
    const frame =
      (offered.length > 0 ? offered : FRAMED)[number(0, 999) % (offered.length || FRAMED.length)] ?? FRAMED[0];
    if (!frame) throw new Error('there are frames');
    return workOf(size, frame, { x_mm: number(-2000, 2000), y_mm: number(900, 2100) });
  });
}

function isIn(sheet: TemplateSheet, { x_mm, y_mm }: { x_mm: number; y_mm: number }, clear: number): boolean {
  const [right, top] = [sheet.left_mm + sheet.w_mm, sheet.bottom_mm + sheet.h_mm];
  const near = 0.001;
  return (
    x_mm >= sheet.left_mm + clear - near &&
    x_mm <= right - clear + near &&
    y_mm >= sheet.bottom_mm + clear - near &&
    y_mm <= top - clear + near
  );
}

/** The smallest number of sheets, found by trying every way to divide the nails. */
function fewestByTrial(nails: readonly Nail[], paper: PaperName): number {
  const shapes = (['portrait', 'landscape'] as const).map((turn) => windowOf(paper, turn));
  const fits = (group: readonly Nail[]) => {
    const [xs, ys] = [group.map(({ x_mm }) => x_mm), group.map(({ y_mm }) => y_mm)];
    const w_mm = Math.max(...xs) - Math.min(...xs) + 2 * NAIL_CLEAR_MM;
    const h_mm = Math.max(...ys) - Math.min(...ys) + 2 * NAIL_CLEAR_MM;
    return shapes.some((shape) => w_mm <= shape.w_mm + 1e-9 && h_mm <= shape.h_mm + 1e-9);
  };
  let fewest = nails.length;
  const divide = (groups: Nail[][], rest: readonly Nail[]) => {
    if (groups.length >= fewest) return;
    const [nail, ...others] = rest;
    if (!nail) {
      fewest = groups.length;
      return;
    }
    groups.forEach((group, at) => {
      const wider = [...group, nail];
      if (fits(wider)) divide(groups.with(at, wider), others);
    });
    divide([...groups, [nail]], others);
  };
  divide([], nails);
  return fewest;
}

const walls: { plan: WallPlan; layouts: Record<PaperName, SheetLayout> }[] = Array.from(
  { length: WALLS },
  (_, seed) => {
    const plan = planOf(randomWorks(numbersFrom(seed + 1)));
    return { plan, layouts: { a4: sheetsFor(plan, 'a4'), letter: sheetsFor(plan, 'letter') } };
  },
);

describe.each(PAPER_NAMES)(`${WALLS} random walls on %s`, (paper) => {
  test('have every nail on exactly one sheet’s list, with room around it', () => {
    for (const { plan, layouts } of walls) {
      const { sheets } = layouts[paper];
      expect(sheets.flatMap(({ nails }) => nails).toSorted((a, b) => a - b)).toEqual(plan.nails.map((_, at) => at));
      for (const sheet of sheets) {
        for (const at of sheet.nails) {
          const nail = plan.nails[at];
          if (!nail || !isIn(sheet, nail, NAIL_CLEAR_MM)) throw new Error(`nail ${at} is off its sheet`);
        }
      }
    }
  });

  test('need no sheet more than any other division of the nails', () => {
    let compared = 0;
    for (const { plan, layouts } of walls) {
      if (plan.nails.length > 7) continue;
      compared += 1;
      expect(layouts[paper].sheets.length).toBe(fewestByTrial(plan.nails, paper));
    }
    expect(compared).toBeGreaterThan(WALLS / 3);
  });

  test('have sheets of the paper’s own size, whose lines are round and inside', () => {
    const { step_mm } = PAPERS[paper];
    for (const { plan, layouts } of walls) {
      for (const sheet of layouts[paper].sheets) {
        expect({ w_mm: sheet.w_mm, h_mm: sheet.h_mm }).toEqual(windowOf(paper, sheet.turn));
        const steps = [(sheet.lines.x_mm - plan.middle.x_mm) / step_mm, sheet.lines.y_mm / step_mm];
        for (const step of steps) expect(step).toBeCloseTo(Math.round(step), 6);
        expect(isIn(sheet, sheet.lines, 10)).toBe(true);
      }
    }
  });

  test('join sheets only where both show the marks, far enough apart to be straight', () => {
    let joined = 0;
    for (const { layouts } of walls) {
      const { sheets, joins } = layouts[paper];
      for (const { first, second, marks, cut } of joins) {
        joined += 1;
        const [a, b] = [sheets[first], sheets[second]];
        if (!a || !b) throw new Error('a join names a sheet');
        expect(first).toBeLessThan(second);
        for (const mark of marks) expect(isIn(a, mark, -0.02) && isIn(b, mark, -0.02)).toBe(true);
        const [one, other] = marks;
        const apart = Math.hypot(one.x_mm - other.x_mm, one.y_mm - other.y_mm);
        expect(apart).toBeGreaterThanOrEqual(MEET_MM - 30 - 0.02);
        const edge = { left: b.left_mm, top: b.bottom_mm + b.h_mm, bottom: b.bottom_mm }[cut];
        for (const mark of marks) expect(cut === 'left' ? mark.x_mm : mark.y_mm).toBeCloseTo(edge, 6);
      }
    }
    expect(joined).toBeGreaterThan(WALLS / 10);
  });

  test('say for each sheet how it follows those before: joined, or at a distance', () => {
    for (const { plan, layouts } of walls) {
      const { sheets, joins, distances } = layouts[paper];
      for (let at = 1; at < sheets.length; at += 1) {
        const ways =
          joins.filter(({ second }) => second === at).length + distances.filter(({ to }) => to === at).length;
        expect(ways).toBe(1);
      }
      expect(joins.length + distances.length).toBe(Math.max(0, sheets.length - 1));
      for (const { from, to, right_mm, up_mm } of distances) {
        expect((sheets[from]?.lines.x_mm ?? 0) + right_mm).toBeCloseTo(sheets[to]?.lines.x_mm ?? Number.NaN, 6);
        expect((sheets[from]?.lines.y_mm ?? 0) + up_mm).toBeCloseTo(sheets[to]?.lines.y_mm ?? Number.NaN, 6);
      }
      expect(plan.nails.length === 0).toBe(sheets.length === 0);
    }
  });
});

const oak = FRAMED.find(({ frame_id }) => frame_id === 2);
const gold = FRAMED.find(({ frame_id }) => frame_id === 6);
if (!oak || !gold) throw new Error('the seed frames have oak and gold leaf');

test('a small frame needs one sheet, with its nail and its upper corners if they fit', () => {
  const plan = planOf(inARow([workOf({ w_mm: 200, h_mm: 280 }, oak, { x_mm: 0, y_mm: 0 })]));
  const { sheets } = sheetsFor(plan, 'a4');
  const [outline] = plan.outlines;
  const [sheet] = sheets;

  expect(sheets).toHaveLength(1);
  if (!outline || !sheet) throw new Error('one work has one sheet');
  expect(sheet.turn).toBe('landscape');
  expect(isIn(sheet, { x_mm: outline.left_mm, y_mm: outline.top_mm }, 4)).toBe(true);
  expect(isIn(sheet, { x_mm: outline.right_mm, y_mm: outline.top_mm }, 4)).toBe(true);
});

test('a frame of two metres needs no more sheets than it has nails', () => {
  const plan = planOf(inARow([workOf({ w_mm: 2000, h_mm: 400 }, gold, { x_mm: 0, y_mm: 0 })]));
  const { sheets, joins, distances } = sheetsFor(plan, 'a4');

  expect(sheets).toHaveLength(2);
  expect(joins).toEqual([]);
  expect(distances).toHaveLength(1);
});

test('the near nails of two neighbours share a sheet', () => {
  const size = { w_mm: 700, h_mm: 500 };
  const plan = planOf(inARow([workOf(size, oak, { x_mm: 0, y_mm: 0 }), workOf(size, oak, { x_mm: 0, y_mm: 0 })]));

  expect(sheetsFor(plan, 'a4').sheets.map(({ nails }) => nails.length)).toEqual([1, 2, 1]);
});

test('the two nails of a frame half a metre wide are on two sheets that are joined', () => {
  const plan = planOf(inARow([workOf({ w_mm: 450, h_mm: 600 }, oak, { x_mm: 0, y_mm: 0 })]));
  const { sheets, joins } = sheetsFor(plan, 'a4');

  expect(sheets).toHaveLength(2);
  expect(joins).toMatchObject([{ first: 0, second: 1, cut: 'left' }]);
});

test('the paper follows the country, and the currency if there is none', () => {
  expect(usualPaper({ country: 'US', currency: 'USD' })).toBe('letter');
  expect(usualPaper({ country: 'TW', currency: 'USD' })).toBe('a4');
  expect(usualPaper({ country: 'DE', currency: 'USD' })).toBe('a4');
  expect(usualPaper({ currency: 'USD' })).toBe('letter');
  expect(usualPaper({ currency: 'NTD' })).toBe('a4');
});
