import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { deliveryQuery } from '#features/site/setting.queries.ts';
import { DeskPage } from '#web/kit/desk/desk-page.tsx';
import { NotLoaded } from '#web/kit/desk/not-loaded.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { SkeletonGroup } from '#web/kit/skeleton-group.tsx';
import { DeliveryForm } from './delivery-form.tsx';

/** Where the shop delivers, for how much and how fast: the page on which finance changes it. */
export function DeliveryPage() {
  const { options } = useRouter();
  const { data, error, refetch } = useQuery(deliveryQuery(options.context));
  return (
    <DeskPage title={<Trans>Delivery</Trans>}>
      {data ? (
        <DeliveryForm version={data.version} updated_at={data.updated_at} rates={data.value} />
      ) : error ? (
        <NotLoaded error={error} again={() => void refetch()} />
      ) : (
        <SkeletonGroup className="grid gap-6">
          <Skeleton className="h-64" />
          <Skeleton className="h-64" />
        </SkeletonGroup>
      )}
    </DeskPage>
  );
}
