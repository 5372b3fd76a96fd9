import { LANGS, type Lang } from '#shared/locale.ts';
import type { StaffRole } from '#shared/rights.ts';
import type { AuditSubject, Facts } from './audit.rules.ts';

/** What two people can edit at once, as the log names it, and whose trade it is. */
const EDITED_BY = {
  artwork: 'editor',
  artist: 'editor',
  frame: 'editor',
  store: 'editor',
  canned_answer: 'support',
  category: 'editor',
  article: 'editor',
  faq: 'editor',
  page: 'editor',
  home: 'editor',
  setting: 'admin',
} as const satisfies Partial<Record<AuditSubject, StaffRole>>;
export type OvertakenSubject = keyof typeof EDITED_BY;
export const OVERTAKEN_SUBJECTS = Object.keys(EDITED_BY) as [OvertakenSubject, ...OvertakenSubject[]];

/** Who may ask what was changed of a thing while they edited it: whoever may edit it. */
export function editorOf(subject: OvertakenSubject, subject_id: string | undefined): StaffRole {
  return subject === 'setting' && subject_id === 'delivery' ? 'finance' : EDITED_BY[subject];
}

/** One fact that somebody changed; the values only where they say something to a reader in a line. */
export interface ToldFact {
  fact: string;
  lang?: Lang;
  values?: { before: string; after: string };
}

/** Longer texts are no help in a line: their beginnings would look the same. */
const LONGEST_TOLD = 80;
/** Words of the shop's own data, as `published`, and moments as it keeps them. */
const CODE = /^[a-z_]+$|^\d{4}-\d\d-\d\dT/;
const LANG_AT_END = new RegExp(`^(.+) (${LANGS.join('|')})$`);

/** What a change says to whoever was overtaken by it: the facts, language by language, from what to what. */
export function toldFacts(before: Facts, after: Facts): ToldFact[] {
  return Object.keys(after).flatMap((name): ToldFact[] => {
    const [was, is] = [before[name], after[name]];
    // The log cuts what is very long, whatever it was.
    const areTexts = [was, is].every((value) => value === null || value === undefined || isText(value));
    if (!areTexts || (!isText(was) && !isText(is))) return [toldOne(name, was, is)];
    const inLang = (value: unknown, lang: Lang) => (isText(value) ? value[lang] : '');
    return LANGS.filter((lang) => inLang(was, lang) !== inLang(is, lang)).map((lang) => ({
      ...toldOne(name, inLang(was, lang), inLang(is, lang)),
      lang,
    }));
  });
}

function toldOne(name: string, before: unknown, after: unknown): ToldFact {
  const [, fact, lang] = LANG_AT_END.exec(name) ?? [];
  const [was, is] = [toldValue(before), toldValue(after)];
  return {
    fact: fact ?? name,
    ...(lang && { lang: lang as Lang }),
    ...(was !== undefined && is !== undefined && { values: { before: was, after: is } }),
  };
}

function toldValue(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || CODE.test(value) || value.includes('\n')) return undefined;
  return [...value].length <= LONGEST_TOLD ? value : undefined;
}

function isText(value: unknown): value is Record<Lang, unknown> {
  return typeof value === 'object' && value !== null && LANGS.every((lang) => lang in value);
}
