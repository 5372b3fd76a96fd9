import { useLingui } from '@lingui/react/macro';
import { STATE_WORDS } from '../../article-desk.words.ts';
import type { ArticleState } from '../../article-steps.rules.ts';

const LOOKS: Record<ArticleState, string> = {
  draft: 'border-hairline-strong text-ink',
  scheduled: 'border-accent text-accent',
  published: 'border-good text-good',
  withdrawn: 'border-hairline-strong text-ink-soft',
  removed: 'border-hairline-strong text-ink-soft',
};

export function StateBadge({ state }: { state: ArticleState }) {
  const { i18n } = useLingui();
  return (
    <span className={`whitespace-nowrap rounded-soft border px-2 py-0.5 text-caption ${LOOKS[state]}`}>
      {i18n._(STATE_WORDS[state])}
    </span>
  );
}
