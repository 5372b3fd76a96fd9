import type { I18n } from '@lingui/core';
import type { NoticeSummary } from '#ground/staff-notices/notice.rules.ts';
import { noticePath } from '#ground/staff-notices/notice.rules.ts';
import { NOTICE_WORDS, noticeText } from '#ground/staff-notices/notice.words.ts';

/** A phone shows few lines of a message. */
const MOST_NAMED = 5;

interface TextContext {
  i18n: I18n;
  brand: string;
  /** The full URL of a page, in the reader's language. */
  urlOf: (path: string) => string;
}

/** A LINE message about events: counts, the first few, and where to open them. Nothing about buyers. */
export function pushText({ counts, lines }: NoticeSummary, { i18n, brand, urlOf }: TextContext): string {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const [only] = lines;
  const texts = lines.slice(0, MOST_NAMED).map((line) => noticeText(i18n, line));
  if (total === 1 && only) return [brand, ...texts, urlOf(noticePath(only))].join('\n');
  const sums = counts.map(({ kind, count }) => `${i18n._(NOTICE_WORDS[kind])} ${count}`).join(' · ');
  const more = total > texts.length ? ['…'] : [];
  return [brand, sums, ...texts, ...more, urlOf('/admin')].join('\n');
}
