import { describe, expect, test } from 'vitest';
import { wallRoom } from '#catalogue/wall/wall-room.rules.ts';
import { readPdf } from '#ground/documents/server/testing-pdf.ts';
import { type PaperPage, readStrokes, type Stroke } from '#ground/documents/server/testing-strokes.ts';
import { SEED_FRAMES } from '#ground/framing/frames.ts';
import { outerSize } from '#ground/framing/framing.rules.ts';
import { hangerOf } from '#ground/framing/hanger.rules.ts';
import { i18nFor } from '#shared/i18n.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { inARow, type KitWork, planOf, type Spot, type WallPlan } from '../hanging-kit.rules.ts';
import { PAPER_NAMES, PAPERS, type PaperName } from '../paper.rules.ts';
import { drawKit } from './hanging-kit-drawing.ts';
import { kitPages } from './hanging-kit-texts.ts';

const MM = 25.4 / 72;
const RED = '#b3261e';
const BLUE = '#1f5f8f';
const LONG = '山中有雲而雲中有山，其三：早春的溪水在石頭之間說話的那個下午 and what came after it';

function workOf(name: string, w_mm: number, h_mm: number, place: Spot = { x_mm: 0, y_mm: 0 }, title = name): KitWork {
  const frame = SEED_FRAMES.find((one) => one.name.en === name);
  if (!frame) throw new Error(`no frame ${name}`);
  const size = { w_mm, h_mm };
  const outer = outerSize(size, frame);
  return { title, artist: 'Ines Marrow', frame: name, size, outer, hanger: hangerOf(size, frame), ...place };
}

async function drawn(plan: WallPlan, paper: PaperName, locale: Locale = 'en'): Promise<Buffer> {
  const i18n = await i18nFor(locale);
  return drawKit(kitPages(plan, { i18n, paper, brand: 'Cornice', date: '2026-11-19' }));
}

const isNear = (a: number, b: number, by = 0.02) => Math.abs(a - b) < by;
const isLevel = ({ from, to }: Stroke) => isNear(from[1], to[1]);
const isUpright = ({ from, to }: Stroke) => isNear(from[0], to[0]);
const lengthMm = ({ from, to }: Stroke) => Math.hypot(to[0] - from[0], to[1] - from[1]) * MM;
const middleOf = ({ from, to }: Stroke): [number, number] => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];

/** The crosses of this colour and length on a page. */
function crossesOn({ strokes }: PaperPage, colour: string, mm: number): [number, number][] {
  const arms = strokes.filter((stroke) => stroke.colour === colour && isNear(lengthMm(stroke), mm));
  return arms.filter(isLevel).flatMap((arm) => {
    const [x, y] = middleOf(arm);
    const other = arms.filter(isUpright).map(middleOf);
    return other.some((at) => isNear(at[0], x) && isNear(at[1], y)) ? [[x, y] satisfies [number, number]] : [];
  });
}

/** Reads a sheet as a person does: where its dashed lines belong, and so where any point of it is on the wall. */
function toWall(page: PaperPage): (point: [number, number]) => Spot {
  const lines = page.strokes.filter(({ colour }) => colour === BLUE);
  const [level, upright] = [lines.find(isLevel), lines.find(isUpright)];
  if (!level || !upright) throw new Error('a sheet has two dashed lines');
  const cm = (text: string | undefined) => Number(/^([\d.]+) cm/.exec(text ?? '')?.[1]);
  const heights = page.texts.filter(({ text }) => /above the floor$/.test(text));
  const height = heights.toSorted((a, b) => a.x - b.x)[0];
  const widths = page.texts.filter(({ text }) => /of the middle line$|^on the middle line$/.test(text));
  const width = widths.toSorted((a, b) => a.y - b.y)[0];
  const aside = width?.text === 'on the middle line' ? 0 : cm(width?.text) * (width?.text.includes('left') ? -10 : 10);
  const up = cm(height?.text) * 10;
  return ([x, y]) => ({ x_mm: aside + (x - upright.from[0]) * MM, y_mm: up + (y - level.from[1]) * MM });
}

