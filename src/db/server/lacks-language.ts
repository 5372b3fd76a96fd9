import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { LANGS } from '#shared/locale.ts';

const keys = LANGS.map((lang) => `@."${lang}"`);
const isEmpty = keys.map((key) => `${key} == ""`).join(' || ');
const hasOne = keys.map((key) => `exists(${key})`).join(' || ');
const hasAll = keys.map((key) => `exists(${key})`).join(' && ');
const PATH = `$.** ? (@.type() == "object" && (${isEmpty} || ((${hasOne}) && !(${hasAll}))))`;

/**
 * Whether a text in all languages, or any that stands deeper in the value, is empty or missing in one of them. Written out and
 * not as a parameter: an index can only be used by a query that says word for word the same.
 */
export function lacksLanguage(value: SQLWrapper): SQL {
  return sql`jsonb_path_exists(${value}, ${sql.raw(`'${PATH}'::jsonpath`)})`;
}
