import { readKeyword } from '#shared/keyword.ts';
import { LINE_STATES, type LineState } from './import.rules.ts';

/** Which lines of an import are shown: those of a state, or those with a warning. */
const LINE_SHOWS = ['all', ...LINE_STATES, 'warned'] as const;
export type LineShow = 'all' | 'warned' | LineState;

/** The filters of an import's lines, as stored in the page address. */
export interface ImportSearch {
  show?: Exclude<LineShow, 'all'>;
  keyword?: string;
  page?: number;
}

/** Reads an address; invalid parts are left out. */
export function readImportSearch(address: Record<string, unknown>): ImportSearch {
  const show = LINE_SHOWS.find((one) => one === address.show);
  const keyword = readKeyword(address.keyword);
  const page = Number(address.page);
  return {
    ...(show && show !== 'all' && { show }),
    ...(keyword && { keyword }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
  };
}

/** The choices that lead somewhere: all, the current one, and those with lines. */
export function showsOf(lines: Record<LineState, number>, warned: number, here: LineShow): LineShow[] {
  const count = (show: LineShow) => (show === 'all' ? 1 : show === 'warned' ? warned : lines[show]);
  return LINE_SHOWS.filter((show) => show === here || count(show) > 0);
}
