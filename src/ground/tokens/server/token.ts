import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 bits, which its holder presents later. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database stores of a token: its hash cannot be used to sign in. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
