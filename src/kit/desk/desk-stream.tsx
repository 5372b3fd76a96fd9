import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { Button } from '../button.tsx';
import { ListLoading, ListNotLoaded } from './list-states.tsx';

interface DeskStreamProps<Entry> {
  /** The query's result so far, page by page. */
  query: {
    data: { pages: readonly { list: readonly Entry[] }[] } | undefined;
    isError: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  label: string;
  /** Shown if nothing is found. */
  empty: ReactNode;
  row: (entry: Entry) => ReactElement;
}

/** A list of the back office with "more" instead of page numbers, for lists without a count: loading, failed, empty, or its rows. */
export function DeskStream<Entry>({ query, label, empty, row }: DeskStreamProps<Entry>) {
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  if (!data) return isError ? <ListNotLoaded again={refetch} /> : <ListLoading />;
  const entries = data.pages.flatMap(({ list }) => list);
  if (entries.length === 0) return empty;
  return (
    <>
      <ul aria-label={label} className="mt-5 border-hairline border-t">
        {entries.map(row)}
      </ul>
      {hasNextPage && (
        <Button className="mt-8" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  );
}
