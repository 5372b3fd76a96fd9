import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { Picture } from '#kit/pictures/picture.tsx';
import { Section } from '#kit/section.tsx';
import type { Work } from '../studio.contract.ts';
import { beginUpload } from '../upload.queries.ts';
import { masterPixels } from '../work-values.rules.ts';
import { AlikeNote } from './alike-note.tsx';
import { CropPanel } from './crop-panel.tsx';
import { MasterField, ReplaceMaster } from './master-field.tsx';
import { startSending, stopSending } from './master-sending.ts';
import { SizeList } from './size-list.tsx';
import type { WorkDraft } from './use-work-draft.ts';

/** A work's picture: its master, and the crop. */
export function PictureSection({ work, draft }: { work: Work; draft: WorkDraft }) {
  const { options } = useRouter();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { upload } = work;

  async function begin(file: File) {
    setBusy(true);
    setFailure(undefined);
    try {
      const begun = await beginUpload(options.context, '/api/sales/upload', file);
      if (!(await draft.replacePicture(begun.upload_id))) return;
      if (upload) stopSending(upload.upload_id);
      startSending(options.context, begun, file);
    } catch (refused) {
      if (!(refused instanceof ApiFailure)) throw refused;
      setFailure(refused.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Section title={<Trans>Picture</Trans>}>
      <div id="picture" tabIndex={-1} className="outline-none">
        <FormRefusal message={failure} />
        {!work.editable.picture || (!upload && work.picture) ? (
          <ShownPicture work={work} />
        ) : upload?.state === 'ready' ? (
          <Cropping work={work} draft={draft} />
        ) : (
          <MasterField
            upload={upload}
            busy={busy}
            onNew={(file) => void begin(file)}
            onResume={(file) => upload && startSending(options.context, upload, file)}
          />
        )}
        {work.editable.picture && (upload?.state === 'ready' || (!upload && work.picture)) && (
          <ReplaceMaster busy={busy} onNew={(file) => void begin(file)} />
        )}
        {work.picture_state === 'failed' && (
          <p role="alert" className="mt-4 text-bad text-small">
            <Trans>The cropped picture could not be generated. Please choose another area or another file.</Trans>
          </p>
        )}
        <AlikeNote alike={work.alike} />
      </div>
    </Section>
  );
}

function Cropping({ work, draft: { form } }: { work: Work; draft: WorkDraft }) {
  const crop = useWatch({ control: form.control, name: 'crop' });
  const master = masterPixels(work.upload);
  if (!work.upload?.picture || !master) return null;
  return (
    <CropPanel
      picture={work.upload.picture}
      master={master}
      crop={crop}
      onCrop={(next) => form.setValue('crop', next, { shouldDirty: true })}
    />
  );
}

/** A picture that cannot be changed at this stage, with its sizes. */
function ShownPicture({ work }: { work: Work }) {
  const { picture, sizes } = work;
  return (
    <div className="grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="min-w-0">
        {picture && (
          <div className="mx-auto" style={{ width: `min(100%, calc(60dvh * ${work.aspect.toFixed(4)}))` }}>
            <Picture picture={picture} alt={work.title} sizes="(min-width: 64rem) 50vw, 100vw" />
          </div>
        )}
        {!work.editable.picture && (
          <p className="mt-3 text-caption text-ink-soft">
            {work.stage === 'submitted' ? (
              <Trans>The picture cannot be changed during review. Withdraw the work from review to change it.</Trans>
            ) : (
              <Trans>Replacing the picture of a reviewed work requires a new review.</Trans>
            )}
          </p>
        )}
      </div>
      <SizeList chances={sizes.map((size) => ({ ...size, isOffered: true }))} />
    </div>
  );
}
