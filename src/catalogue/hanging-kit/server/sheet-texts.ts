import { msg } from '@lingui/core/macro';
import { listed } from '#shared/locale.ts';
import type { TemplateSheet } from '../sheets.rules.ts';
import { nailName } from './hanging-kit.words.ts';
import { followText, heightText, type KitReading, markLetters, rulerLength, widthText } from './kit-reading.ts';
import type { SheetPage } from './template-page.ts';

/** One sheet at 1:1 with all that is in its window. */
export function sheetPage(reading: KitReading, sheet: TemplateSheet, at: number): SheetPage {
  const { i18n, plan, layout, locale } = reading;
  const { turn, nails, lines, left_mm, bottom_mm, w_mm, h_mm } = sheet;
  const own = nails.flatMap((index) => plan.nails[index] ?? []);
  const works = [...new Set(own.map(({ work }) => work))].toSorted((a, b) => a - b);
  const length = rulerLength(reading);
  return {
    title: i18n._(msg`Sheet ${{ number: at + 1 }} of ${{ count: layout.sheets.length }}`),
    works: listed(
      works.map((work) => titleOf(reading, work)),
      locale,
    ),
    hint: i18n._(
      msg`Print at actual size (100%). Tape this sheet to the wall with its dashed lines at the heights and distances they name.`,
    ),
    turn,
    window: { left_mm, bottom_mm, w_mm, h_mm },
    lines: { ...lines, height: heightText(reading, lines.y_mm), width: widthText(reading, lines.x_mm) },
    outlines: plan.outlines.map((outline, work) => ({ outline, title: topEdge(reading, work) })),
    nails: own.map(({ work, side, x_mm, y_mm }) => ({
      x_mm,
      y_mm,
      name: i18n._(nailName(side, `${work + 1}`)),
      texts: [heightText(reading, y_mm), widthText(reading, x_mm)],
    })),
    marks: layout.joins.flatMap(({ first, second, marks }, index) =>
      first === at || second === at
        ? marks.map((mark, which) => ({ ...mark, letter: markLetters(index)[which] ?? '' }))
        : [],
    ),
    joins: [...followText(reading, at), ...joinedHere(reading, at)],
    ruler: i18n._(msg`This ruler has to be exactly ${{ length }} long.`),
  };
}

function titleOf({ plan }: KitReading, work: number): string {
  return `${work + 1} ${plan.works[work]?.title ?? ''}`;
}

function topEdge(reading: KitReading, work: number): string {
  const { i18n } = reading;
  return i18n._(msg`Top edge of ${{ work: titleOf(reading, work) }}`);
}

/** The sheets that are laid on this one. */
function joinedHere({ i18n, layout, locale }: KitReading, at: number): string[] {
  return layout.joins.flatMap(({ first, second }, index) => {
    if (first !== at) return [];
    const marks = listed(markLetters(index), locale);
    return [i18n._(msg`Sheet ${{ number: second + 1 }} is joined to this one at ${{ marks }}`)];
  });
}
