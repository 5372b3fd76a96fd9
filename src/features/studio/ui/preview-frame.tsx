import { Trans } from '@lingui/react/macro';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ItemReply } from '#features/catalog/catalog.contract.ts';
import { Button } from '#web/kit/button.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { Icon } from '#web/kit/icon.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { SkeletonGroup } from '#web/kit/skeleton-group.tsx';

interface PreviewFrameProps<Key extends readonly unknown[]> {
  query: UseQueryOptions<ItemReply, Error, ItemReply, Key>;
  /** The way back to the work. */
  back: ReactNode;
  /** The product page itself. */
  children: (reply: ItemReply) => ReactNode;
}

/** Says above a product page that it is a preview: nobody else sees it, and nothing can be bought. */
export function PreviewFrame<Key extends readonly unknown[]>({ query, back, children }: PreviewFrameProps<Key>) {
  const { data, isError } = useQuery(query);
  return (
    <>
      <div className="sticky top-16 z-10 border-accent border-b-2 bg-wall-deep">
        <p className="page flex min-h-12 flex-wrap items-center gap-x-4 py-2 text-small">
          <Icon name="eye" />
          <strong className="font-semibold">
            <Trans>Preview: this work is not on sale</Trans>
          </strong>
          <span className="text-ink-soft">
            <Trans>Only you and we can see this page.</Trans>
          </span>
          <span className="sm:ms-auto">{back}</span>
        </p>
      </div>
      {data ? (
        children(data)
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

/** What stands on a previewed product page in the place of its actions. */
export const previewActions = {
  cart: () => (
    <Button kind="primary" disabled wide>
      <Trans>Not on sale yet</Trans>
    </Button>
  ),
  favorite: () => null,
  look: () => null,
};

/** The way back to the page on which the work is changed, or decided about. */
export function BackToWork({ to, id }: { to: '/account/work/$id' | '/admin/work/$id'; id: string }) {
  return (
    <Link to={to} params={{ id }} className="text-link">
      <Trans>Back to the work</Trans>
    </Link>
  );
}
