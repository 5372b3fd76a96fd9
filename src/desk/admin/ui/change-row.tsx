import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type FactChange, factChanges } from '#ground/audit/fact-changes.rules.ts';
import { NOTHING } from '#ground/audit/log-values.rules.ts';
import { FactName, localeOfFact } from '#kit/desk/fact-name.tsx';
import { TextDifference } from '#kit/desk/text-difference.tsx';
import { useLogReader } from '#kit/desk/use-log-reader.ts';
import { useShopClock } from '#kit/use-shop-clock.ts';
import type { StaffChangeView } from '../admin.contract.ts';
import { logOf } from '../log-of.rules.ts';

export function ChangeRow({ change }: { change: StaffChangeView }) {
  const { i18n } = useLingui();
  const clock = useShopClock();
  const { at, staff, subject, subject_id, named, action } = change;
  const log = logOf(subject, subject_id);
  const facts = factChanges(log, change, useLogReader());
  const actionName = log.actions[action];
  return (
    <li className="grid gap-x-6 gap-y-1 border-hairline border-b py-4 md:grid-cols-[13rem_minmax(0,1fr)]">
      <p className="text-small">
        <span className="tabular-nums">{clock(at)}</span>
        <span className="block text-ink-soft">{staff ?? <Trans>Deleted account</Trans>}</span>
      </p>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p>
          {i18n._(log.thing(subject_id))}
          {named && <span className="text-ink-soft"> · {named}</span>}
          {' · '}
          <span className="font-medium">{actionName ? i18n._(actionName) : action}</span>
        </p>
        {subject === 'prices' && (
          <Link to="/admin/prices/$id" params={{ id: subject_id }} className="text-link text-small">
            <Trans>Line by line</Trans>
            <span className="sr-only">: {subject_id}</span>
          </Link>
        )}
        {facts.length > 0 && (
          <dl className="mt-1 grid gap-1 text-small">
            {facts.map((one) => (
              <FactRow key={one.key} fact={one} />
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}

/** A fact without an earlier value shows only the new one. */
function FactRow({ fact }: { fact: FactChange }) {
  const { name, was, is, isLong } = fact;
  return (
    <div className={isLong ? undefined : 'flex flex-wrap gap-x-2'}>
      <dt className={isLong ? 'sr-only' : 'text-ink-soft'}>{isLong ? name : <FactName fact={fact} />}</dt>
      <dd lang={isLong ? undefined : localeOfFact(fact)}>
        {isLong && (
          <details>
            <summary className="cursor-pointer text-ink-soft">
              <FactName fact={fact} /> <Trans>changed</Trans>
            </summary>
            <div className="mt-1 border-hairline border-s-2 ps-3">
              <TextDifference was={was} is={is} lang={localeOfFact(fact)} />
            </div>
          </details>
        )}
        {!isLong && (
          <>
            {was !== NOTHING && (
              <>
                <del className="text-ink-soft">{was}</del> →{' '}
              </>
            )}
            <ins className="no-underline">{is}</ins>
          </>
        )}
      </dd>
    </div>
  );
}
