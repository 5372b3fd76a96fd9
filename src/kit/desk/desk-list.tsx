import type { ReactElement, ReactNode } from 'react';
import { type PageLinkProps, Pagination } from '../pagination.tsx';
import { ListLoading, ListNotLoaded } from './list-states.tsx';

interface Found<Entry> {
  list: readonly Entry[];
  total: number;
  page: number;
  pages: number;
}

interface DeskListProps<Entry> {
  /** The query's result so far. */
  query: { data: Found<Entry> | undefined; isError: boolean; isPlaceholderData: boolean; refetch: () => unknown };
  label: string;
  /** "12 orders", as people say it. */
  counted: (total: number) => ReactNode;
  /** Shown if nothing is found. */
  empty: ReactNode;
  row: (entry: Entry) => ReactElement;
  renderLink: (page: number, link: PageLinkProps) => ReactElement;
}

/** A page of a list of the back office: loading, failed, empty, or its rows with the pagination below. */
export function DeskList<Entry>(props: DeskListProps<Entry>) {
  const { query, label, counted, empty, row, renderLink } = props;
  const { data, isError, isPlaceholderData, refetch } = query;
  if (!data) return isError ? <ListNotLoaded again={refetch} /> : <ListLoading />;
  if (data.total === 0) return empty;
  return (
    <div aria-busy={isPlaceholderData}>
      <p role="status" className="mt-5 text-ink-soft text-small">
        {counted(data.total)}
      </p>
      <ul aria-label={label} className="mt-2 border-hairline border-t">
        {data.list.map(row)}
      </ul>
      <Pagination className="mt-8" page={data.page} pages={data.pages} renderLink={renderLink} />
    </div>
  );
}
