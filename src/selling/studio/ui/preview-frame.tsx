import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import type { ShopWorkReply } from '#catalogue/works/works.contract.ts';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Icon } from '#kit/icon.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';
import { reviewPreviewQuery } from '../review.queries.ts';
import { workPreviewQuery } from '../studio.queries.ts';

interface PreviewFrameProps {
  id: string;
  /** Reviewers see all works, sellers their own. */
  isReviewers: boolean;
  /** The product page itself. */
  children: (reply: ShopWorkReply) => ReactNode;
}

/** Marks a product page as a preview: nobody else sees it, and nothing can be bought. */
export function PreviewFrame({ id, isReviewers, children }: PreviewFrameProps) {
  const { options } = useRouter();
  const seller = useQuery({ ...workPreviewQuery(options.context, id), enabled: !isReviewers });
  const reviewer = useQuery({ ...reviewPreviewQuery(options.context, id), enabled: isReviewers });
  const { data, isError } = isReviewers ? reviewer : seller;
  return (
    <>
      <div data-top-bar="" className="sticky top-(--header) z-10 border-accent border-b-2 bg-wall-deep">
        <p className="page flex min-h-12 flex-wrap items-center gap-x-4 py-2 text-small">
          <Icon name="eye" />
          <strong className="font-semibold">
            <Trans>Preview: this work is not on sale</Trans>
          </strong>
          <span className="text-ink-soft">
            <Trans>Only you and our staff can see this page.</Trans>
          </span>
          <Link
            to={isReviewers ? '/admin/review/$id' : '/account/work/$id'}
            params={{ id }}
            className="text-link sm:ms-auto"
          >
            <Trans>Back to the work</Trans>
          </Link>
        </p>
      </div>
      {data ? (
        <Suspense>{children({ ...data, item: { ...data.item, status: 'online' } })}</Suspense>
      ) : isError ? (
        <EmptyState heading="h1" title={<Trans>There is nothing to preview yet</Trans>}>
          <Trans>The page can be seen as soon as the work has a picture.</Trans>
        </EmptyState>
      ) : (
        <SkeletonGroup className="page grid gap-8 py-10 lg:grid-cols-2">
          <Skeleton className="h-96" />
          <Skeleton className="h-96" />
        </SkeletonGroup>
      )}
    </>
  );
}

/** What replaces the actions on a previewed product page. */
export const previewActions = {
  cart: () => (
    <Button kind="primary" disabled wide>
      <Trans>Not on sale</Trans>
    </Button>
  ),
  favorite: () => null,
  look: () => null,
};

// @chunk studio
