import { describe, expect, test } from 'vitest';
import { codeAt, fromBase32, otpauthUri, stepOf, stepOfCode, toBase32 } from './totp.ts';

const RFC_SECRET = Buffer.from('12345678901234567890');
/** RFC 6238, appendix B, the rows of SHA-1: seconds and the eight digits of their code. */
const RFC_CODES: [number, string][] = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
];

describe('a code of an authenticator app', () => {
  test.for(RFC_CODES)('is the one of the standard at %i seconds', ([seconds, code]) => {
    expect(codeAt(RFC_SECRET, stepOf(seconds * 1000), 8)).toBe(code);
    expect(codeAt(RFC_SECRET, stepOf(seconds * 1000))).toBe(code.slice(2));
  });

  test('is valid half a minute before and after its time, and no longer', () => {
    const now = 1_234_567_890_000;
    const here = stepOf(now);
    const taken = [-2, -1, 0, 1, 2].map((by) => stepOfCode(RFC_SECRET, codeAt(RFC_SECRET, here + by), now, 0));

    expect(taken).toEqual([undefined, here - 1, here, here + 1, undefined]);
  });

  test('is valid once: neither it nor an older one is accepted after it', () => {
    const now = 1_234_567_890_000;
    const here = stepOf(now);

    expect(stepOfCode(RFC_SECRET, codeAt(RFC_SECRET, here), now, here)).toBeUndefined();
    expect(stepOfCode(RFC_SECRET, codeAt(RFC_SECRET, here - 1), now, here)).toBeUndefined();
    expect(stepOfCode(RFC_SECRET, codeAt(RFC_SECRET, here + 1), now, here)).toBe(here + 1);
  });

  test('of another length is refused', () => {
    expect(stepOfCode(RFC_SECRET, '', 120_000, 0)).toBeUndefined();
    expect(stepOfCode(RFC_SECRET, '28708', 59_000, 0)).toBeUndefined();
  });
});

describe('base 32', () => {
  test('is that of RFC 4648, and decodes to the same bytes', () => {
    for (const [plain, coded] of [
      ['', ''],
      ['f', 'MY'],
      ['fo', 'MZXQ'],
      ['foo', 'MZXW6'],
      ['foob', 'MZXW6YQ'],
      ['fooba', 'MZXW6YTB'],
      ['foobar', 'MZXW6YTBOI'],
    ] as const) {
      expect(toBase32(Buffer.from(plain))).toBe(coded);
      expect(Buffer.from(fromBase32(coded)).toString()).toBe(plain);
    }
    expect(Buffer.from(fromBase32('mzxw 6ytb-oi')).toString()).toBe('foobar');
  });
});

test('the URI of the QR code names shop, person and secret', () => {
  expect(otpauthUri({ brand: '框 & Co', email: 'a+b@shop.example', secret: 'MZXW6' })).toBe(
    'otpauth://totp/%E6%A1%86%20%26%20Co:a%2Bb%40shop.example?secret=MZXW6&issuer=%E6%A1%86%20%26%20Co&digits=6&period=30',
  );
});
