import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 6238 as every authenticator app speaks it: SHA-1, half minutes, six digits. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Clocks of phones are wrong by a little, and people type slowly. */
const STEPS_AROUND = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of one step of time (RFC 4226 §5.3). */
export function codeAt(secret: Uint8Array, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Which step of time a moment belongs to. */
export function stepOf(now: number): number {
  return Math.floor(now / 1000 / STEP_SECONDS);
}

/** The step whose code this is, now or just before or after, and later than the last one that was taken. */
export function stepOfCode(secret: Uint8Array, code: string, now: number, lastStep: number): number | undefined {
  const given = Buffer.from(code);
  let found: number | undefined;
  // All of them are compared, whichever fits: the time of an answer tells nothing.
  for (let step = stepOf(now) - STEPS_AROUND; step <= stepOf(now) + STEPS_AROUND; step++) {
    const expected = Buffer.from(codeAt(secret, step));
    if (given.length === expected.length && timingSafeEqual(given, expected) && step > lastStep) found ??= step;
  }
  return found;
}

/** Bytes in base 32, without padding: what apps and people take (RFC 4648). */
export function toBase32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** The bytes of a text in base 32; whatever else stands in it is passed over. */
export function fromBase32(text: string): Uint8Array {
  let bits = '';
  for (const sign of text.toUpperCase()) {
    const value = BASE32.indexOf(sign);
    if (value >= 0) bits += value.toString(2).padStart(5, '0');
  }
  const bytes = bits.match(/.{8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
}

/** The address that an app reads from the picture: whose code, at which shop, from which secret. */
export function otpauthUri({ brand, email, secret }: { brand: string; email: string; secret: string }): string {
  const label = `${encodeURIComponent(brand)}:${encodeURIComponent(email)}`;
  const query = new URLSearchParams({ secret, issuer: brand, digits: String(DIGITS), period: String(STEP_SECONDS) });
  // Some apps show a plus sign where a space was meant.
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`;
}
