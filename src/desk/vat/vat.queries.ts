import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import type { VatList } from './vat.rules.ts';

export function vatQueryOf(asker: Asker, period: string | undefined) {
  return queryOptions({
    queryKey: ['staff', 'vat', 'sheet', asker.locale, period],
    queryFn: () => ask(apiClient(asker).api.admin.vat.$get({ query: { ...(period && { period }) } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

interface Listed {
  period: string;
  of: VatList;
  rate?: number;
  page?: number;
}

export function vatListQueryOf(asker: Asker, { period, of, rate, page = 1 }: Listed) {
  const query = { period, of, page: String(page), ...(rate !== undefined && { rate: String(rate) }) };
  return queryOptions({
    queryKey: ['staff', 'vat', 'list', asker.locale, query],
    queryFn: () => ask(apiClient(asker).api.admin.vat.list.$get({ query })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

// @chunk account
