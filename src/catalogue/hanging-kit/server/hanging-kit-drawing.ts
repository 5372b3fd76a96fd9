import { forbidScaling } from '#ground/documents/server/print-scaling.ts';
import { finishedPdf, openTypesetter } from '#ground/documents/server/typesetter.service.ts';
import type { Locale } from '#shared/locale.ts';
import { type PaperName, sheetOf } from '../paper.rules.ts';
import { type GuidePage, setGuide } from './guide-page.ts';
import { points } from './kit-page.ts';
import { type PlanPage, setPlan } from './plan-page.ts';
import { type SheetPage, setSheet } from './template-page.ts';

/** A hanging kit as final texts and coordinates: drawing only sets them. */
export interface HangingKit {
  locale: Locale;
  paper: PaperName;
  /** The title of the file and its window. */
  heading: string;
  brand: string;
  date: string;
  plan: PlanPage;
  guide: GuidePage;
  sheets: SheetPage[];
}

/** The plan, the instructions, and the sheets at 1:1. The same kit gives the same bytes. */
export function drawKit({ locale, paper, heading, brand, date, plan, guide, sheets }: HangingKit): Promise<Buffer> {
  const { w_mm, h_mm } = sheetOf(paper, 'portrait');
  const sheet = openTypesetter({
    locale,
    title: heading,
    author: brand,
    date: new Date(date),
    size: [points(w_mm), points(h_mm)],
  });
  forbidScaling(sheet.pdf);
  setPlan(sheet, plan);
  setGuide(sheet, guide);
  for (const one of sheets) setSheet(sheet, paper, one);
  return finishedPdf(sheet);
}
