import { msg } from '@lingui/core/macro';
import { EYE_LINE_MM } from '#catalogue/wall/hanging.rules.ts';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { gapAbove, type KitWork, type Outline } from '../hanging-kit.rules.ts';
import { inchText, lengthText, weightText } from '../lengths.rules.ts';
import { PAPERS } from '../paper.rules.ts';
import { FURNITURE_NAMES, furnitureNote, hangerWords, LACKS_WORDS, MIDDLE_WORDS } from './hanging-kit.words.ts';
import { type KitReading, lengthIn } from './kit-reading.ts';
import type { PlanPage } from './plan-page.ts';

const NONE = '–';

/** The plan of the wall with all measurements. */
export function planPage(reading: KitReading): PlanPage {
  const { i18n, brand, code, layout, plan } = reading;
  const { furniture, middle } = plan;
  const count = layout.sheets.length;
  return {
    title: code ? i18n._(msg`Hanging plan for order ${{ code }}`) : i18n._(msg`Hanging plan`),
    brand,
    hint: i18n._(msg`This plan, instructions, and full-size sheets: ${{ count }}`),
    notes: [
      i18n._(msg`All heights are from the finished floor.`),
      i18n._(MIDDLE_WORDS[middle.of]),
      ...(furniture ? [i18n._(furnitureNote(furniture.name, lengthIn(reading, furniture.top_mm)))] : []),
    ],
    drawing: drawingOf(reading),
    columns: [
      i18n._(msg`Work`),
      i18n._(msg`Top edge above the floor`),
      i18n._(msg`Nails above the floor`),
      i18n._(msg`Nails from the middle line`),
      i18n._(msg`Edges from the middle line`),
      ...(furniture ? [i18n._(msg`Gap to the furniture below`)] : []),
    ],
    rows: plan.works.map((work, at) => rowFor(reading, work, at)),
  };
}

function drawingOf(reading: KitReading): PlanPage['drawing'] {
  const { i18n, plan, layout, locale } = reading;
  const { outlines, nails, middle, furniture } = plan;
  const height = lengthIn(reading, EYE_LINE_MM);
  return {
    works: outlines.map((outline, at) => ({
      number: `${at + 1}`,
      top: lengthText(outline.top_mm, locale, false),
      outline,
    })),
    nails: nails.map(({ x_mm, y_mm }) => ({ x_mm, y_mm })),
    sheets: layout.sheets.map(({ left_mm, bottom_mm, w_mm, h_mm }, at) => {
      return { left_mm, bottom_mm, w_mm, h_mm, number: `${at + 1}` };
    }),
    middle: { x_mm: middle.x_mm, label: i18n._(msg`Middle line`) },
    eye: { y_mm: EYE_LINE_MM, label: i18n._(msg`Eye height ${{ height }}`) },
    ...(furniture && {
      furniture: {
        left_mm: furniture.x_mm - furniture.w_mm / 2,
        right_mm: furniture.x_mm + furniture.w_mm / 2,
        top_mm: furniture.top_mm,
        label: `${i18n._(FURNITURE_NAMES[furniture.name])} ${lengthIn(reading, furniture.top_mm)}`,
      },
    }),
    floor: i18n._(msg`Floor`),
  };
}

function rowFor(reading: KitReading, work: KitWork, at: number): PlanPage['rows'][number] {
  const { plan, i18n, locale } = reading;
  const cell = (mm: number) => cellLength(reading, mm);
  const own = plan.nails.filter((nail) => nail.work === at);
  const outline = plan.outlines[at] ?? { left_mm: 0, right_mm: 0, top_mm: 0, bottom_mm: 0 };
  const heights = new Set(own.map(({ y_mm }) => cell(y_mm)));
  const framed = formatCm(work.outer, locale);
  return {
    number: `${at + 1}`,
    title: work.title,
    details: [work.artist, `${work.frame} · ${i18n._(msg`Framed size ${framed}`)}`, hangerText(reading, work)],
    cells: [
      cell(outline.top_mm),
      [...heights].join('\n') || NONE,
      own.map(({ x_mm }) => fromMiddle(reading, x_mm)).join('\n') || NONE,
      [outline.left_mm, outline.right_mm].map((x_mm) => fromMiddle(reading, x_mm)).join('\n'),
      ...(plan.furniture ? [gapText(reading, outline)] : []),
    ],
  };
}

function hangerText(reading: KitReading, { hanger, lacks }: KitWork): string {
  const { i18n, locale } = reading;
  if (!hanger) return i18n._(LACKS_WORDS[lacks ?? 'frame']);
  const { kind, drop_mm, side_mm, weight_g } = hanger;
  const words = hangerWords(kind, { drop: lengthIn(reading, drop_mm), side: lengthIn(reading, side_mm) });
  return `${i18n._(words)} · ${weightText(weight_g, locale)}`;
}

function gapText(reading: KitReading, outline: Outline): string {
  const gap_mm = gapAbove(outline, reading.plan.furniture);
  if (gap_mm === undefined) return NONE;
  const gap = cellLength(reading, Math.abs(gap_mm));
  return gap_mm < 0 ? reading.i18n._(msg`${{ gap }} hidden`) : gap;
}

function fromMiddle(reading: KitReading, x_mm: number): string {
  const { i18n, plan, locale } = reading;
  const mm = x_mm - plan.middle.x_mm;
  const distance = lengthText(Math.abs(mm), locale, false);
  if (mm === 0) return i18n._(msg({ message: 'on the line', comment: 'of a nail: on the middle line of the wall' }));
  const text = mm < 0 ? i18n._(msg`${{ distance }} left`) : i18n._(msg`${{ distance }} right`);
  return withInches(reading, text, mm);
}

function cellLength(reading: KitReading, mm: number): string {
  return withInches(reading, lengthText(mm, reading.locale, false), mm);
}

/** The inches have a line of their own: columns are narrow. */
function withInches({ paper, locale }: KitReading, text: string, mm: number): string {
  return PAPERS[paper].inches ? `${text}\n${inchText(Math.abs(mm), locale)}` : text;
}
