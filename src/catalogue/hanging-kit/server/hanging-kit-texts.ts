import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { localeOfI18n } from '#shared/locale.ts';
import type { WallPlan } from '../hanging-kit.rules.ts';
import type { PaperName } from '../paper.rules.ts';
import { sheetsFor } from '../sheets.rules.ts';
import { guidePage } from './guide-texts.ts';
import type { HangingKit } from './hanging-kit-drawing.ts';
import type { KitReading } from './kit-reading.ts';
import { planPage } from './plan-texts.ts';
import { sheetPage } from './sheet-texts.ts';

interface Asked {
  i18n: I18n;
  paper: PaperName;
  brand: string;
  /** The number of the order, if it is for one. */
  code?: string | undefined;
  /** The same kit gives the same file, so its date is given. */
  date: string;
}

/** All pages of a kit as final texts and coordinates in one language. */
export function kitPages(plan: WallPlan, { date, ...asked }: Asked): HangingKit {
  const { i18n, paper, brand, code } = asked;
  const locale = localeOfI18n(i18n);
  const reading: KitReading = { ...asked, locale, plan, layout: sheetsFor(plan, paper) };
  return {
    locale,
    paper,
    heading: [i18n._(msg`Hanging kit`), code, brand].filter(Boolean).join(' | '),
    brand,
    date,
    plan: planPage(reading),
    guide: guidePage(reading),
    sheets: reading.layout.sheets.map((sheet, at) => sheetPage(reading, sheet, at)),
  };
}
