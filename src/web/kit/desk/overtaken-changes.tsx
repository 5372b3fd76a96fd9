import type { MessageDescriptor } from '@lingui/core';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { OvertakenChange } from '#ground/audit/overtaken.contract.ts';
import { type ToldFact, toldFacts } from '#ground/audit/overtaken.rules.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { useShopClock } from '../use-shop-clock.ts';

/** What a desk calls the facts and the deeds of its log; a fact without a word is called as the log calls it. */
export type FactWords = (fact: string) => MessageDescriptor | undefined;

/** The note stands above fields or at the lower edge of the window, and must leave room for them. */
const MOST_CHANGES = 3;
const MOST_FACTS = 6;

interface OvertakenChangesProps {
  changes: readonly OvertakenChange[];
  factWords: FactWords;
  /** Where several things are edited together: which one it was. */
  nameOf?: ((subject_id: string) => string) | undefined;
}

/** Who changed what while somebody edited it, the latest first. */
export function OvertakenChanges({ changes, factWords, nameOf }: OvertakenChangesProps) {
  const { t } = useLingui();
  const clock = useShopClock();
  return (
    <ul className="mt-2 grid gap-2 text-small">
      {changes.slice(0, MOST_CHANGES).map((change) => (
        <li key={change.change_id} className="[overflow-wrap:anywhere]">
          <p>
            <strong className="font-medium">{change.staff ?? t`Somebody who has left`}</strong>
            <span className="text-ink-soft tabular-nums"> · {clock(change.at)}</span>
            {nameOf?.(change.subject_id) && <span> · {nameOf(change.subject_id)}</span>}
          </p>
          <ToldLines change={change} factWords={factWords} />
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

function ToldLines({ change, factWords }: { change: OvertakenChange; factWords: FactWords }) {
  const { i18n } = useLingui();
  const told = toldFacts(change.before, change.after);
  const deed = factWords(change.action);
  if (told.length === 0) return deed && <p className="text-ink-soft">{i18n._(deed)}</p>;
  return (
    <ul className="text-ink-soft">
      {told.slice(0, MOST_FACTS).map((one) => (
        <ToldLine key={`${one.fact} ${one.lang}`} told={one} word={factWords(one.fact)} />
      ))}
      {told.length > MOST_FACTS && <MoreLine more={told.length - MOST_FACTS} />}
    </ul>
  );
}

function ToldLine({ told, word }: { told: ToldFact; word: MessageDescriptor | undefined }) {
  const { i18n } = useLingui();
  const language = LANGUAGES.find(({ lang }) => lang === told.lang);
  const name = word ? i18n._(word) : told.fact;
  return (
    <li>
      {name}
      {language && ` · ${language.name}`}
      {told.values && (
        <span lang={language?.locale}>
          {': '}
          <del>{told.values.before}</del> → <ins className="no-underline">{told.values.after}</ins>
        </span>
      )}
      {!told.values && (
        <>
          {' '}
          <Trans>changed</Trans>
        </>
      )}
    </li>
  );
}
