import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { deskStoreQuery } from '../store-desk.queries.ts';
import { EditLoading } from './edit-loading.tsx';
import { StoreForm } from './store-form.tsx';

export function StoreEditPage({ id }: { id: string }) {
  const { options } = useRouter();
  const isNew = id === 'new';
  const { data, isError, refetch } = useQuery({ ...deskStoreQuery(options.context, id), enabled: !isNew });
  if (isNew) return <StoreForm />;
  if (data) return <StoreForm first={data} />;
  return (
    <EditLoading
      isError={isError}
      again={() => void refetch()}
      title={<Trans>This store could not be loaded</Trans>}
      back="/admin/store"
      backText={<Trans>All exhibition stores</Trans>}
    />
  );
}
