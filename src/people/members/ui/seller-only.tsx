import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLoaderData, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink } from '#kit/button-link.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';
import { isSeller } from '#shared/rights.ts';
import { memberProfile } from '../member.queries.ts';

/** Product §7: for approved artists and galleries. The API refuses others anyway. */
export function SellerOnly({ children }: { children: ReactNode }) {
  const { options } = useRouter();
  const { hidden } = useLoaderData({ from: '__root__' });
  const { data, isError } = useQuery(memberProfile(options.context));
  if (!data && !isError) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-40" />
      </SkeletonGroup>
    );
  }
  if (data && isSeller(data)) return children;
  return (
    <EmptyState
      heading="h1"
      title={<Trans>For artists and galleries</Trans>}
      action={
        hidden?.includes('/membership') ? undefined : (
          <ButtonLink to="/membership">
            <Trans>What membership offers</Trans>
          </ButtonLink>
        )
      }
    >
      <Trans>This page is only for approved artists and galleries.</Trans>
    </EmptyState>
  );
}

// @chunk account
