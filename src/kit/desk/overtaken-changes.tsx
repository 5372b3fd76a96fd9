import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SubjectLog } from '#ground/audit/log.rules.ts';
import type { OvertakenChange } from '#ground/audit/overtaken.contract.ts';
import { type ToldFact, toldFacts } from '#ground/audit/told-facts.rules.ts';
import { usesHanScript } from '#shared/locale.ts';
import { useLocale } from '../use-locale.ts';
import { useShopClock } from '../use-shop-clock.ts';
import { TextDifference } from './text-difference.tsx';
import { localeOfTold, ToldName } from './told-name.tsx';
import { useLogReader } from './use-log-reader.ts';

/** The note stands above fields or at the lower edge of the window, and must leave room for them. */
const MOST_CHANGES = 3;
const MOST_FACTS = 6;

interface OvertakenChangesProps {
  changes: readonly OvertakenChange[];
  /** How the log speaks of what is edited here. */
  log: SubjectLog;
  /** Where several things are edited together: which one it was. */
  nameOf?: ((subject_id: string) => string) | undefined;
}

/** Who changed what while somebody edited it, the latest first. */
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
          <ToldLines change={change} log={log} />
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

function ToldLines({ change, log }: { change: OvertakenChange; log: SubjectLog }) {
  const { i18n } = useLingui();
  const told = toldFacts(log, change, useLogReader());
  const deed = log.deeds[change.action];
  if (told.length === 0) return deed && <p className="text-ink-soft">{i18n._(deed)}</p>;
  return (
    <ul className="text-ink-soft">
      {told.slice(0, MOST_FACTS).map((one) => (
        <ToldLine key={one.key} told={one} />
      ))}
      {told.length > MOST_FACTS && <MoreLine more={told.length - MOST_FACTS} />}
    </ul>
  );
}

function ToldLine({ told }: { told: ToldFact }) {
  const locale = useLocale();
  if (told.isLong)
    return (
      <li>
        <details>
          <summary className="cursor-pointer">
            <ToldName told={told} /> <Trans>changed</Trans>
          </summary>
          <div className="my-1 max-h-64 overflow-y-auto border-hairline border-s-2 ps-3">
            <TextDifference was={told.was} is={told.is} lang={localeOfTold(told)} />
          </div>
        </details>
      </li>
    );
  return (
    <li>
      <ToldName told={told} />
      {usesHanScript(locale) ? '：' : ': '}
      <span lang={localeOfTold(told)}>
        <del>{told.was}</del> → <ins className="no-underline">{told.is}</ins>
      </span>
    </li>
  );
}
