import { readKeyword } from '#shared/keyword.ts';

/** What staff look for; it is in the address. */
export interface RepresentationSearch {
  keyword?: string;
  page?: number;
}

/** Reads an address; what is not understood is left out. */
export function readRepresentationSearch({ keyword, page }: Record<string, unknown>): RepresentationSearch {
  const text = readKeyword(keyword);
  const number = Number(page);
  return {
    ...(text && { keyword: text }),
    ...(Number.isInteger(number) && number > 1 && number <= 10_000 && { page: number }),
  };
}
