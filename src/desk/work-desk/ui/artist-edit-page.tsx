import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { deskArtistQuery } from '../artist-desk.queries.ts';
import { ArtistForm } from './artist-form.tsx';
import { EditLoading } from './edit-loading.tsx';

export function ArtistEditPage({ id }: { id: string }) {
  const { options } = useRouter();
  const { data, isError, refetch } = useQuery(deskArtistQuery(options.context, id));
  if (data) return <ArtistForm id={id} first={data} />;
  return (
    <EditLoading
      isError={isError}
      again={() => void refetch()}
      title={<Trans>This artist could not be loaded</Trans>}
      back="/admin/artist"
      backText={<Trans>All artists</Trans>}
    />
  );
}