/** The nails of all sheets, measured on the paper, from the middle line and the floor. */
function nailsOn(pages: readonly PaperPage[]): Spot[] {
  return pages.slice(2).flatMap((page) => crossesOn(page, RED, 20).map(toWall(page)));
}

function expectNails(found: readonly Spot[], wanted: readonly Spot[]): void {
  expect(found).toHaveLength(wanted.length);
  for (const nail of wanted) {
    const near = found.filter(({ x_mm, y_mm }) => Math.hypot(x_mm - nail.x_mm, y_mm - nail.y_mm) < 0.5);
    expect(near.length, `nail at ${nail.x_mm}, ${nail.y_mm}`).toBe(1);
  }
}

describe('the sheets of a kit, measured on the paper', () => {
  test('have the nails where the frames over a sofa rest on them', async () => {
    const works = [
      workOf('Oak', 400, 600, { x_mm: -300, y_mm: 1500 }),
      workOf('Oak', 300, 400, { x_mm: 250, y_mm: 1500 }),
    ];
    // From the middle of the sofa, 80 mm left of the wall's. 428 × 628 outside: rings 120 mm below the top and 8 mm from the sides.
    const rings = [-300 + 80 - 214 + 8, -300 + 80 + 214 - 8].map((x_mm) => ({ x_mm, y_mm: 1500 + 314 - 120 }));
    // 328 × 428 outside: one sawtooth, 8 mm below the top.
    const sawtooth = { x_mm: 250 + 80, y_mm: 1500 + 214 - 8 };

    for (const paper of PAPER_NAMES) {
      const { pages } = await readStrokes(await drawn(planOf(works, wallRoom('living')), paper));
      expectNails(nailsOn(pages), [...rings, sawtooth]);
    }
  });

  test('have every nail of very small, very large and odd frames', async () => {
    const walls: KitWork[][] = [
      [workOf('Slim brass', 50, 50)],
      [workOf('Gold leaf', 1200, 1400)],
      [workOf('Walnut', 1801, 203), workOf('Oak', 333, 477), workOf('White', 271, 251)],
      [
        workOf('Oak', 700, 500),
        workOf('Black', 700, 500),
        workOf('Gold leaf', 305, 405),
        workOf('Oak with mat', 300, 300),
      ],
    ];
    for (const [at, row] of walls.entries()) {
      const works = inARow(row);
      const xs = works.flatMap(({ x_mm, outer }) => [x_mm - outer.w_mm / 2, x_mm + outer.w_mm / 2]);
      const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
      const wanted = works.flatMap(({ outer, hanger, x_mm, y_mm }) => {
        const top = y_mm + outer.h_mm / 2 - (hanger?.drop_mm ?? 0);
        const side = outer.w_mm / 2 - (hanger?.side_mm ?? 0);
        const places = hanger?.kind === 'sawtooth' ? [0] : [-side, side];
        return places.map((place) => ({ x_mm: x_mm - middle + place, y_mm: top }));
      });
      const paper = PAPER_NAMES[at % 2] ?? 'a4';
      expectNails(nailsOn((await readStrokes(await drawn(planOf(works), paper))).pages), wanted);
    }
  });

  test('show the marks of a join at the same place of the wall on both sheets', async () => {
    const { pages } = await readStrokes(await drawn(planOf(inARow([workOf('Oak', 450, 600)])), 'a4'));
    const marks = pages.slice(2).map((page) => crossesOn(page, '#1d1a16', 6).map(toWall(page)));

    expect(marks.map((list) => list.length)).toEqual([2, 2]);
    for (const { x_mm, y_mm } of marks[0] ?? []) {
      const other = marks[1]?.some((mark) => Math.hypot(mark.x_mm - x_mm, mark.y_mm - y_mm) < 0.1);
      expect(other).toBe(true);
    }
  });

  test('have the paper’s size, a ruler of the length it names, and ask viewers not to scale them', async () => {
    for (const paper of PAPER_NAMES) {
      const { pages, printScaling } = await readStrokes(await drawn(planOf(inARow([workOf('Oak', 700, 500)])), paper));
      const { w_mm, h_mm, inches } = PAPERS[paper];
      expect(printScaling).toBe('None');
      for (const { width, height } of pages) {
        const sides = [width * MM, height * MM].toSorted((a, b) => a - b);
        expect(Math.abs((sides[0] ?? 0) - w_mm)).toBeLessThan(0.01);
        expect(Math.abs((sides[1] ?? 0) - h_mm)).toBeLessThan(0.01);
      }
      for (const page of pages.slice(2)) {
        const named = inches ? '4 inches' : '10 cm';
        expect(page.texts.map(({ text }) => text).join(' ')).toContain(`exactly ${named} long`);
        const ruler = page.strokes.filter(
          (stroke) => isLevel(stroke) && isNear(lengthMm(stroke), inches ? 101.6 : 100),
        );
        expect(ruler).toHaveLength(1);
      }
    }
  });
});

