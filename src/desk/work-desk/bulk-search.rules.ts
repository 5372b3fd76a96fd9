import { readKeyword } from '#shared/keyword.ts';

/** Which lines of a bulk change are looked at; it is in the address. */
export interface BulkSearch {
  keyword?: string;
  page?: number;
}

/** Reads an address; parts that make no sense are left out. */
export function readBulkSearch(address: Record<string, unknown>): BulkSearch {
  const keyword = readKeyword(address.keyword);
  const page = Number(address.page);
  return {
    ...(keyword && { keyword }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
  };
}
