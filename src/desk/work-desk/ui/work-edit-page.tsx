import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { deskWorkQuery } from '../work-desk.queries.ts';
import { EditLoading } from './edit-loading.tsx';
import { WorkEditForm } from './work-edit-form.tsx';

export function WorkEditPage({ id }: { id: string }) {
  const { options } = useRouter();
  const { data, isError, refetch } = useQuery(deskWorkQuery(options.context, id));
  if (data) return <WorkEditForm id={id} first={data} />;
  return (
    <EditLoading
      isError={isError}
      again={() => void refetch()}
      title={<Trans>This work could not be loaded</Trans>}
      back="/admin/work"
      backText={<Trans>All works</Trans>}
    />
  );
}
