import { createCipheriv, createDecipheriv } from 'node:crypto';

interface EcpayKeys {
  hashKey: string;
  hashIv: string;
}

const CIPHER = 'aes-128-cbc';

/** Percent-encoding as PHP does it: only letters, digits, `-`, `_` and `.` stay, and a space is `+`. */
export function phpEncoded(text: string): string {
  return encodeURIComponent(text)
    .replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
}

/** The encrypted data of a call: the encoded text, AES-128-CBC, Base64. */
export function encrypted(json: string, { hashKey, hashIv }: EcpayKeys): string {
  const cipher = createCipheriv(CIPHER, hashKey, hashIv);
  return Buffer.concat([cipher.update(phpEncoded(json), 'utf8'), cipher.final()]).toString('base64');
}

/** The text of encrypted data; throws if it was not encrypted with these keys. */
export function decrypted(data: string, { hashKey, hashIv }: EcpayKeys): string {
  const decipher = createDecipheriv(CIPHER, hashKey, hashIv);
  const encoded = Buffer.concat([decipher.update(data, 'base64'), decipher.final()]).toString('utf8');
  return decodeURIComponent(encoded.replaceAll('+', '%20'));
}
