import { MISSING_KINDS, type MissingKind } from './missing.rules.ts';

/** What is looked at of the missing texts; it stands in the address. */
export interface MissingSearch {
  kind?: MissingKind;
  page?: number;
}

/** Reads an address of the report; what is not understood is left out, and works need no name. */
export function readMissingSearch({ kind, page }: Record<string, unknown>): MissingSearch {
  const known = MISSING_KINDS.find((name) => name === kind);
  const number = Number(page);
  return {
    ...(known && known !== 'work' && { kind: known }),
    ...(Number.isInteger(number) && number > 1 && number <= 10_000 && { page: number }),
  };
}
