import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';
import { beginWork, worksQuery } from '../studio.queries.ts';
import { beginUpload } from '../upload.queries.ts';
import { MasterField } from './master-field.tsx';
import { startSending } from './master-sending.ts';

/** A new work: artist and picture. The rest can be filled in during the upload. */
export function NewWorkPage() {
  const { options } = useRouter();
  const { data, isError } = useQuery(worksQuery(options.context, {}));
  return (
    <>
      <p className="mb-4 text-small">
        <Link to="/account/work" className="text-link">
          <Trans>Your works</Trans>
        </Link>
      </p>
      {data ? (
        data.artists.length > 0 ? (
          <NewWork artists={data.artists} />
        ) : (
          <EmptyState heading="h1" title={<Trans>No artist page yet</Trans>}>
            <Trans>
              Every work belongs to an artist’s page. You can start as soon as yours exists or you represent an artist.
            </Trans>
          </EmptyState>
        )
      ) : isError ? (
        <EmptyState heading="h1" title={<Trans>Your works could not be loaded</Trans>} />
      ) : (
        <SkeletonGroup className="grid gap-5">
          <Skeleton className="h-10 max-w-md" />
          <Skeleton className="h-64" />
        </SkeletonGroup>
      )}
    </>
  );
}

function NewWork({ artists }: { artists: readonly { artist_id: number; name: string }[] }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const navigate = useNavigate();
  const [artist, setArtist] = useState(artists.length === 1 ? String(artists[0]?.artist_id) : '');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isAsked, setIsAsked] = useState(false);

  async function begin(file?: File) {
    setFailure(undefined);
    setIsAsked(artist === '');
    if (artist === '') return document.getElementById('artist')?.focus();
    setBusy(true);
    try {
      const upload = file && (await beginUpload(options.context, '/api/sales/upload', file));
      const of = { artist_id: Number(artist), ...(upload && { upload_id: upload.upload_id }) };
      const { item_id } = await beginWork(options.context, of);
      if (upload) startSending(options.context, upload, file);
      await navigate({ to: '/account/work/$id', params: { id: String(item_id) }, replace: true });
    } catch (refused) {
      if (!(refused instanceof ApiFailure)) throw refused;
      setFailure(refused.message);
      setBusy(false);
    }
  }

  return (
    <>
      <h1 className="text-title">
        <Trans>A new work</Trans>
      </h1>
      <div className="mt-6 grid gap-6">
        <FormRefusal message={failure} />
        {artists.length > 1 && (
          <SelectField
            id="artist"
            label={t`Artist`}
            required
            placeholder={t`Please choose`}
            value={artist}
            onChange={({ target }) => {
              setArtist(target.value);
              setIsAsked(false);
            }}
            error={isAsked ? t`Please choose the artist first, then the file again.` : undefined}
            options={artists.map(({ artist_id, name }) => ({ value: String(artist_id), label: name }))}
            className="max-w-md"
          />
        )}
        <MasterField upload={undefined} busy={busy} onNew={(file) => void begin(file)} onResume={() => undefined} />
        <div>
          <Button kind="quiet" busy={busy} className="-ms-3" onClick={() => void begin()}>
            <Trans>Add the picture later</Trans>
          </Button>
        </div>
      </div>
    </>
  );
}
