import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#web/kit/button.tsx';
import { proposeSimplified } from '../studio.queries.ts';
import { WORK_TEXTS, type WorkText } from '../studio.rules.ts';
import type { WorkDraft } from './use-work-draft.ts';

/** Fills the Simplified texts with a proposal from the Traditional ones; what stood there can be brought back. */
export function ProposeSimplified({ draft: { form } }: { draft: WorkDraft }) {
  const { options } = useRouter();
  const [before, setBefore] = useState<Partial<Record<WorkText, string>>>();
  const write = (texts: Partial<Record<WorkText, string>>) => {
    for (const part of WORK_TEXTS) {
      const text = texts[part];
      if (text !== undefined) form.setValue(`${part}.zh-Hans`, text, { shouldDirty: true });
    }
  };
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const values = form.getValues();
      const parts = WORK_TEXTS.filter((part) => values[part]['zh-Hant'].trim() !== '');
      const texts = await proposeSimplified(
        options.context,
        parts.map((part) => values[part]['zh-Hant']),
      );
      return Object.fromEntries(parts.map((part, at) => [part, texts[at] ?? '']));
    },
    onSuccess: (texts) => {
      const values = form.getValues();
      setBefore(Object.fromEntries(Object.keys(texts).map((part) => [part, values[part as WorkText]['zh-Hans']])));
      write(texts);
    },
  });
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-2">
      <Button kind="quiet" busy={isPending} className="-ms-3" onClick={() => mutate()}>
        <Trans>Propose from Traditional</Trans>
      </Button>
      {before && (
        <Button
          kind="quiet"
          icon="undo"
          onClick={() => {
            write(before);
            setBefore(undefined);
          }}
        >
          <Trans>Undo</Trans>
        </Button>
      )}
      <span role="status" className="text-caption text-ink-soft">
        {before && <Trans>Proposed: please read it once.</Trans>}
      </span>
    </div>
  );
}
