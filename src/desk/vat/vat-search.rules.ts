import { VAT_LISTS, type VatList } from './vat.rules.ts';

/** The sheet of a period as its URL has it, or the list behind one of its figures. */
export interface VatSearch {
  period?: string;
  of?: VatList;
  /** Of invoices and allowances, in whole per cent. */
  rate?: number;
  page?: number;
}

/** Ignores values it does not know; a list needs its period. */
export function readVatSearch(values: Record<string, unknown>): VatSearch {
  const period = /^20\d{2}(01|03|05|07|09|11)$/.exec(String(values.period ?? ''))?.[0];
  const of = period && VAT_LISTS.find((name) => name === values.of);
  const rate = Number(values.rate ?? Number.NaN);
  const page = Number(values.page);
  return {
    ...(period && { period }),
    ...(of && { of }),
    ...(of && Number.isInteger(rate) && rate >= 0 && rate <= 100 && { rate }),
    ...(of && Number.isInteger(page) && page > 1 && page <= 10_000 && { page }),
  };
}
