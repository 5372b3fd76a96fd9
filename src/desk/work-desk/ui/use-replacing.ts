import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { showToast } from '#kit/client/toast.ts';
import { UnreadableFile } from '#selling/studio/upload.queries.ts';
import type { WithdrawnSizes } from '../picture-desk.contract.ts';
import { replacePicture, restorePicture, sendMaster } from '../picture-desk.queries.ts';
import { FILE_FAULT_WORDS } from '../picture-desk.words.ts';
import type { DeskWork } from '../work-desk.contract.ts';

/** The progress of a replacement. */
type Replacing =
  | { state: 'sending'; share: number; isWaiting?: true }
  | { state: 'hanging' }
  | { state: 'asking'; sizes: WithdrawnSizes; agree: () => void }
  | { state: 'failed'; message: string };

interface Replacement {
  call: (withdraw: boolean) => Promise<void>;
  done: string;
}

/** Uploads a new picture for a work and sets it, or restores the former one; asks before withdrawing sizes it cannot be printed in. */
export function useReplacing({ item_id, version, picture }: DeskWork, onReplaced: () => void) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const [replacing, setReplacing] = useState<Replacing>();
  const abort = useRef<AbortController>(undefined);
  // The work may be saved while a large file is uploading.
  const seen = useRef(version);
  useEffect(() => {
    seen.current = version;
  }, [version]);
  const fail = (failure: unknown) => {
    if (failure instanceof UnreadableFile) {
      return setReplacing({ state: 'failed', message: t`The file can no longer be read. Please choose it again.` });
    }
    if (!(failure instanceof ApiFailure)) throw failure;
    if (failure.code !== 'aborted') setReplacing({ state: 'failed', message: failure.message });
  };
  async function send(file: File) {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setReplacing({ state: 'sending', share: 0 });
    try {
      const onProgress = (share: number) => setReplacing({ state: 'sending', share });
      const onWaiting = (share: number) => setReplacing({ state: 'sending', share, isWaiting: true });
      const upload = await sendMaster(options.context, file, { onProgress, onWaiting, signal });
      const { upload_id } = upload;
      const call = (withdraw: boolean) =>
        replacePicture(options.context, item_id, { version: seen.current, upload_id, withdraw });
      const done = picture ? t`The picture has been replaced.` : t`The picture has been added.`;
      if (upload.state === 'ready') await replace({ call, done });
      else setReplacing({ state: 'failed', message: i18n._(FILE_FAULT_WORDS[upload.fault ?? 'broken']) });
    } catch (failure) {
      fail(failure);
    }
  }
  async function restore() {
    const call = (withdraw: boolean) => restorePicture(options.context, item_id, { version: seen.current, withdraw });
    await replace({ call, done: t`The previous picture has been restored.` });
  }
  async function replace({ call, done }: Replacement, withdraw = false) {
    setReplacing({ state: 'hanging' });
    try {
      await call(withdraw);
      setReplacing(undefined);
      showToast('success', done);
      onReplaced();
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.code === 'picture_smaller') {
        const sizes = failure.more as unknown as WithdrawnSizes;
        setReplacing({ state: 'asking', sizes, agree: () => void replace({ call, done }, true) });
      } else fail(failure);
    }
  }
  function stop() {
    abort.current?.abort();
    setReplacing(undefined);
  }
  return { replacing, send, restore, stop };
}
