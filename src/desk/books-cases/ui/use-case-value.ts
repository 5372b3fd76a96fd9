import { useLingui } from '@lingui/react/macro';
import type { CaseValue } from '#ground/books-cases/books-case.rules.ts';
import { CASE_VALUE_WORDS } from '#ground/books-cases/books-case.words.ts';
import { useLocale } from '#kit/use-locale.ts';
import { formatMoney } from '#shared/money.ts';

/** One side of a fact as text; a dash if this side has no value. */
export function useCaseValue(): (value: CaseValue) => string {
  const { i18n } = useLingui();
  const locale = useLocale();
  return (value) => {
    if (value === null) return '—';
    if ('word' in value) return i18n._(CASE_VALUE_WORDS[value.word]);
    return 'text' in value ? value.text : formatMoney(value.amount, value.currency, locale);
  };
}
