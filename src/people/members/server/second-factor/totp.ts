import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 6238 as authenticator apps implement it: SHA-1, half minutes, six digits. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** Phone clocks are slightly wrong, and people type slowly. */
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

/** The time step of a moment. */
export function stepOf(now: number): number {
  return Math.floor(now / 1000 / STEP_SECONDS);
}

/** The time step of this code, within the tolerance and later than the last accepted one. */
export function stepOfCode(secret: Uint8Array, code: string, now: number, lastStep: number): number | undefined {
  const given = Buffer.from(code);
  let found: number | undefined;
  // Compares all of them, so that the response time reveals nothing.
  for (let step = stepOf(now) - STEPS_AROUND; step <= stepOf(now) + STEPS_AROUND; step++) {
    const expected = Buffer.from(codeAt(secret, step));
    if (given.length === expected.length && timingSafeEqual(given, expected) && step > lastStep) found ??= step;
  }
  return found;
}

/** Base 32 without padding (RFC 4648), as apps expect it. */
export function toBase32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

/** Ignores characters outside the alphabet. */
export function fromBase32(text: string): Uint8Array {
  let bits = '';
  for (const sign of text.toUpperCase()) {
    const value = BASE32.indexOf(sign);
    if (value >= 0) bits += value.toString(2).padStart(5, '0');
  }
  const bytes = bits.match(/.{8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
}

/** The URI in the QR code: account, shop and secret. */
export function otpauthUri({ brand, email, secret }: { brand: string; email: string; secret: string }): string {
  const label = `${encodeURIComponent(brand)}:${encodeURIComponent(email)}`;
  const query = new URLSearchParams({ secret, issuer: brand, digits: String(DIGITS), period: String(STEP_SECONDS) });
  // Some apps show a plus sign in place of a space.
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`;
}
