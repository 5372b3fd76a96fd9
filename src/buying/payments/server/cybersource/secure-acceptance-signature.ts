import { createHmac, timingSafeEqual } from 'node:crypto';

/** The text that is signed: `name=value` in the order of the names, joined by commas. */
export function signedText(fields: ReadonlyMap<string, string>, names: readonly string[]): string {
  return names.map((name) => `${name}=${fields.get(name) ?? ''}`).join(',');
}

/** Secure Acceptance's signature of a text. The key is used as the text it is, though it looks like hexadecimal. */
export function signatureOf(text: string, secretKey: string): string {
  return createHmac('sha256', secretKey).update(text, 'utf8').digest('base64');
}

/** Whether a signature is the right one; takes as long for any that is not. */
export function isSignature(given: string, text: string, secretKey: string): boolean {
  const right = Buffer.from(signatureOf(text, secretKey));
  const said = Buffer.from(given);
  return said.length === right.length && timingSafeEqual(said, right);
}
