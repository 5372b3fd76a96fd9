import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { STAGE_WORDS } from '../studio.words.ts';
import { WORK_STAGES, type WorkStage } from '../studio-steps.rules.ts';
import { readWorkSearch, type WorkSearch } from '../work-search.rules.ts';

const TAB =
  'flex min-h-11 items-center gap-1.5 whitespace-nowrap border-transparent border-b-2 text-ink-soft hover:text-accent aria-[current=page]:border-ink aria-[current=page]:text-ink';

/** The stages of the seller's works, with counts. */
export function StageLinks({ search, stages }: { search: WorkSearch; stages: Partial<Record<WorkStage, number>> }) {
  const { t, i18n } = useLingui();
  const counts = Object.values(stages).reduce((sum, count) => sum + count, 0);
  // By default the router would not mark the stage on its second page.
  const here = { exact: true, includeSearch: true };
  return (
    <nav aria-label={t`Stages`} className="mt-6 border-hairline border-b">
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <Link
            to="/account/work"
            search={readWorkSearch({ ...search, stage: undefined, page: undefined })}
            activeOptions={here}
            aria-current={search.stage ? undefined : 'page'}
            className={TAB}
          >
            <Trans>All</Trans>
            <span className="text-caption tabular-nums">{counts}</span>
          </Link>
        </li>
        {WORK_STAGES.map((stage) => (
          <li key={stage}>
            <Link
              to="/account/work"
              search={readWorkSearch({ ...search, stage, page: undefined })}
              activeOptions={here}
              aria-current={search.stage === stage ? 'page' : undefined}
              className={TAB}
            >
              {i18n._(STAGE_WORDS[stage])}
              <span className="text-caption tabular-nums">{stages[stage] ?? 0}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
