import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiFailure } from '#kit/client/api-failure.ts';
import type { Work } from '../studio.contract.ts';
import { isConflict, useWorkStep } from '../studio.queries.ts';
import type { SellerStep } from '../studio-steps.rules.ts';
import type { WorkDraft } from './use-work-draft.ts';

export interface EditorSteps {
  take: (step: SellerStep) => Promise<void>;
  busy: boolean;
  /** The last step, for undo. */
  done: SellerStep | undefined;
  refusal: string | undefined;
}

/** Applies steps from the work's own page: it first saves the typed text, so that the seller submits what they see. */
export function useEditorSteps(work: Work, draft: WorkDraft): EditorSteps {
  const { t } = useLingui();
  const { mutateAsync } = useWorkStep(work.item_id);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<SellerStep>();
  const [refusal, setRefusal] = useState<string>();

  async function take(step: SellerStep) {
    setBusy(true);
    setRefusal(undefined);
    setDone(undefined);
    try {
      if (work.editable.texts && !(await draft.flush())) {
        setRefusal(t`Some changes are not saved yet. Please check the highlighted fields and try again.`);
        return;
      }
      const version = await draft.version();
      if (version === undefined) return;
      draft.adopt(await mutateAsync({ step, version }));
      setDone(step);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      setRefusal(
        isConflict(failure)
          ? t`This work has changed in the meantime, so nothing was done. Below is its current state.`
          : failure.message,
      );
    } finally {
      setBusy(false);
    }
  }

  return { take, busy, done, refusal };
}
