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
  /** What the query answered so far. */
  query: { data: Found<Entry> | undefined; isError: boolean; isPlaceholderData: boolean; refetch: () => unknown };
  /** What the list is, for those who hear the page. */
  label: string;
  /** "12 orders", as people say it. */
  counted: (total: number) => ReactNode;
  /** What stands there when nothing is found. */
  empty: ReactNode;
  row: (entry: Entry) => ReactElement;
  renderLink: (page: number, link: PageLinkProps) => ReactElement;
}

/** A page of a list of the back office: loading, failed, empty, or its rows with the pages below. */
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
