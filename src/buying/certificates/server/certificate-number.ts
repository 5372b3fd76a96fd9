import { randomInt } from 'node:crypto';
import { groupedId, ID_LENGTH, ID_LETTERS } from '../certificate-id.rules.ts';

/** 140 random bits in letters that can be read from paper. */
export function newCertificateId(): string {
  return groupedId(Array.from({ length: ID_LENGTH }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join(''));
}
