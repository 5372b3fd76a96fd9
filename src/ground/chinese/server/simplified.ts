import { Converter } from 'opencc-js/t2cn';

/** Pronouns that Taiwan writes apart and the tables leave as they are. */
const PRONOUNS: Record<string, string> = { 牠: '它', 妳: '你' };

let convert: ((text: string) => string) | undefined;

/**
 * A Traditional text as mainland readers would write it, with their words for things (程式 becomes 程序). It is a proposal
 * for whoever wrote the text, never more.
 */
export function simplified(text: string): string {
  // Made when first needed: reading the tables takes 100 ms.
  convert ??= Converter({ from: 'twp', to: 'cn' });
  return convert(text).replace(/[牠妳]/g, (one) => PRONOUNS[one] ?? one);
}
