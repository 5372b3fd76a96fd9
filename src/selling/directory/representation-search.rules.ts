import { readKeyword } from '#shared/keyword.ts';

/** The staff's filters, as the URL carries them. */
export interface RepresentationSearch {
  keyword?: string;
  page?: number;
}

/** Leaves out unknown values. */
export function readRepresentationSearch({ keyword, page }: Record<string, unknown>): RepresentationSearch {
  const text = readKeyword(keyword);
  const number = Number(page);
  return {
    ...(text && { keyword: text }),
    ...(Number.isInteger(number) && number > 1 && number <= 10_000 && { page: number }),
  };
}
