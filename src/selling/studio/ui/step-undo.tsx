import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { showToast } from '#kit/client/toast.ts';
import { UndoNotice } from '#kit/undo-notice.tsx';
import { applyWorkStep, isConflict, workQuery } from '../studio.queries.ts';
import { STEP_DONE } from '../studio.words.ts';
import type { SellerStep } from '../studio-steps.rules.ts';

/** A step applied from the list, and its parameters. */
export interface DoneStep {
  item_id: number;
  title: string;
  step: SellerStep;
}

/** Applies a step to the current version of a listed work. */
export function useListStep(onDone: (done: DoneStep) => void) {
  const { t } = useLingui();
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function take(wanted: DoneStep) {
    setBusy(true);
    try {
      const { version } = await queryClient.fetchQuery(workQuery(options.context, String(wanted.item_id)));
      await applyWorkStep(options.context, wanted.item_id, { step: wanted.step, version });
      onDone(wanted);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      showToast(
        'error',
        isConflict(failure) ? t`This work has changed in the meantime. Please check it again.` : failure.message,
      );
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries({ queryKey: ['studio'] });
    }
  }
  return { take, busy };
}

/** Reports the last step above the list, where it stays even if the work has left the list. */
export function StepUndo({ done, onDone }: { done: DoneStep; onDone: (done: DoneStep) => void }) {
  const { i18n } = useLingui();
  const { take, busy } = useListStep(onDone);
  const doneWords = STEP_DONE[done.step];
  if (!doneWords) return null;
  return (
    <div className="mt-5">
      <UndoNotice busy={busy} onUndo={() => void take({ ...done, step: doneWords.undo })}>
        <span className="font-medium">{done.title}</span> – {i18n._(doneWords.words)}
      </UndoNotice>
    </div>
  );
}
