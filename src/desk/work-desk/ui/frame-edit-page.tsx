import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { deskFrameQuery } from '../frame-desk.queries.ts';
import { EditLoading } from './edit-loading.tsx';
import { FrameForm } from './frame-form.tsx';

export function FrameEditPage({ id }: { id: string }) {
  const { options } = useRouter();
  const isNew = id === 'new';
  const { data, isError, refetch } = useQuery({ ...deskFrameQuery(options.context, id), enabled: !isNew });
  if (isNew) return <FrameForm />;
  if (data) return <FrameForm first={data} />;
  return (
    <EditLoading
      isError={isError}
      again={() => void refetch()}
      title={<Trans>This frame could not be loaded</Trans>}
      back="/admin/frame"
      backText={<Trans>All frames</Trans>}
    />
  );
}
