import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { priceChoicesQuery } from '#desk/work-desk/prices.queries.ts';
import { useLocale } from '#kit/use-locale.ts';
import { type Lang, langOf, usesHanScript } from '#shared/locale.ts';
import { IMPORT_COLUMNS } from '../import-columns.rules.ts';
import { COLUMN_WORDS, COLUMNS_TO_EXPLAIN } from '../import-columns.words.ts';

/** How the columns of the template are filled in, with the shop's own categories. */
export function ColumnHelp() {
  const { i18n } = useLingui();
  const { options } = useRouter();
  const locale = useLocale();
  const lang = langOf(locale);
  const { data } = useQuery(priceChoicesQuery(options.context));
  const categories = data?.categories.map(({ name }) => name).join(usesHanScript(locale) ? '、' : ', ');
  return (
    <details className="mt-4 max-w-3xl">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
        <Trans>How to fill in the template</Trans>
      </summary>
      <dl className="mt-2 border-hairline border-t text-small">
        {COLUMNS_TO_EXPLAIN.map((code) => (
          <div key={code} className="grid gap-x-6 border-hairline border-b py-2 sm:grid-cols-[14rem_1fr]">
            <dt>{headOf(code, lang)}</dt>
            <dd className="text-ink-soft">
              {i18n._(COLUMN_WORDS[code])}
              {code === 'category' && categories && (
                <>
                  {' '}
                  <Trans>Yours: {categories}</Trans>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The head of a column in the reader's language; of a text, for the reader's language too. */
function headOf(code: (typeof COLUMNS_TO_EXPLAIN)[number], lang: Lang): string {
  const column = IMPORT_COLUMNS.find((one) =>
    one.kind === 'fact' ? one.fact === code : one.part === code && one.lang === lang,
  );
  return column?.heads[lang] ?? code;
}
