import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { LANGS } from '#shared/locale.ts';

const keys = LANGS.map((lang) => `@."${lang}"`);
const isEmpty = keys.map((key) => `${key} == ""`).join(' || ');
const hasOne = keys.map((key) => `exists(${key})`).join(' || ');
const hasAll = keys.map((key) => `exists(${key})`).join(' && ');
const PATH = `$.** ? (@.type() == "object" && (${isEmpty} || ((${hasOne}) && !(${hasAll}))))`;

/**
 * Whether a text in all languages, or any nested one, is empty or missing in a language. Inlined and not a
 * parameter: PostgreSQL uses an index only for exactly the same expression.
 */
export function lacksLanguage(value: SQLWrapper): SQL {
  return sql`jsonb_path_exists(${value}, ${sql.raw(`'${PATH}'::jsonpath`)})`;
}
