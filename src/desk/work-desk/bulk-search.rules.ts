import { readKeyword } from '#shared/keyword.ts';

/** The filters of a bulk change's lines, as stored in the page address. */
export interface BulkSearch {
  keyword?: string;
  page?: number;
}

/** Reads an address; invalid parts are left out. */
export function readBulkSearch(address: Record<string, unknown>): BulkSearch {
  const keyword = readKeyword(address.keyword);
  const page = Number(address.page);
  return {
    ...(keyword && { keyword }),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
  };
}
