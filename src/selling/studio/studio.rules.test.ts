import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#shared/languages.ts';
import { perLang } from '#shared/locale.ts';
import {
  croppedPixels,
  fullCrop,
  isFullCrop,
  isWithin,
  masterName,
  missingParts,
  offeredSizes,
  ppiAt,
} from './studio.rules.ts';

const master = { w_px: 9_000, h_px: 6_000 };
const words = perLang(() => 'words');
const complete = {
  title: words,
  alt: words,
  inspiration: words,
  material: words,
  category: 'sea',
  subjects: ['wave'],
  sale_mode: 'online' as const,
  edition_size: null,
  has_picture: true,
  sizes: 3,
};

describe('a crop', () => {
  test('of everything is the whole master', () => {
    expect(isFullCrop(fullCrop(master), master)).toBe(true);
    expect(isFullCrop({ ...fullCrop(master), turns: 2 }, master)).toBe(false);
    expect(isFullCrop({ ...fullCrop(master), w: 8_999 }, master)).toBe(false);
  });

  test('may not reach beyond its master', () => {
    expect(isWithin({ x: 1, y: 0, w: 8_999, h: 6_000, turns: 0 }, master)).toBe(true);
    expect(isWithin({ x: 2, y: 0, w: 8_999, h: 6_000, turns: 0 }, master)).toBe(false);
    expect(isWithin({ x: 0, y: 1, w: 9_000, h: 6_000, turns: 1 }, master)).toBe(false);
  });

  test('that is rotated by a quarter swaps its sides', () => {
    expect(croppedPixels({ x: 0, y: 0, w: 500, h: 300, turns: 3 })).toEqual({ w_px: 300, h_px: 500 });
    expect(croppedPixels({ x: 0, y: 0, w: 500, h: 300, turns: 2 })).toEqual({ w_px: 500, h_px: 300 });
  });

  test('that leaves fewer pixels is offered in fewer sizes, down to none', () => {
    const counts = [9_000, 5_000, 3_000, 1_000].map((w) => offeredSizes({ w_px: w, h_px: Math.round(w / 1.5) }).length);

    expect(counts).toEqual([5, 3, 2, 0]);
    for (const size of offeredSizes(master)) expect(ppiAt(master, size)).toBeGreaterThanOrEqual(150);
  });
});

describe('a work', () => {
  test('with every part lacks nothing', () => {
    expect(missingParts(complete)).toEqual([]);
  });

  test('needs one complete language, whichever it is', () => {
    const only = (lang: string) => perLang((one) => (one.lang === lang ? 'words' : ' '));
    for (const { lang } of LANGUAGES) {
      const texts = { title: only(lang), alt: only(lang), inspiration: only(lang), material: only(lang) };
      expect(missingParts({ ...complete, ...texts })).toEqual([]);
    }
  });

  test('without a complete language lacks the texts of the one that is nearest to it', () => {
    const hant = { en: '', 'zh-Hant': '字', 'zh-Hans': '' };
    const texts = { title: { ...hant, en: 'Title' }, alt: hant, inspiration: hant, material: perLang(() => '') };
    expect(missingParts({ ...complete, ...texts })).toEqual([{ part: 'material', lang: 'zh-Hant' }]);
  });

  test.for([
    ['picture', { has_picture: false, sizes: 0 }],
    ['sizes', { sizes: 0 }],
    ['category', { category: '' }],
    ['subjects', { subjects: [] }],
    ['edition_size', { sale_mode: 'edition' as const }],
  ] as const)('lacks its %s', ([part, change]) => {
    expect(missingParts({ ...complete, ...change })).toEqual([{ part }]);
  });
});

test.for([
  ['sea.tif', 'sea.tif'],
  ['C:\\works\\sea.tif', 'sea.tif'],
  ['../../etc/passwd', 'passwd'],
  ['sea\u202Egpj.exe', 'seagpj.exe'],
  ['a\u0000b.jpg', 'ab.jpg'],
  ['', 'file'],
  ['///', 'file'],
  ['畫'.repeat(300), '畫'.repeat(120)],
] as const)('a file called %j is listed as %j', ([given, shown]) => {
  expect(masterName(given)).toBe(shown);
});
