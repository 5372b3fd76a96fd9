import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FactChange, factChanges } from '#ground/audit/fact-changes.rules.ts';
import type { SubjectLog } from '#ground/audit/log.rules.ts';
import type { OvertakenChange } from '#ground/audit/overtaken.contract.ts';
import { usesHanScript } from '#shared/locale.ts';
import { useLocale } from '../use-locale.ts';
import { useShopClock } from '../use-shop-clock.ts';
import { FactName, localeOfFact } from './fact-name.tsx';
import { TextDifference } from './text-difference.tsx';
import { useLogReader } from './use-log-reader.ts';

/** The note is above fields or at the lower edge of the window, and must leave space for them. */
const MOST_CHANGES = 3;
const MOST_FACTS = 6;

interface OvertakenChangesProps {
  changes: readonly OvertakenChange[];
  /** The log's words for the edited thing. */
  log: SubjectLog;
  /** If several things are edited together: the name of the changed one. */
  nameOf?: ((subject_id: string) => string) | undefined;
}

/** Who changed what during an edit, latest first. */
export function OvertakenChanges({ changes, log, nameOf }: OvertakenChangesProps) {
  const { t } = useLingui();
  const clock = useShopClock();
  return (
    <ul className="mt-2 grid gap-2 text-small">
      {changes.slice(0, MOST_CHANGES).map((change) => (
        <li key={change.change_id} className="[overflow-wrap:anywhere]">
          <p>
            <strong className="font-medium">{change.staff ?? t`Deleted account`}</strong>
            <span className="text-ink-soft tabular-nums"> · {clock(change.at)}</span>
            {nameOf?.(change.subject_id) && <span> · {nameOf(change.subject_id)}</span>}
          </p>
          <FactLines change={change} log={log} />
        </li>
      ))}
      {changes.length > MOST_CHANGES && <MoreLine more={changes.length - MOST_CHANGES} />}
    </ul>
  );
}

function MoreLine({ more }: { more: number }) {
  return (
    <li className="text-ink-soft">
      <Plural value={more} one="and # more" other="and # more" />
    </li>
  );
}

function FactLines({ change, log }: { change: OvertakenChange; log: SubjectLog }) {
  const { i18n } = useLingui();
  const facts = factChanges(log, change, useLogReader());
  const action = log.actions[change.action];
  if (facts.length === 0) return action && <p className="text-ink-soft">{i18n._(action)}</p>;
  return (
    <ul className="text-ink-soft">
      {facts.slice(0, MOST_FACTS).map((one) => (
        <FactLine key={one.key} fact={one} />
      ))}
      {facts.length > MOST_FACTS && <MoreLine more={facts.length - MOST_FACTS} />}
    </ul>
  );
}

function FactLine({ fact }: { fact: FactChange }) {
  const locale = useLocale();
  if (fact.isLong)
    return (
      <li>
        <details>
          <summary className="cursor-pointer">
            <FactName fact={fact} /> <Trans>changed</Trans>
          </summary>
          <div className="my-1 max-h-64 overflow-y-auto border-hairline border-s-2 ps-3">
            <TextDifference was={fact.was} is={fact.is} lang={localeOfFact(fact)} />
          </div>
        </details>
      </li>
    );
  return (
    <li>
      <FactName fact={fact} />
      {usesHanScript(locale) ? '：' : ': '}
      <span lang={localeOfFact(fact)}>
        <del>{fact.was}</del> → <ins className="no-underline">{fact.is}</ins>
      </span>
    </li>
  );
}
