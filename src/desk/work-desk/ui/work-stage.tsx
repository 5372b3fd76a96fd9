import { useLingui } from '@lingui/react/macro';
import type { DeskStage } from '../work-desk.rules.ts';
import { STAGE_WORDS } from '../work-desk.words.ts';

export function WorkStage({ stage }: { stage: DeskStage }) {
  const { i18n } = useLingui();
  const look = stage === 'online' ? 'border-good text-good' : 'border-hairline-strong text-ink-soft';
  return (
    <span className={`whitespace-nowrap rounded-soft border px-2 py-0.5 text-caption ${look}`}>
      {i18n._(STAGE_WORDS[stage])}
    </span>
  );
}
