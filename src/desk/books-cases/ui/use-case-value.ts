import type { CaseValue } from '#ground/books-cases/books-case.rules.ts';
import { useLocale } from '#kit/use-locale.ts';
import { formatMoney } from '#shared/money.ts';

/** One side of a fact as text; a dash if this side has no value. */
export function useCaseValue(): (value: CaseValue) => string {
  const locale = useLocale();
  return (value) => {
    if (value === null) return '—';
    return 'text' in value ? value.text : formatMoney(value.amount, value.currency, locale);
  };
}
