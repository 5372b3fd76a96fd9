import type { Lang } from '#shared/locale.ts';
import { IMPORT_COLUMNS } from './import-columns.rules.ts';

/** The head of a column in the reader's language. */
export function columnName(code: string, lang: Lang): string {
  return IMPORT_COLUMNS.find((column) => column.code === code)?.heads[lang] ?? code;
}
