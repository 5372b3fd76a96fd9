import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import type { Lang } from '#shared/locale.ts';
import type { OwnWords } from '../wording.contract.ts';
import type { WordSlot } from '../wording.rules.ts';
import { WORD_GROUPS } from '../wording.words.ts';

const FACTS = ['home/paper', 'home/frame', 'home/arrival'] as const;

/** What visitors will read in the language of this page, with the words as they are typed now. */
export function WordingPreview({ lang }: { lang: Lang }) {
  const { t, i18n } = useLingui();
  const typed = useWatch<OwnWords>() as OwnWords;
  const standards = new Map(WORD_GROUPS.flatMap(({ slots }) => slots.map(({ slot, standard }) => [slot, standard])));
  const shown = (slot: WordSlot) => {
    const standard = standards.get(slot);
    return typed[slot]?.[lang].trim() || (standard ? i18n._(standard) : '');
  };
  const links = (group: 'menu' | 'footer') =>
    [...standards.keys()].filter((slot) => slot.startsWith(group)).map((slot) => <li key={slot}>{shown(slot)}</li>);
  return (
    <section aria-label={t`Preview`} className="border border-hairline p-5">
      <h2 className="text-caption text-ink-soft">{t`Preview`}</h2>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-small">{links('menu')}</ul>
      <p className="mt-6 font-display text-display [overflow-wrap:anywhere]">{shown('home/title')}</p>
      <p className="prose-text mt-3">{shown('home/lead')}</p>
      <dl className="mt-6 grid gap-5 md:grid-cols-3">
        {FACTS.map((fact) => (
          <div key={fact}>
            <dt className="font-display text-title">{shown(fact)}</dt>
            <dd className="text-small">{shown(`${fact}_text`)}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-1 border-hairline border-t pt-4 text-small">
        {links('footer')}
      </ul>
    </section>
  );
}
