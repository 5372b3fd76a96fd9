import { Converter } from 'opencc-js/t2cn';

/** Pronouns specific to Taiwan that the tables do not convert. */
const PRONOUNS: Record<string, string> = { 牠: '它', 妳: '你' };

let convert: ((text: string) => string) | undefined;

/** Converts a Traditional text to Simplified with mainland vocabulary (程式 becomes 程序). It is only a proposal for the author. */
export function simplified(text: string): string {
  // Created on first use: reading the tables takes 100 ms.
  convert ??= Converter({ from: 'twp', to: 'cn' });
  return convert(text).replace(/[牠妳]/g, (one) => PRONOUNS[one] ?? one);
}
