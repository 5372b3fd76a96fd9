import { createHmac, timingSafeEqual } from 'node:crypto';

/** `name=value` in the order of the names, joined by commas. */
export function signedText(fields: ReadonlyMap<string, string>, names: readonly string[]): string {
  return names.map((name) => `${name}=${fields.get(name) ?? ''}`).join(',');
}

/** The key is used as text, although it looks like hexadecimal. */
export function signatureOf(text: string, secretKey: string): string {
  return createHmac('sha256', secretKey).update(text, 'utf8').digest('base64');
}

/** Takes constant time. */
export function isSignature(given: string, text: string, secretKey: string): boolean {
  const right = Buffer.from(signatureOf(text, secretKey));
  const said = Buffer.from(given);
  return said.length === right.length && timingSafeEqual(said, right);
}
