import { randomBytes, randomInt } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Seventeen capitals and digits, as PayPal names its orders, captures and refunds. */
export function paypalId(): string {
  return Array.from({ length: 17 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** Twenty-two digits, as CyberSource names its transactions. */
export function cybersourceId(now: number): string {
  return `${String(now).padStart(13, '0')}${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
}

/** The id that support asks for if a call has failed. */
export function debugId(): string {
  return randomBytes(7).toString('hex');
}

/** A moment as PayPal and CyberSource write it: UTC, seconds, no milliseconds. */
export function timeText(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}
