import { MISSING_KINDS, type MissingKind } from './missing.rules.ts';

/** The filters of the missing texts, as stored in the page address. */
export interface MissingSearch {
  kind?: MissingKind;
  page?: number;
}

/** Reads an address; unknown parts are left out, and `work` is the default kind. */
export function readMissingSearch({ kind, page }: Record<string, unknown>): MissingSearch {
  const known = MISSING_KINDS.find((name) => name === kind);
  const number = Number(page);
  return {
    ...(known && known !== 'work' && { kind: known }),
    ...(Number.isInteger(number) && number > 1 && number <= 10_000 && { page: number }),
  };
}
