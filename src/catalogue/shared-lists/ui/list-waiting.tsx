import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';

/** While a list is loading. */
export function ListWaiting() {
  return (
    <SkeletonGroup className="mt-8 grid gap-6">
      <Skeleton className="h-12 max-w-md" />
      <Skeleton className="h-48" />
      <Skeleton className="h-48" />
    </SkeletonGroup>
  );
}
