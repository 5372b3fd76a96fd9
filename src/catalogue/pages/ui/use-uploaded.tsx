import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Picture } from '#ground/pictures/picture.contract.ts';
import { smallPicture } from '#ground/pictures/small-picture.rules.ts';

/** A field that uploads a picture; the route provides it. */
export type UploadPicture = (label: string, onPicture: (picture: Picture) => void) => ReactNode;

/** The saved pictures of a text and those that were uploaded since, and the field for another. */
export function useUploaded(saved: readonly Picture[], upload: UploadPicture) {
  const { t } = useLingui();
  const [uploaded, setUploaded] = useState<readonly Picture[]>([]);
  const pictures = [...saved, ...uploaded];
  return {
    pictures,
    onShow: Object.fromEntries(pictures.map((picture) => [picture.hash, smallPicture(picture)])),
    pictureField: (onPicture: (hash: string) => void) =>
      upload(t`Add a picture at the end`, (picture) => {
        setUploaded((known) => [...known, picture]);
        onPicture(picture.hash);
      }),
  };
}
