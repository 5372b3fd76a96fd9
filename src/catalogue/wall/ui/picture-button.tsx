import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type WallWish, writeWallSearch } from '#ground/wall-address/wall-address.ts';
import { Button } from '#kit/button.tsx';
import { showToast } from '#kit/client/toast.ts';

/** A picture of the wall to share: phones offer their apps, other devices save it. */
export function PictureButton({ wish }: { wish: WallWish }) {
  const { t } = useLingui();
  const { context } = useRouter().options;
  const [isBusy, setIsBusy] = useState(false);
  const share = async () => {
    setIsBusy(true);
    try {
      const [{ fetchFile }, { saveAs }] = await Promise.all([
        import('#kit/client/api-files.ts'),
        import('#kit/client/save-as.ts'),
      ]);
      const picture = await fetchFile(context, `/rooms/wall.jpg?${new URLSearchParams(writeWallSearch(wish))}`);
      const file = new File([picture], `${t`Wall`}.jpg`, { type: 'image/jpeg' });
      const isTouch = window.matchMedia('(pointer: coarse)').matches;
      if (isTouch && navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] });
      else saveAs(picture, file.name);
    } catch (failure) {
      // Closing the phone's own dialog is no failure.
      const isClosed = failure instanceof DOMException && failure.name === 'AbortError';
      if (!isClosed) showToast('error', t`The picture could not be made. Please try again.`);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button
      kind="quiet"
      icon="download"
      busy={isBusy}
      busyText={t`Preparing the picture…`}
      onClick={() => void share()}
    >
      {t`Save a picture`}
    </Button>
  );
}
