import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { takeHandedPhoto } from '../photo/handed-photo.ts';
import { removePhoto, type StoredPhoto, storedPhoto } from '../photo/photo-store.ts';
import { type PhotoProblem, readPhoto } from '../photo/read-photo.ts';
import { PhotoChooser } from './photo-chooser.tsx';
import { PhotoExample } from './photo-example.tsx';
import type { PhotoState } from './photo-state.ts';
import { usePhotoProblem } from './use-photo-problem.ts';

/** From the device or its camera, or the photo stored at the last visit. */
export function PhotoStart({ onPhoto }: { onPhoto: PhotoState['take'] }) {
  const { t } = useLingui();
  const [problem, setProblem] = useState<PhotoProblem>();
  const [saved, setSaved] = useState<StoredPhoto>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    void storedPhoto().then(setSaved);
  }, []);
  const [handed] = useState(takeHandedPhoto);
  // Once: the page continues with its marks.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onPhoto` is new at every render
  useEffect(() => {
    if (handed) onPhoto(handed);
  }, [handed]);

  const read = async (file: Blob | undefined, name?: string, marks?: StoredPhoto['marks']) => {
    if (!file) return;
    setBusy(true);
    setProblem(undefined);
    const { photo, problem: found } = await readPhoto(file, name);
    setBusy(false);
    setProblem(found);
    if (photo) onPhoto(photo, marks);
  };

  const textOf = usePhotoProblem();
  return (
    <div className="mt-4 grid gap-4 lg:grid-cols-[minmax(0,65ch)_minmax(0,1fr)] lg:gap-x-12 [&>*]:lg:col-start-1">
      <PhotoExample className="lg:col-start-2! lg:row-span-6 lg:row-start-1" />
      <p>
        <Trans>
          Tape a sheet of A4 paper to your wall, step back, and take a photo. We work out scale and perspective from the
          sheet and show the work at its true size.
        </Trans>
      </p>
      <p className="text-small text-ink-soft">
        <Trans>Your photo stays on this device. It is never sent to the shop or to anyone else.</Trans>
      </p>
      <div className="flex flex-wrap gap-3" aria-busy={busy}>
        <PhotoChooser label={t`Choose a photo`} onFile={read} />
        <span className="hidden pointer-coarse:inline">
          <PhotoChooser label={t`Take a photo`} onFile={read} capture />
        </span>
      </div>
      <p role="alert" className="text-small text-bad">
        {problem && textOf(problem)}
      </p>
      {saved && (
        <div className="flex flex-wrap items-center gap-3 border-hairline border-t pt-4">
          <Button onClick={() => void read(saved.photo, undefined, saved.marks)}>{t`Use the saved photo`}</Button>
          <Button kind="quiet" icon="trash" onClick={() => void removePhoto().then(() => setSaved(undefined))}>
            {t`Delete this photo`}
          </Button>
        </div>
      )}
    </div>
  );
}
