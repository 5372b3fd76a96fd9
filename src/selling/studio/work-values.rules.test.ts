import { expect, test } from 'vitest';
import { perLang } from '#shared/locale.ts';
import { workForm } from './studio.contract.ts';
import { changedParts, missingIn, missingNow, sentPart, type WorkValues } from './work-values.rules.ts';

const words = perLang(() => 'words');
const values: WorkValues = {
  title: words,
  alt: words,
  inspiration: words,
  material: words,
  year: '2024',
  category: 'sea',
  subjects: ['wave'],
  sale_mode: 'online',
  edition_size: '',
  crop: null,
};
const hung = { picture_state: 'ready' as const, pixels: { w_px: 6_000, h_px: 4_000 }, sizes: [] };

test('only what differs is saved', () => {
  const now = { ...values, title: { ...words, en: 'Sea' }, edition_size: '30' };

  expect(changedParts(now, values)).toEqual(['title', 'sale_mode', 'edition_size']);
  expect(changedParts({ ...values, title: { ...words, en: 'words ' } }, values)).toEqual([]);
});

test('numbers are sent as numbers, an empty edition as none, and nonsense is refused', () => {
  expect(sentPart({ ...values, edition_size: ' 30' }, 'edition_size')).toBe(30);
  expect(sentPart(values, 'edition_size')).toBeNull();
  expect(workForm.shape.year.safeParse(sentPart({ ...values, year: 'last' }, 'year')).success).toBe(false);
  expect(workForm.shape.year.safeParse(sentPart({ ...values, year: '' }, 'year')).success).toBe(false);
});

test('what is missing follows the fields, the crop among them', () => {
  expect(missingNow(values, hung)).toEqual([]);
  expect(missingNow({ ...values, crop: { x: 0, y: 0, w: 500, h: 400, turns: 0 } }, hung)).toEqual([{ part: 'sizes' }]);
  expect(missingNow({ ...values, crop: { x: 0, y: 0, w: 3_000, h: 1_900, turns: 1 } }, hung)).toEqual([]);
  expect(missingNow(values, { ...hung, picture_state: 'none' })).toEqual([{ part: 'picture' }]);
});

test('one complete language is enough; otherwise the language that lacks least is counted', () => {
  const inEnglish = { ...values, title: { ...words, en: '' }, alt: { ...words, en: ' ' } };
  expect(missingNow(inEnglish, hung)).toEqual([]);

  const missing = missingNow({ ...inEnglish, material: { en: words.en, 'zh-Hant': '', 'zh-Hans': '' } }, hung);
  expect([missingIn(missing, 'en'), missingIn(missing, 'zh-Hant')]).toEqual([0, 1]);
});
