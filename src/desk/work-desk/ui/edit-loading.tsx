import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#kit/button.tsx';
import { ButtonLink } from '#kit/button-link.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';

interface EditLoadingProps {
  isError: boolean;
  again: () => void;
  title: ReactNode;
  back: '/admin/frame' | '/admin/artist' | '/admin/work' | '/admin/category' | '/admin/store';
  backText: ReactNode;
}

/** A thing to edit that is loading or could not be loaded. */
export function EditLoading({ isError, again, title, back, backText }: EditLoadingProps) {
  if (!isError) {
    return (
      <SkeletonGroup className="grid gap-4">
        <Skeleton className="h-16" />
        <Skeleton className="h-64" />
      </SkeletonGroup>
    );
  }
  return (
    <EmptyState
      heading="h1"
      title={title}
      action={
        <>
          <Button onClick={again}>
            <Trans>Try again</Trans>
          </Button>
          <ButtonLink to={back}>{backText}</ButtonLink>
        </>
      }
    />
  );
}
