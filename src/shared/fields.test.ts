import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { email, idText, keyword, longText, name, numberText, optionalName, required, rowId } from './fields.ts';
import { KEYWORD_MAX, readKeyword } from './keyword.ts';
import { LARGEST_ID } from './row-id.ts';

const takes = (field: z.ZodType, value: unknown) => field.safeParse(value).success;

describe('a text', () => {
  test.for(['a\u0000b', '\ud800', 'a\udfffb', '\udc00\ud800', '\u0007', '\u009f'])('is refused: %j', (text) => {
    for (const field of [required, longText, keyword, email]) expect(takes(field, text)).toBe(false);
  });

  test('has as many characters as people count', () => {
    expect(takes(required, '🖼'.repeat(149))).toBe(true);
    expect(takes(required, '🖼'.repeat(150))).toBe(false);
  });

  test('keeps its lines only where there may be some', () => {
    expect(takes(longText, 'one\r\ntwo\tthree')).toBe(true);
    expect(takes(required, 'one\ntwo')).toBe(false);
  });
});

describe('an id', () => {
  const odd = ['', '0', '01', '+1', '-1', ' 1', '1\n', '1e1', '0x10', '0b11', '1.0', '1\u0000', '１', '2147483648'];

  test.for(odd)('in a path is not %j', (text) => {
    expect(takes(idText, text)).toBe(false);
  });

  test('is read from its digits, up to the largest there can be', () => {
    expect([idText.parse('10'), idText.parse(String(LARGEST_ID))]).toEqual([10, LARGEST_ID]);
  });

  test('in a body is a number that a row can have', () => {
    expect([1, LARGEST_ID].map((id) => takes(rowId, id))).toEqual([true, true]);
    expect([0, -1, 1.5, LARGEST_ID + 1, '1', null].map((id) => takes(rowId, id))).not.toContain(true);
  });
});

test('a number in a query is digits within its limits', () => {
  const page = numberText(1, 400);

  expect(page.parse('400')).toBe(400);
  for (const text of ['0', '401', '1e1', '0x1', ' 1', '-1', '1.5', '']) expect(takes(page, text)).toBe(false);
});

test('a keyword in an address loses what nobody can search for', () => {
  expect(readKeyword(' a\u0000b\ud800 ')).toBe('a b');
  expect(readKeyword(12)).toBe('12');
  expect(readKeyword(['a'])).toBe('');
  expect(readKeyword('🖼'.repeat(200))).toBe('🖼'.repeat(KEYWORD_MAX));
});

describe('a name', () => {
  const real = [
    "O'Connor-Smith, Jr.",
    'J. R. R. Tolkien',
    'J.R.R. Tolkien',
    'St. John',
    'Mei-Ling M. A. Chen, Ph.D.',
    '王小明',
    '阿布都·熱合曼',
    '阿布都.熱合曼',
    '林．美玲',
    'Ångström & Søn A/S',
    'Lin Art Co., Ltd.',
    '畫廊 No.5',
    'Studio 4.5',
    'Café @ Home',
    'Art@Home',
    'Yahoo!',
    'S.p.A.',
    'علی‌رضا',
    'Web: nobody',
  ];
  const links = [
    'foo.com',
    'FOO.COM',
    'Win at foo.com/now',
    'Lin foo.co.uk',
    'http://x',
    'https://203.0.113.7/a',
    'ftp://x',
    'hxxp://foo',
    'www.example',
    'WWW. example',
    'mei@example.com',
    'me@例子.公司',
    'ｆｏｏ．ｃｏｍ',
    'foo。com',
    'foo｡com',
    'foo․com',
    'foo.\u200bcom',
    'foo\u00ad.com',
    '例子.com',
    'xn--fsq.xn--0zwm56d',
    '203.0.113.7',
    'a-.io',
  ];

  test.for(real)('is taken: %s', (text) => {
    expect([takes(name, text), takes(optionalName, text)]).toEqual([true, true]);
  });

  test.for(links)('holds no address: %s', (text) => {
    for (const around of [text, `Dear ${text}`, `(${text})`, `${text}, click`, `林${text}`])
      expect([around, takes(name, around), takes(optionalName, around)]).toEqual([around, false, false]);
  });

  test.for(['a\nb', 'a\rb', 'a\u0085b', 'a\u2028b', 'a\u2029b', 'a\u000bb'])('is one line: %j', (text) => {
    expect([takes(name, text), takes(optionalName, text), takes(required, text)]).toEqual([false, false, false]);
  });

  test('is accepted if no dot has a letter right behind it', () => {
    for (const text of madeUp(['Li', 'm', '明', '7', ' ', '-', "'", '. ', ', ', '·', '(', ')', '&', 'É']))
      expect([text, takes(optionalName, text)]).toEqual([text, true]);
  });

  test('is refused if it contains an address', () => {
    const words = ['Li', 'm', '明', '7', ' ', '-', "'", '. ', ', ', '·', '(', ')', '&', 'É'];
    for (const [at, text] of madeUp(words).entries()) {
      const half = Math.floor(text.length / 2);
      const hidden = `${text.slice(0, half)} ${links[at % links.length]} ${text.slice(half)}`;
      expect([hidden, takes(optionalName, hidden)]).toEqual([hidden, false]);
    }
  });
});

/** A thousand texts of these parts, the same in every run. */
function madeUp(parts: readonly string[]): string[] {
  let seed = 20_261_116;
  const below = (limit: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * limit);
  };
  return Array.from({ length: 1_000 }, () =>
    Array.from({ length: 1 + below(20) }, () => parts[below(parts.length)]).join(''),
  );
}
