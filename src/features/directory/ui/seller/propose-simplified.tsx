import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '#web/kit/button.tsx';
import { UndoNotice } from '#web/kit/undo-notice.tsx';
import { proposeSimplified } from '../../seller-artist.queries.ts';
import { PAGE_TEXTS, type TypedPage } from './page-values.ts';

/** Writes the Traditional texts in Simplified characters; what stood there can be had back. */
export function ProposeSimplified() {
  const { options } = useRouter();
  const { getValues, setValue } = useFormContext<TypedPage>();
  const [busy, setBusy] = useState(false);
  const [before, setBefore] = useState<string[]>();
  const read = (lang: 'zh-Hant' | 'zh-Hans') => PAGE_TEXTS.map((part) => getValues(`${part}.${lang}`));
  const write = (texts: readonly string[]) => {
    for (const [at, part] of PAGE_TEXTS.entries())
      setValue(`${part}.zh-Hans`, texts[at] ?? '', { shouldDirty: true, shouldValidate: true });
  };
  async function propose() {
    setBusy(true);
    try {
      const proposed = await Promise.all(read('zh-Hant').map((text) => proposeSimplified(options.context, text)));
      const own = read('zh-Hans');
      // Where there is nothing to propose from, what was written stays.
      write(proposed.map((text, at) => text || (own[at] ?? '')));
      setBefore(own);
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Button kind="quiet" busy={busy} onClick={() => void propose().catch(() => undefined)}>
        <Trans>Propose from Traditional</Trans>
      </Button>
      {before && (
        <div className="w-full pb-3">
          <UndoNotice
            busy={false}
            onUndo={() => {
              write(before);
              setBefore(undefined);
            }}
          >
            <Trans>Filled in; please read it through.</Trans>
          </UndoNotice>
        </div>
      )}
    </>
  );
}
