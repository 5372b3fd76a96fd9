import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { fetchFile } from '#kit/client/api-files.ts';
import { langOf } from '#shared/locale.ts';
import type { Statement } from './sales.contract.ts';
import type { SalesSearch } from './sales-search.rules.ts';

const query = ({ year, artist }: { year?: number | undefined; artist?: number | undefined }) => ({
  ...(year !== undefined && { year: String(year) }),
  ...(artist !== undefined && { artist: String(artist) }),
});

/** Totals, months, sizes, frames and the best works. */
export function overviewQuery(asker: Asker, { year, artist }: SalesSearch) {
  return queryOptions({
    queryKey: ['sales', 'overview', asker.locale, year, artist],
    queryFn: () => ask(apiClient(asker).api.sales.overview.$get({ query: query({ year, artist }) })),
    placeholderData: keepPreviousData,
  });
}

/** A page of the works that are online, or of the others. */
export function salesListQuery(asker: Asker, status: 'online' | 'offline', search: SalesSearch) {
  const { keyword = '', sort = 'new', page = 1 } = search;
  return queryOptions({
    queryKey: ['sales', status, asker.locale, search.year, search.artist, keyword, sort, page],
    queryFn: () =>
      ask(
        apiClient(asker).api.sales[status].$get({
          query: { ...query(search), sort, page: String(page), ...(keyword && { keyword }) },
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** The funnel from views to sales, and the countries. */
export function analysisQuery(asker: Asker, { year, artist }: SalesSearch) {
  return queryOptions({
    queryKey: ['sales', 'analysis', asker.locale, year, artist],
    queryFn: () => ask(apiClient(asker).api.sales.analysis.$get({ query: query({ year, artist }) })),
    placeholderData: keepPreviousData,
  });
}

const reportPath = (asker: Asker, format: 'pdf' | 'csv', year: number) =>
  `/api/report?year=${year}&format=${format}&lang=${langOf(asker.locale)}`;

/** The statement of a year, by default the latest with sales. Spec §8: it answers outside the envelope. */
export function statementQuery(asker: Asker, year?: number) {
  return queryOptions({
    queryKey: ['sales', 'statement', asker.locale, year],
    queryFn: async (): Promise<Statement> => {
      const query = { format: 'json' as const, ...(year !== undefined && { year: String(year) }) };
      const response: Response = await apiClient(asker).api.report.$get({ query });
      const body: unknown = await response.json();
      if (response.ok) return body as Statement;
      const { code, message } = body as { code: string; message: string };
      throw new ApiFailure(response.status, code, message);
    },
    placeholderData: keepPreviousData,
  });
}

/** The statement as a file, in the page's language. */
export function fetchReport(
  asker: Asker,
  { format, year }: { format: 'pdf' | 'csv'; year: number },
  onProgress: (share: number) => void,
): Promise<Blob> {
  return fetchFile(asker, reportPath(asker, format, year), { onProgress });
}
