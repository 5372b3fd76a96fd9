import type { FactChange } from '#ground/audit/fact-changes.rules.ts';
import { LANGUAGES } from '#shared/languages.ts';

/** The name of a changed fact, with its language. */
export function FactName({ fact }: { fact: FactChange }) {
  const language = LANGUAGES.find(({ lang }) => lang === fact.lang);
  return language ? `${fact.name} · ${language.name}` : fact.name;
}

/** The language of a fact's text, for screen readers. */
export function localeOfFact({ lang }: FactChange) {
  return LANGUAGES.find((one) => one.lang === lang)?.locale;
}
