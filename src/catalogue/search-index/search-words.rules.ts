import type { Text } from '#shared/locale.ts';
import { MEDIA } from './data/media-names.ts';
import { SUBJECT_NAMES } from './data/subject-names.ts';
import { foldCharacter, wordForm } from './search.text.ts';

/** A work's category and subjects as English codes, and the material on its label. */
interface Filed {
  category: string;
  subjects: readonly string[];
  material?: Text;
}

/** Every word, in English and Chinese, by which people may search for such a work. */
export function searchWordsOfWork({ category, subjects, material }: Filed): string[] {
  const words = [category, ...subjects].flatMap((word) => [word.replaceAll('-', ' '), ...namesOf(word)]);
  const made = material ? Object.values(material).map(plain).join('\n') : '';
  const media = MEDIA.filter(({ pattern }) => pattern.test(made)).flatMap((medium) => medium.words.split(','));
  return [...new Set([...words, ...media])];
}

export function artistWords(categories: readonly string[]): string[] {
  return [...new Set(categories.flatMap((category) => [category.replaceAll('-', ' '), ...namesOf(category)]))];
}

function namesOf(subject: string): string[] {
  const names = SUBJECT_NAMES[subject] ?? SUBJECT_NAMES[wordForm(subject)];
  return names?.split(' ') ?? [];
}

function plain(text: string): string {
  return Array.from(text, foldCharacter).join('');
}
