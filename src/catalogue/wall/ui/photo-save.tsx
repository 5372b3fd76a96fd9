import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { showToast } from '#kit/client/toast.ts';
import type { Matrix } from '../photo/homography.rules.ts';
import type { Colour } from '../photo/light.rules.ts';
import { asFile, blankSheet, copyOf } from '../photo/read-photo.ts';
import { type HungOnPhoto, hangOn } from '../photo/render.ts';

interface PhotoSaveProps {
  photo: HTMLCanvasElement;
  toPhoto: Matrix;
  works: readonly HungOnPhoto[];
  paper: Colour | undefined;
}

/** Downloads the photo with the works as a PNG. */
export function PhotoSave({ photo, toPhoto, works, paper }: PhotoSaveProps) {
  const { t } = useLingui();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    // The button must show its busy state before the computation blocks the page.
    await new Promise((painted) => {
      requestAnimationFrame(() => setTimeout(painted));
    });
    const picture = copyOf(photo);
    hangOn(picture, toPhoto, works, blankSheet, paper);
    const file = await asFile(picture, 'image/png');
    setBusy(false);
    if (file) download(file, 'my-wall.png');
    else showToast('error', t`The picture could not be saved. Please try again, or take a screenshot.`);
  };
  return (
    <Button kind="primary" busy={busy} onClick={() => void save()}>
      {t`Save picture`}
    </Button>
  );
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Safari reads the URL only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
