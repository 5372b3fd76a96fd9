import { bankOf } from '#ground/places/taiwan-banks.ts';
import { useLocale } from '#kit/use-locale.ts';
import { langOf } from '#shared/locale.ts';
import { inParentheses } from '#shared/parentheses.ts';

/** The name of a bank in Taiwan with its code; of a bank abroad, its SWIFT code. */
export function useBankName(): (bank: string) => string {
  const locale = useLocale();
  const lang = langOf(locale);
  return (bank) => {
    const name = bankOf(bank)?.name[lang];
    return name === undefined ? bank : inParentheses(name, bank, locale);
  };
}
