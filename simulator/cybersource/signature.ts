import { createHmac, timingSafeEqual } from 'node:crypto';

/** Secure Acceptance's signature: HMAC-SHA256 of `name=value` pairs joined by commas, in the order of the list. */
export function signFields(fields: ReadonlyMap<string, string>, names: readonly string[], secret: string): string {
  const message = names.map((name) => `${name}=${fields.get(name) ?? ''}`).join(',');
  return createHmac('sha256', Buffer.from(secret, 'utf8')).update(message, 'utf8').digest('base64');
}

/** Whether a signature is the expected one, compared in constant time. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
