import { Trans } from '@lingui/react/macro';
import { Button } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { Skeleton } from '../skeleton.tsx';
import { SkeletonGroup } from '../skeleton-group.tsx';

export function ListNotLoaded({ again }: { again: () => unknown }) {
  return (
    <EmptyState
      title={<Trans>This list could not be loaded</Trans>}
      action={
        <Button onClick={() => void again()}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Nothing is lost. Please check your connection and try again.</Trans>
    </EmptyState>
  );
}

export function ListLoading() {
  return (
    <SkeletonGroup className="mt-6 grid gap-4">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </SkeletonGroup>
  );
}
