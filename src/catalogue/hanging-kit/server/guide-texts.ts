import { msg } from '@lingui/core/macro';
import { heaviestLoad, loadBand, needsTwoPeople } from '../hanging-kit.rules.ts';
import { weightText } from '../lengths.rules.ts';
import type { GuidePage } from './guide-page.ts';
import { HEAVY_WORDS, SAFETY_WORDS, stepWords, TOOL_WORDS, WALL_WORDS } from './hanging-kit.words.ts';
import { followText, type KitReading, placeText, rulerLength, sheetName } from './kit-reading.ts';

/** How to hang the works of a plan. */
export function guidePage(reading: KitReading): GuidePage {
  const { i18n, brand, plan, layout, locale } = reading;
  const band = loadBand(plan.works);
  const load = weightText(heaviestLoad(plan.works), locale);
  const { twoPeople, ...tools } = TOOL_WORDS;
  return {
    title: i18n._(msg`How to hang`),
    brand,
    hint: i18n._(msg`General instructions for these works`),
    stepsTitle: i18n._(msg`Step by step`),
    steps: stepWords(rulerLength(reading)).map((text) => i18n._(text)),
    toolsTitle: i18n._(msg`What you need`),
    tools: [...Object.values(tools), ...(needsTwoPeople(plan.works) ? [twoPeople] : [])].map((text) => i18n._(text)),
    wallsTitle: i18n._(msg`Your wall`),
    load: i18n._(msg`Largest load on one nail: ${{ load }}`),
    warning: band === 'heavy' ? i18n._(HEAVY_WORDS) : undefined,
    walls: WALL_WORDS.map(({ name, advice }) => ({ name: i18n._(name), advice: i18n._(advice[band]) })),
    safety: SAFETY_WORDS.map((text) => i18n._(text)),
    sheetsTitle: i18n._(msg`Position of the dashed lines of each sheet`),
    sheets: layout.sheets.map(({ lines }, at) =>
      [sheetName(reading, at), placeText(reading, lines), ...followText(reading, at)].join(' · '),
    ),
  };
}
