import type { ReactNode } from 'react';
import { NotLoaded } from './not-loaded.tsx';
import { Skeleton } from './skeleton.tsx';
import { SkeletonGroup } from './skeleton-group.tsx';

/** The used parts of a query. */
interface Asked<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => Promise<unknown>;
}

interface LoadedProps<Data> {
  query: Asked<Data>;
  /** Shown if the answer is not found. */
  missing?: ReactNode;
  /** The heights of the grey bars shown while loading. */
  skeleton?: readonly string[];
  children: (data: Data) => ReactNode;
}

const TITLE_AND_BODY = ['h-10 max-w-md', 'h-64'] as const;

/** The result of a query; a skeleton while loading, and after a failure the reason and a retry button. */
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
