import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useId } from 'react';
import { classNames } from '#kit/class-names.ts';
import { proposeForSellers } from '#kit/client/simplified.ts';
import { ProposeSimplified } from '#kit/propose-simplified.tsx';
import { Section } from '#kit/section.tsx';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import type { Lang } from '#shared/locale.ts';
import { ALT_LIMIT, type MissingPart, TEXT_LIMIT, TITLE_LIMIT } from '../studio.rules.ts';
import { TEXT_WORDS } from '../studio.words.ts';
import { missingIn } from '../work-values.rules.ts';
import type { WorkDraft } from './use-work-draft.ts';

interface TextsSectionProps {
  draft: WorkDraft;
  missing: readonly MissingPart[];
  isEditable: boolean;
  /** The language that a phone shows. */
  open: Lang;
  onOpen: (lang: Lang) => void;
}

/** A work's texts in every language: side by side, or in tabs on a narrow screen. */
export function TextsSection({ draft, missing, isEditable, open, onOpen }: TextsSectionProps) {
  const scope = useId();
  return (
    <Section
      title={<Trans>Texts</Trans>}
      note={<Trans>Visitors read them in their own language. They are saved as you type.</Trans>}
    >
      <LanguageTabs scope={scope} missing={missing} open={open} onOpen={onOpen} />
      <div className="grid gap-x-6 xl:grid-cols-3 xl:grid-rows-[repeat(5,auto)]">
        {LANGUAGES.map((language) => (
          <div
            key={language.lang}
            role="tabpanel"
            id={`${scope}panel-${language.lang}`}
            aria-label={language.name}
            className={classNames(
              'grid gap-y-5 xl:row-span-5 xl:grid xl:grid-rows-subgrid',
              language.lang !== open && 'max-xl:hidden',
            )}
          >
            <h3 className="hidden font-text text-body font-medium xl:block" lang={language.locale}>
              {language.name}
            </h3>
            <LanguageFields language={language} missing={missing} draft={isEditable ? draft : undefined} />
          </div>
        ))}
      </div>
    </Section>
  );
}

function LanguageTabs({
  scope,
  missing,
  open,
  onOpen,
}: Omit<TextsSectionProps, 'draft' | 'isEditable'> & { scope: string }) {
  const { t } = useLingui();
  function move(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = LANGUAGES.findIndex(({ lang }) => lang === open);
    const next = LANGUAGES.at((at + step) % LANGUAGES.length);
    if (!next) return;
    onOpen(next.lang);
    document.getElementById(`${scope}tab-${next.lang}`)?.focus();
  }
  return (
    <div
      role="tablist"
      aria-label={t`Language of the texts`}
      onKeyDown={move}
      className="mb-5 flex gap-x-6 overflow-x-auto border-hairline border-b xl:hidden"
    >
      {LANGUAGES.map(({ lang, locale, name }) => {
        const count = missingIn(missing, lang);
        return (
          <button
            key={lang}
            type="button"
            role="tab"
            id={`${scope}tab-${lang}`}
            aria-selected={lang === open}
            aria-controls={`${scope}panel-${lang}`}
            tabIndex={lang === open ? 0 : -1}
            onClick={() => onOpen(lang)}
            className="-mb-px min-h-11 shrink-0 border-transparent border-b-2 text-ink-soft hover:text-accent focus-visible:-outline-offset-2 aria-selected:border-ink aria-selected:text-ink"
          >
            <span lang={locale}>{name}</span>
            {count > 0 && (
              <span className="ms-1.5 text-bad text-caption">
                <span aria-hidden="true">({count})</span>
                <span className="sr-only">{t`${count} missing`}</span>
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

interface LanguageFieldsProps {
  language: Language;
  missing: readonly MissingPart[];
  /** Undefined while the texts cannot be changed. */
  draft: WorkDraft | undefined;
}

function LanguageFields({ language: { lang, locale }, missing, draft }: LanguageFieldsProps) {
  const { t, i18n } = useLingui();
  const field = useFormField();
  const labelOf = (part: keyof typeof TEXT_WORDS) => (
    <>
      {i18n._(TEXT_WORDS[part])}
      {missing.some((one) => one.part === part && one.lang === lang) && (
        <span className="ms-2 font-normal text-bad text-caption">
          <Trans>missing</Trans>
        </span>
      )}
    </>
  );
  const texts = { lang: locale, autoComplete: 'off' };
  return (
    <>
      <div>
        <TextField label={labelOf('title')} limit={TITLE_LIMIT} {...texts} {...field(`title.${lang}`)} />
        {lang === 'zh-Hans' && draft && <ProposeSimplified propose={proposeForSellers} />}
      </div>
      <TextAreaField
        label={labelOf('alt')}
        hint={t`What the work shows, in one or two sentences.`}
        rows={3}
        limit={ALT_LIMIT}
        {...texts}
        {...field(`alt.${lang}`)}
      />
      <TextAreaField
        label={labelOf('inspiration')}
        hint={t`How the work came about, what it is about.`}
        rows={6}
        limit={TEXT_LIMIT}
        {...texts}
        {...field(`inspiration.${lang}`)}
      />
      <TextAreaField
        label={labelOf('material')}
        hint={t`What the original is made of, and its size.`}
        rows={4}
        limit={TEXT_LIMIT}
        {...texts}
        {...field(`material.${lang}`)}
      />
    </>
  );
}
