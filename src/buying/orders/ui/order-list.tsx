import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Button } from '#kit/button.tsx';
import { ButtonLink } from '#kit/button-link.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';
import { type OrderListKind, ordersQuery } from '../order.queries.ts';
import { OrderRow } from './order-row.tsx';

export function OrderList({ kind }: { kind: OrderListKind }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    ordersQuery(options.context, kind),
  );
  if (isError && !data) {
    return (
      <EmptyState
        heading="h3"
        title={<Trans>Your orders could not be loaded</Trans>}
        action={
          <Button onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  }
  if (!data) {
    return (
      <SkeletonGroup className="grid gap-6">
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
      </SkeletonGroup>
    );
  }
  const orders = data.pages.flatMap(({ list }) => list);
  if (orders.length === 0) return <NoOrders kind={kind} />;
  return (
    <>
      <ul aria-label={kind === 'latest' ? t`Latest orders` : t`Earlier orders`} className="-mt-6">
        {orders.map((order) => (
          <OrderRow key={order.code} order={order} />
        ))}
      </ul>
      {hasNextPage && (
        <p className="mt-8 text-center">
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <Trans>Show older orders</Trans>
          </Button>
        </p>
      )}
    </>
  );
}

function NoOrders({ kind }: { kind: OrderListKind }) {
  if (kind === 'history') {
    return (
      <EmptyState heading="h3" title={<Trans>No earlier orders</Trans>}>
        <Trans>Orders move here two weeks after delivery.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      heading="h3"
      title={<Trans>No open orders</Trans>}
      action={
        <ButtonLink kind="primary" to="/shop">
          <Trans>Browse works</Trans>
        </ButtonLink>
      }
    >
      <Trans>When you order a print, you can follow it here from our workshop to your door.</Trans>
    </EmptyState>
  );
}
