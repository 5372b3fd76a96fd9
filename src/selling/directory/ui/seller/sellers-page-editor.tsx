import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { EmptyState } from '#kit/empty-state.tsx';
import { lazily } from '#kit/later.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';
import { sellersPageQuery } from '../../seller-artist.queries.ts';

const SellersPageForm = lazily(() =>
  import('./sellers-page-form.tsx').then((module) => ({ default: module.SellersPageForm })),
);

/** Edits a public page in place. Another seller's is not found. */
export function SellersPageEditor({ id }: { id: string }) {
  const { options } = useRouter();
  const { data, isError } = useQuery(sellersPageQuery(options.context, id));
  if (isError && !data) {
    return (
      <EmptyState
        heading="h1"
        title={<Trans>Page not found</Trans>}
        action={
          <Link to="/account/artist" className="text-link">
            <Trans>Your public pages</Trans>
          </Link>
        }
      >
        <Trans>You can edit your own page and those of the artists you represent today.</Trans>
      </EmptyState>
    );
  }
  const waiting = (
    <SkeletonGroup className="grid gap-5">
      <Skeleton className="h-10 max-w-md" />
      <Skeleton className="h-96" />
    </SkeletonGroup>
  );
  if (!data) return waiting;
  return (
    <Suspense fallback={waiting}>
      <SellersPageForm key={id} id={id} reply={data} />
    </Suspense>
  );
}
