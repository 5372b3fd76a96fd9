import { useLingui } from '@lingui/react/macro';
import type { ApplicationState } from '../application.rules.ts';
import { STATE_WORDS } from '../application.words.ts';

const LOOKS: Record<ApplicationState, string> = {
  submitted: 'border-accent text-accent',
  in_review: 'border-hairline-strong text-ink',
  needs_info: 'border-hairline-strong text-ink-soft',
  approved: 'border-good text-good',
  rejected: 'border-hairline-strong text-ink-soft',
  suspended: 'border-bad text-bad',
};

export function ApplicationBadge({ state }: { state: ApplicationState }) {
  const { i18n } = useLingui();
  return (
    <span className={`whitespace-nowrap rounded-soft border px-2 py-0.5 text-caption ${LOOKS[state]}`}>
      {i18n._(STATE_WORDS[state])}
    </span>
  );
}
