import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Currency } from '#shared/money.ts';

export const PAPER_NAMES = ['a4', 'letter'] as const;
export type PaperName = (typeof PAPER_NAMES)[number];
export type Turn = 'portrait' | 'landscape';

interface Paper extends Extent {
  /** The lines that place a sheet are at multiples of this, so that a tape shows them without a fraction. */
  step_mm: number;
  /** People with Letter paper have tapes in inches. */
  inches: boolean;
}

/** Upright, in millimetres. */
export const PAPERS: Record<PaperName, Paper> = {
  a4: { w_mm: 210, h_mm: 297, step_mm: 10, inches: false },
  letter: { w_mm: 215.9, h_mm: 279.4, step_mm: 12.7, inches: true },
};

/** Printers leave the edge of a sheet blank; above and below the template are its title and the ruler. */
export const EDGE_MM = 10;
export const HEAD_MM = 13;
const FOOT_MM = 17;

export function sheetOf(paper: PaperName, turn: Turn): Extent {
  const { w_mm, h_mm } = PAPERS[paper];
  return turn === 'portrait' ? { w_mm, h_mm } : { w_mm: h_mm, h_mm: w_mm };
}

/** The part of a sheet that shows the wall at 1:1. */
export function windowOf(paper: PaperName, turn: Turn): Extent {
  const { w_mm, h_mm } = sheetOf(paper, turn);
  return { w_mm: w_mm - 2 * EDGE_MM, h_mm: h_mm - 2 * EDGE_MM - HEAD_MM - FOOT_MM };
}

/** Countries whose offices and homes print on Letter. */
const LETTER_COUNTRIES: ReadonlySet<string> = new Set(
  'US CA MX PR GU VI AS MP PH CL CO VE CR GT SV HN NI PA DO'.split(' '),
);

/** The paper a buyer probably has: by country if it is known, else by currency. */
export function usualPaper({ country, currency }: { country?: string; currency: Currency }): PaperName {
  const isLetter = country ? LETTER_COUNTRIES.has(country) : currency === 'USD';
  return isLetter ? 'letter' : 'a4';
}
