import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { isObject, type JsonObject, parseJson } from '../http/exchange.ts';

/** The key and the start value of one merchant: sixteen ASCII characters each. */
export interface HashPair {
  key: string;
  iv: string;
}

const bytes = (text: string) => Buffer.from(text, 'ascii');

/** PHP's urlencode: letters, digits and `- _ .` stay, a space is `+`, the rest is upper-case `%XX`. */
export function phpEncode(text: string): string {
  const left = /[A-Za-z0-9\-_.]/;
  return [...Buffer.from(text, 'utf8')]
    .map((byte) => {
      const letter = String.fromCharCode(byte);
      if (byte < 128 && left.test(letter)) return letter;
      return letter === ' ' ? '+' : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');
}

function phpDecode(text: string): string | undefined {
  // A raw byte that PHP would have written as %XX means that the sender encoded differently.
  if (!/^(?:[A-Za-z0-9\-_.+]|%[0-9A-F]{2})*$/.test(text)) return undefined;
  try {
    return decodeURIComponent(text.replaceAll('+', '%20'));
  } catch {
    return undefined;
  }
}

/** Compact JSON, urlencoded, AES-128-CBC with PKCS7, Base64. */
export function encrypt(value: unknown, { key, iv }: HashPair): string {
  const cipher = createCipheriv('aes-128-cbc', bytes(key), bytes(iv));
  return cipher.update(phpEncode(JSON.stringify(value)), 'utf8', 'base64') + cipher.final('base64');
}

/** The object in a `Data`, or what is wrong with it. */
export function decrypt(data: string, { key, iv }: HashPair): JsonObject | string {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(data) || data.length % 4 !== 0) return 'Data is no standard Base64';
  let encoded: string;
  try {
    const decipher = createDecipheriv('aes-128-cbc', bytes(key), bytes(iv));
    encoded = decipher.update(data, 'base64', 'utf8') + decipher.final('utf8');
  } catch {
    return 'Data cannot be decrypted with this key';
  }
  const text = phpDecode(encoded);
  if (text === undefined) return 'Data is not urlencoded as PHP does';
  const value = parseJson(text);
  if (!isObject(value)) return 'Data holds no JSON object';
  return JSON.stringify(value) === text ? value : 'the JSON in Data is not compact';
}

const UNTOUCHED: Readonly<Record<string, string>> = {
  '%2d': '-',
  '%5f': '_',
  '%2e': '.',
  '%21': '!',
  '%2a': '*',
  '%28': '(',
  '%29': ')',
};

/** ECPay's CheckMacValue of a form: MD5 for the consent of a buyer, SHA-256 for payments. */
export function checkMacValue(
  form: Iterable<readonly [string, string]>,
  { key, iv }: HashPair,
  hash: 'md5' | 'sha256',
) {
  const lower = (name: string) => name.toLowerCase();
  const pairs = [...form]
    .filter(([name]) => name !== 'CheckMacValue')
    .sort(([a], [b]) => (lower(a) < lower(b) ? -1 : lower(a) > lower(b) ? 1 : 0))
    .map(([name, value]) => `${name}=${value}`);
  const encoded = phpEncode([`HashKey=${key}`, ...pairs, `HashIV=${iv}`].join('&')).toLowerCase();
  const text = encoded.replace(/%(?:2d|5f|2e|21|2a|28|29)/g, (found) => UNTOUCHED[found] ?? found);
  return createHash(hash).update(text, 'utf8').digest('hex').toUpperCase();
}
