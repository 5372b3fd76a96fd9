import { expect, test } from 'vitest';
import { stateAfter } from './import.rules.ts';
import { fitSizes, groupArtists, linesOf } from './import-plan.rules.ts';
import { readTable } from './import-table.rules.ts';
import { changesOf, type WorkFacts } from './import-work.rules.ts';

const files = (...names: string[]) => names.map((name) => ({ name }));
const rowsOf = (...cells: string[][]) => readTable(cells, 'en').rows;

test('rows get the picture they name, or the one with their title; other pictures are left', () => {
  const rows = rowsOf(['Title', 'File name'], ['Salt', 'SALT.jpg'], ['Harbour', ''], ['Twice', '']);
  const lines = linesOf(rows, files('a/salt.tif', 'b/harbour.png', 'x/twice.jpg', 'y/twice.jpg'), 'en');

  expect(lines.map(({ row, picture, isLeft }) => [row, picture?.name, isLeft])).toEqual([
    [2, 'a/salt.tif', false],
    [3, 'b/harbour.png', false],
    [4, undefined, false],
    [null, 'x/twice.jpg', true],
    [null, 'y/twice.jpg', true],
  ]);
});

test('names in decomposed characters match, as a Mac writes them', () => {
  const rows = rowsOf(['File name'], ['café.jpg'.normalize('NFC')]);
  expect(linesOf(rows, files('café.JPG'.normalize('NFD')), 'en')[0]?.picture).toBeDefined();
});

test('rows that share a name share the new artist, who gets all names', () => {
  const groups = groupArtists([
    { artist: { en: 'Wu' } },
    { artist: { en: 'WU ', 'zh-Hant': '吳' } },
    { artist: { 'zh-Hant': '吳' } },
  ]);

  expect(groups.get('吳')).toBe(groups.get('wu'));
  expect(groups.get('wu')).toEqual({ en: 'Wu', 'zh-Hant': '吳' });
});

const price = { NTD: 1000, USD: 3500 };
const text = (en: string) => ({ en, 'zh-Hant': '', 'zh-Hans': '' });
const NOW: WorkFacts = {
  artist_id: 1,
  title: text("'=Sum"),
  texts: {
    alt: text('a\r\nb'),
    inspiration: text(''),
    material: text(''),
    certification: text(''),
    maintenance: text(''),
  },
  year: 2020,
  category: 'sea',
  subjects: ['salt, wind', 'sea'],
  sale_mode: 'online',
  edition_size: null,
  sizes: [
    { w_mm: 300, h_mm: 200, price, enabled: true },
    { w_mm: 600, h_mm: 400, price, enabled: false },
  ],
};

test('cells that say what the work is change nothing; others are named', () => {
  const heads = ['title_en', 'year', 'category', 'subjects', 'sizes', 'alt_en'];
  const [same] = rowsOf(heads, ["'=Sum", '2020', 'sea', 'salt, wind、sea', '30x20: 1000 / 35', '']);
  const [other] = rowsOf(heads, ['Sum', '', '', 'sea', '60x40: 1000 / 35', '']);
  if (!same || !other) throw new Error('no rows');

  expect(changesOf(same, undefined, NOW)).toEqual({ set: {}, columns: [] });
  expect(changesOf(other, undefined, NOW)).toEqual({
    set: {
      title: text('Sum'),
      subjects: ['sea'],
      sizes: [
        { w_mm: 600, h_mm: 400, price, enabled: true },
        { w_mm: 300, h_mm: 200, price, enabled: false },
      ],
    },
    columns: ['title_en', 'subjects', 'sizes'],
  });
});

test('sizes that a picture is too small for, or that have another shape, are kept and not offered', () => {
  const sizes = [300, 6_000].map((w_mm) => ({ w_mm, h_mm: (w_mm * 2) / 3, price }));
  const { sizes: fitting, warnings } = fitSizes([...sizes, { w_mm: 200, h_mm: 200, price }], {
    w_px: 3_000,
    h_px: 2_000,
  });

  expect(fitting.map(({ enabled }) => enabled)).toEqual([true, false, false]);
  expect(warnings.map(({ code, size }) => [code, size])).toEqual([
    ['size_not_sharp', '600x400'],
    ['size_shape', '20x20'],
  ]);
});

test('steps need what they work on', () => {
  const lines = { ready: 0, nothing: 1, error: 0, left: 0, done: 0, failed: 0, undone: 0, kept: 0 };
  const sent = { count: 1, size: 10, received: 10 };
  const standing = { state: 'checked' as const, lines, files: sent, has_files: true };

  expect(stateAfter('run', standing)).toBeUndefined();
  expect(stateAfter('run', { ...standing, lines: { ...lines, ready: 1 } })).toBe('running');
  expect(stateAfter('check', { ...standing, files: { ...sent, received: 9 } })).toBeUndefined();
  expect(
    stateAfter('run', { ...standing, state: 'done', lines: { ...lines, failed: 1 }, has_files: false }),
  ).toBeUndefined();
});
