import type { ToldFact } from '#ground/audit/told-facts.rules.ts';
import { LANGUAGES } from '#shared/languages.ts';

/** What a changed fact is called, with the language that it was changed in. */
export function ToldName({ told }: { told: ToldFact }) {
  const language = LANGUAGES.find(({ lang }) => lang === told.lang);
  return language ? `${told.name} · ${language.name}` : told.name;
}

/** The language of a fact's words, for whoever has them read aloud. */
export function localeOfTold({ lang }: ToldFact) {
  return LANGUAGES.find((one) => one.lang === lang)?.locale;
}
