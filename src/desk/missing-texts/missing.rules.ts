import { LANGS, type Lang } from '#shared/locale.ts';

/** Kinds of things with texts in every language, in the order in which visitors see them. */
export const MISSING_KINDS = ['work', 'artist', 'article', 'faq', 'page', 'category', 'frame', 'setting'] as const;
export type MissingKind = (typeof MISSING_KINDS)[number];

/** Every text such a thing can have. */
export const MISSING_PARTS = [
  'title',
  'alt',
  'inspiration',
  'material',
  'certification',
  'maintenance',
  'exhibition_where',
  'name',
  'place',
  'intro',
  'story',
  'summary',
  'question',
  'answer',
  'lead',
  'description',
  'blocks',
  'cover_alt',
  'brand',
  'company',
  'representative',
  'address',
  'account_holder',
] as const;
export type MissingPart = (typeof MISSING_PARTS)[number];

/** The languages in which a text, or any text inside a value, is missing. */
export function languagesMissing(value: unknown): Lang[] {
  const missing = new Set<Lang>();
  walk(value, missing);
  return LANGS.filter((lang) => missing.has(lang));
}

function walk(value: unknown, missing: Set<Lang>): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && LANGS.some((lang) => lang in value)) {
    for (const lang of LANGS) if (!(value as Partial<Record<Lang, unknown>>)[lang]) missing.add(lang);
    return;
  }
  for (const inner of Object.values(value)) walk(inner, missing);
}

/** The texts of a thing that lack a language, with those languages. */
export function partsMissing(texts: Partial<Record<MissingPart, unknown>>): { part: MissingPart; langs: Lang[] }[] {
  return MISSING_PARTS.flatMap((part) => {
    const langs = languagesMissing(texts[part]);
    return langs.length > 0 ? [{ part, langs }] : [];
  });
}
