import { type Locale, usesHanScript } from './locale.ts';

/** A remark after a text: Chinese has its own wide parentheses, without a space before them. */
export function inParentheses(text: string, aside: string, locale: Locale): string {
  return usesHanScript(locale) ? `${text}（${aside}）` : `${text} (${aside})`;
}
