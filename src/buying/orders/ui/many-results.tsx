import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { StepOutcome } from '../workshop.contract.ts';

const REFUSED_WORDS: Record<Exclude<StepOutcome, 'done'>, MessageDescriptor> = {
  conflict: msg`not done: the order has changed`,
  gift_early: msg`not done: this gift must not leave yet`,
  not_found: msg`not done: order not found`,
};

export function ManyResults({ results }: { results: readonly { code: string; outcome: StepOutcome }[] | undefined }) {
  const { i18n } = useLingui();
  const done = results?.filter(({ outcome }) => outcome === 'done').length ?? 0;
  return (
    <div role="status">
      {results && (
        <div
          className={`mt-3 border-s-2 bg-wall-deep px-4 py-3 ${done < results.length ? 'border-bad' : 'border-good'}`}
        >
          <p>
            <Plural value={done} one="Done for # order." other="Done for # orders." />
          </p>
          <ul className="text-small">
            {results.map(({ code, outcome }) =>
              outcome === 'done' ? null : (
                <li key={code}>
                  <Link to="/admin/order/$code" params={{ code }} className="text-link tabular-nums">
                    {code}
                  </Link>{' '}
                  {i18n._(REFUSED_WORDS[outcome])}
                </li>
              ),
            )}
          </ul>
        </div>
      )}
    </div>
  );
}
