import type { ReactNode } from 'react';
import { NotLoaded } from './not-loaded.tsx';
import { Skeleton } from './skeleton.tsx';
import { SkeletonGroup } from './skeleton-group.tsx';

/** What it needs of a query. */
interface Asked<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => Promise<unknown>;
}

interface LoadedProps<Data> {
  query: Asked<Data>;
  /** Shown when the shop answered that there is no such thing. */
  missing?: ReactNode;
  /** The heights of the grey bars that are shown before the answer has arrived. */
  skeleton?: readonly string[];
  children: (data: Data) => ReactNode;
}

const TITLE_AND_BODY = ['h-10 max-w-md', 'h-64'] as const;

/** The answer to a query; until then a skeleton, and if there is none, the reason and a way to ask again. */
export function Loaded<Data>({ query, missing, skeleton = TITLE_AND_BODY, children }: LoadedProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) return <NotLoaded error={error} again={() => void refetch()} missing={missing} />;
  return (
    <SkeletonGroup className="grid gap-5">
      {skeleton.map((height, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
        <Skeleton key={at} className={height} />
      ))}
    </SkeletonGroup>
  );
}

// @chunk account
