import { tokens } from '../search.text.ts';
import { simplifiedCharacter } from './chinese.ts';

/** A text as search compares it: without case, accents, width and signs, and in Simplified characters. */
export function foldedText(text: string): string {
  return tokens(text, simplifiedCharacter)
    .map((token) => token.text)
    .join(' ');
}
