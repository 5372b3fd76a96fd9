import { useLingui } from '@lingui/react/macro';
import { STAGE_WORDS } from '../studio.words.ts';
import type { WorkStage } from '../studio-steps.rules.ts';

const LOOKS: Record<WorkStage, string> = {
  draft: 'border-hairline-strong text-ink',
  submitted: 'border-hairline-strong text-ink',
  needs_changes: 'border-bad text-bad',
  online: 'border-good text-good',
  paused: 'border-hairline-strong text-ink-soft',
  removed: 'border-hairline-strong text-ink-soft',
};

export function StageBadge({ stage }: { stage: WorkStage }) {
  const { i18n } = useLingui();
  return (
    <span className={`whitespace-nowrap rounded-soft border px-2 py-0.5 text-caption ${LOOKS[stage]}`}>
      {i18n._(STAGE_WORDS[stage])}
    </span>
  );
}

// @chunk studio
