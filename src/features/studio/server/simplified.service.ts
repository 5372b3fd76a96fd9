import { Converter } from 'opencc-js/t2cn';

let convert: ((text: string) => string) | undefined;

/** Simplified Chinese for texts written in Taiwan, words as well as characters: a proposal, which the seller reads over. */
export function proposeSimplified(texts: readonly string[]): string[] {
  // Made when first needed: reading the table takes 100 ms.
  convert ??= Converter({ from: 'twp', to: 'cn' });
  return texts.map(convert);
}
