import type { Lang, Text } from '#shared/locale.ts';

const EXTENSION = /\.(?:jpe?g|png|tiff?|webp)$/i;

export function isPictureName(name: string): boolean {
  return EXTENSION.test(name) && !isHiddenName(name);
}

export function isTableName(name: string): boolean {
  return /\.(?:csv|tsv|txt|xlsx)$/i.test(name) && !isHiddenName(name);
}

/** Files that a Mac adds to its archives, and others that no one sees. */
export function isHiddenName(name: string): boolean {
  const parts = name.split('/');
  return parts.includes('__MACOSX') || /^(?:\.|~\$|thumbs\.db$)/i.test(parts.at(-1) ?? '');
}

// Control and format characters, including those that reverse text and disguise a name.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const NAME_LIMIT = 300;

/** A name of a file with its folders, for people; nothing on disk has this name. */
export function cleanName(given: string): string {
  const parts = given
    .replaceAll('\\', '/')
    .replace(UNSEEN, '')
    .split('/')
    .map((part) => part.trim())
    .filter((part) => !['', '.', '..'].includes(part));
  return [...parts.join('/')].slice(-NAME_LIMIT).join('') || 'file';
}

/** File names that differ only in case, extension, folder, width or spaces are the same. */
export function fileKey(name: string): string {
  const last = name.normalize('NFKC').split(/[\\/]/).at(-1) ?? '';
  return last.replace(EXTENSION, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

/** A title from a file name: `03_harbour-at-night.tif` becomes “harbour-at-night”. */
export function titleFrom(name: string, lang: Lang): Partial<Text> {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const words = last
    .replace(EXTENSION, '')
    .replaceAll(/[_\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/^\d{1,4}[ .\-–]+(?=\S)/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const title = [...words].slice(0, 149).join('');
  if (!/\p{Script=Han}/u.test(title)) return { en: title };
  return lang === 'zh-Hans' ? { 'zh-Hans': title } : { 'zh-Hant': title };
}

interface Named {
  name: string;
}

/** Which file belongs to which wanted name; a name that two files have belongs to none. */
export function matchFiles<File extends Named>(files: readonly File[], wanted: readonly string[]) {
  const byKey = Map.groupBy(files, ({ name }) => fileKey(name));
  const used = new Set<File>();
  const found = wanted.map((name) => {
    const same = byKey.get(fileKey(name)) ?? [];
    const exact = same.filter((one) => one.name === name || one.name.endsWith(`/${name}`));
    const [file, other] = exact.length === 1 ? exact : same;
    if (!file) return { problem: 'file_missing' as const };
    if (other) return { problem: 'file_twice' as const };
    if (used.has(file)) return { problem: 'file_used' as const };
    used.add(file);
    return { file };
  });
  return { found, left: files.filter((file) => !used.has(file)) };
}
