import { Trans, useLingui } from '@lingui/react/macro';
import { CASE_FACT_WORDS, CASE_STEP_WORDS } from '#ground/books-cases/books-case.words.ts';
import { Disclosure } from '#kit/disclosure.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import type { BooksCaseView } from '../books-cases.contract.ts';
import { useCaseValue } from './use-case-value.ts';

/** What happened to a difference since it was found, and who did it. */
export function CaseHistory({ found: { history } }: { found: BooksCaseView }) {
  const { i18n } = useLingui();
  const time = useShopClock();
  const textOf = useCaseValue();
  return (
    <Disclosure title={<Trans>History</Trans>}>
      <ol className="grid gap-2 text-small">
        {history.map(({ event_id, step, sides, note, by, at }) => (
          <li key={event_id}>
            <span className="text-ink-soft tabular-nums">{time(at)}</span> · {i18n._(CASE_STEP_WORDS[step])}
            {by && ` · ${by}`}
            {sides.map(({ fact, here, there }) => (
              <span key={fact} className="block tabular-nums [overflow-wrap:anywhere]">
                {i18n._(CASE_FACT_WORDS[fact])}: {textOf(here)} ≠ {textOf(there)}
              </span>
            ))}
            {note && <span className="prose-text block [overflow-wrap:anywhere]">{note}</span>}
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
