import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { showToast } from '#kit/client/toast.ts';
import type { OtherView, StageView } from './stage-view.ts';

type OtherViews = typeof import('./stage-views.tsx').StageViews;

/** The code for all views but the first is loaded on demand. */
export function useStageView() {
  const { t } = useLingui();
  const [shown, setShown] = useState<{ view: OtherView; Views: OtherViews }>();
  const [wanted, setWanted] = useState<StageView>();
  async function show(view: StageView): Promise<void> {
    if (view === 'framed') return setShown(undefined);
    setWanted(view);
    try {
      const { StageViews } = await import('./stage-views.tsx');
      setShown({ view, Views: StageViews });
    } catch {
      showToast('error', t`This view could not be loaded. Please check your connection and try again.`);
    }
    setWanted(undefined);
  }
  const view: StageView = shown?.view ?? 'framed';
  return { shown, isLoading: wanted !== undefined, view, show };
}
