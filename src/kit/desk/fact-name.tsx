import type { FactChange } from '#ground/audit/fact-changes.rules.ts';
import { LANGUAGES } from '#shared/languages.ts';

/** What a changed fact is called, with the language that it was changed in. */
export function FactName({ fact }: { fact: FactChange }) {
  const language = LANGUAGES.find(({ lang }) => lang === fact.lang);
  return language ? `${fact.name} · ${language.name}` : fact.name;
}

/** The language of a fact's words, for whoever has them read aloud. */
export function localeOfFact({ lang }: FactChange) {
  return LANGUAGES.find((one) => one.lang === lang)?.locale;
}
