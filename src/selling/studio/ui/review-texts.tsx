import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { LANGUAGES } from '#shared/languages.ts';
import type { ReviewedWork } from '../studio.contract.ts';
import { categoriesQuery } from '../studio.queries.ts';
import { WORK_TEXTS } from '../studio.rules.ts';
import { TEXT_WORDS } from '../studio.words.ts';

/** A work's texts in every language side by side, and its other data. */
export function ReviewTexts({ work }: { work: ReviewedWork }) {
  const { i18n } = useLingui();
  const { options } = useRouter();
  const { data: categories } = useQuery(categoriesQuery(options.context));
  const category = categories?.find(({ code }) => code === work.category)?.name ?? work.category;
  const { edition_size } = work;
  return (
    <>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-3">
        {LANGUAGES.map(({ lang, locale, name }) => (
          <section key={lang} aria-label={name} className="min-w-0">
            <h3 className="font-text text-body font-medium" lang={locale}>
              {name}
            </h3>
            <dl className="mt-2 grid gap-3 text-small">
              {WORK_TEXTS.map((part) => (
                <div key={part}>
                  <dt className="text-caption text-ink-soft">{i18n._(TEXT_WORDS[part])}</dt>
                  <dd className="whitespace-pre-line [overflow-wrap:anywhere]" lang={locale}>
                    {work.texts[part][lang] || (
                      <span className="text-bad">
                        <Trans>missing</Trans>
                      </span>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="mt-6 text-small">
        {[category, work.subjects.join(' / '), String(work.year)].filter(Boolean).join(' · ')}
        {' · '}
        {work.sale_mode === 'edition' ? <Trans>Numbered edition of {edition_size}</Trans> : <Trans>Open edition</Trans>}
      </p>
    </>
  );
}
