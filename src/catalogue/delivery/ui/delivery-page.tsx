import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { deliveryQuery } from '#catalogue/site/setting.queries.ts';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { DeliveryForm } from './delivery-form.tsx';

export function DeliveryPage() {
  const { options } = useRouter();
  const query = useQuery(deliveryQuery(options.context));
  return (
    <DeskPage title={<Trans>Delivery</Trans>}>
      <Loaded query={query} skeleton={['h-64', 'h-64']}>
        {(data) => <DeliveryForm version={data.version} updated_at={data.updated_at} rates={data.value} />}
      </Loaded>
    </DeskPage>
  );
}
