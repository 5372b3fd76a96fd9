import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 bits, for whoever holds it to show again. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token: whoever reads it there cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
