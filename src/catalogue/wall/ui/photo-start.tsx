import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { buttonStyle } from '#kit/button-style.ts';
import { classNames } from '#kit/class-names.ts';
import { removePhoto, type StoredPhoto, storedPhoto } from '../photo/photo-store.ts';
import { type PhotoProblem, readPhoto } from '../photo/read-photo.ts';
import { PhotoExample } from './photo-example.tsx';
import type { PhotoState } from './photo-state.ts';

const CHOOSER = classNames(
  buttonStyle({ kind: 'primary' }),
  'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-3',
);

/** From the device or its camera, or the photo stored at the last visit. */
export function PhotoStart({ onPhoto }: { onPhoto: PhotoState['take'] }) {
  const { t } = useLingui();
  const [problem, setProblem] = useState<PhotoProblem>();
  const [saved, setSaved] = useState<StoredPhoto>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    void storedPhoto().then(setSaved);
  }, []);

  const read = async (file: Blob | undefined, name?: string, marks?: StoredPhoto['marks']) => {
    if (!file) return;
    setBusy(true);
    setProblem(undefined);
    const { photo, problem: found } = await readPhoto(file, name);
    setBusy(false);
    setProblem(found);
    if (photo) onPhoto(photo, marks);
  };

  const problems: Record<PhotoProblem, string> = {
    heic: t`This browser cannot open HEIC photos. Save the photo as a JPEG and choose that, or open this page in Safari.`,
    no_picture: t`This file is not a picture that the browser can open. Choose a JPEG, PNG or WebP.`,
    too_small: t`This photo is too small. Choose one of at least 120 × 120 pixels.`,
  };
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
        <FileChooser label={t`Choose a photo`} onFile={read} />
        <span className="hidden pointer-coarse:inline">
          <FileChooser label={t`Take a photo`} onFile={read} capture />
        </span>
      </div>
      <p role="alert" className="text-small text-bad">
        {problem && problems[problem]}
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

interface FileChooserProps {
  label: string;
  onFile: (file: File | undefined, name?: string) => Promise<void>;
  /** Opens the camera if there is one. */
  capture?: true;
}

function FileChooser({ label, onFile, capture }: FileChooserProps) {
  return (
    <label className={CHOOSER}>
      {label}
      <input
        type="file"
        accept="image/*"
        capture={capture && 'environment'}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          void onFile(file, file?.name);
          // So that choosing the same file again fires a change event.
          target.value = '';
        }}
      />
    </label>
  );
}