describe.each(LOCALES)('a kit in %s', (locale) => {
  test('of six works with long titles has one page of plan, of twelve two, one of instructions, and nothing beyond their edges', async () => {
    const twelve = Array.from({ length: 12 }, (_, at) =>
      workOf(
        'Oak with mat',
        600 + at,
        500,
        { x_mm: -1500 + 600 * (at % 6), y_mm: at % 2 ? 1300 : 2000 },
        `${at + 1} ${LONG}`,
      ),
    );
    const i18n = await i18nFor(locale);
    for (const [works, paper, plans] of [
      [twelve.slice(0, 6), 'a4', 1],
      [twelve.slice(0, 6), 'letter', 1],
      [twelve, 'letter', 2],
    ] as const) {
      const plan = planOf(works, wallRoom('living'));
      const kit = kitPages(plan, { i18n, paper, brand: 'Cornice', date: '2026-11-19' });
      const { pages } = await readStrokes(await drawn(plan, paper, locale));

      expect(pages).toHaveLength(plans + 1 + kit.sheets.length);
      for (const { texts, width, height } of pages) {
        for (const { x, y, text } of texts) {
          expect(x, text).toBeGreaterThan(20);
          expect(x, text).toBeLessThan(width - 20);
          expect(y, text).toBeGreaterThan(20);
          expect(y, text).toBeLessThan(height - 20);
        }
      }
    }
  });

  test('says everything in its language, and only with the glyphs it uses', async () => {
    const bytes = await drawn(
      planOf([workOf('Oak', 700, 500, { x_mm: 0, y_mm: 1500 })], wallRoom('bedroom')),
      'a4',
      locale,
    );
    const { pages, lang, fonts } = await readPdf(bytes);

    expect(lang).toBe({ en: 'en', 'zh-Hant': 'zh-TW', 'zh-CN': 'zh-CN' }[locale]);
    const words = { en: 'Hanging plan', 'zh-Hant': '掛畫圖', 'zh-CN': '挂画图' }[locale];
    expect(pages[0]?.join(' ')).toContain(words);
    if (locale !== 'en') expect(pages.flat().join(' ')).not.toMatch(/\b(nail|sheet|floor|line|edge)\b/i);
    expect(fonts.every((name) => /^[A-Z]{6}\+/.test(name))).toBe(true);
    expect(bytes.length).toBeLessThan(200_000);
  });
});

test('the same kit gives the same bytes', async () => {
  const plan = planOf(inARow([workOf('Oak', 700, 500)]));

  expect((await drawn(plan, 'a4')).equals(await drawn(plan, 'a4'))).toBe(true);
});

test('a frame whose hanger nobody knows has no nail, and the plan says so', async () => {
  const { hanger: _hanger, ...work } = workOf('Oak', 700, 500);
  const plan = planOf(inARow([{ ...work, lacks: 'known_hanger' }, workOf('Oak', 300, 400)]));
  const bytes = await drawn(plan, 'a4');

  expect(nailsOn((await readStrokes(bytes)).pages)).toHaveLength(1);
  expect((await readPdf(bytes)).pages[0]?.join(' ')).toContain('this frame has changed');
});
