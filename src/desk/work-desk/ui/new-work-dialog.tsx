import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { Dialog } from '#kit/dialog.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { Progress } from '#kit/progress.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { MASTER_FILES } from '#selling/studio/studio.rules.ts';
import { UnreadableFile } from '#selling/studio/upload.queries.ts';
import { sendMaster } from '../picture-desk.queries.ts';
import { FILE_FAULT_WORDS } from '../picture-desk.words.ts';
import { priceChoicesQuery } from '../prices.queries.ts';
import { useNewWork } from '../work-desk.queries.ts';
import { FileButton } from './file-button.tsx';

/** Creates a draft from a picture, or without one, and opens its page, where everything else is added. */
export function NewWorkDialog({ artist }: { artist: number | undefined }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      title={<Trans>New work</Trans>}
      width="narrow"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button>
          <Trans>New work</Trans>
        </Button>
      }
    >
      <NewWorkForm artist={artist} />
    </Dialog>
  );
}

function NewWorkForm({ artist }: { artist: number | undefined }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const navigate = useNavigate();
  const { data } = useQuery(priceChoicesQuery(options.context));
  const { mutateAsync, isPending } = useNewWork();
  const [typed, setTyped] = useState<string>();
  const only = data?.artists.length === 1 ? data.artists[0]?.artist_id : undefined;
  const chosen = typed ?? String(artist ?? only ?? '');
  const [share, setShare] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  async function create(upload_id?: string) {
    const { item_id } = await mutateAsync({
      sale_mode: 'online',
      ...(chosen !== '' && { artist_id: Number(chosen) }),
      ...(upload_id && { upload_id }),
    });
    await navigate({ to: '/admin/work/$id', params: { id: String(item_id) } });
  }
  async function createFrom(file: File) {
    abort.current = new AbortController();
    setShare(0);
    const steps = { onProgress: setShare, onWaiting: setShare, signal: abort.current.signal };
    const upload = await sendMaster(options.context, file, steps);
    if (upload.state === 'ready') await create(upload.upload_id);
    else setRefusal(i18n._(FILE_FAULT_WORDS[upload.fault ?? 'broken']));
  }
  async function attempt(what: () => Promise<void>) {
    setRefusal(undefined);
    try {
      await what();
    } catch (failure) {
      if (failure instanceof UnreadableFile) setRefusal(t`The file can no longer be read. Please choose it again.`);
      else if (!(failure instanceof ApiFailure)) throw failure;
      else if (failure.code !== 'aborted') setRefusal(failure.message);
    } finally {
      setShare(undefined);
    }
  }
  const isSending = share !== undefined;
  return (
    <div className="grid gap-4">
      <p>
        <Trans>A picture is enough to begin: everything else can follow in the draft.</Trans>
      </p>
      <FormRefusal message={refusal} />
      <SelectField
        label={t`Artist`}
        options={[
          { value: '', label: t`Not known yet` },
          ...(data?.artists ?? []).map(({ artist_id, name }) => ({ value: String(artist_id), label: name })),
        ]}
        value={chosen}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isSending ? (
        share < 1 ? (
          <Progress label={t`Uploading and checking the picture`} value={share} />
        ) : (
          <Progress label={t`We are looking at your picture`} />
        )
      ) : (
        <div className="flex flex-wrap gap-3">
          <FileButton
            accept={MASTER_FILES}
            disabled={isPending}
            onFile={(file) => void attempt(() => createFrom(file))}
          >
            <Trans>Choose a picture</Trans>
          </FileButton>
          <Button kind="quiet" busy={isPending} onClick={() => void attempt(() => create())}>
            <Trans>Create without a picture</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
