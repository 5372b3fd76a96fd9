import { describe, expect, test } from 'vitest';
import { columnOf, IMPORT_COLUMNS } from './import-columns.rules.ts';
import { fileKey, matchFiles, titleFrom } from './import-names.rules.ts';
import { readSizes, writeSizes } from './import-sizes.rules.ts';
import { readTable } from './import-table.rules.ts';

describe('a head', () => {
  test('names its column by code or in any of the three languages', () => {
    for (const column of IMPORT_COLUMNS)
      for (const head of [column.code, ...Object.values(column.heads)]) expect(columnOf(head, 'en')).toBe(column);
  });

  test('without a language is in its own, and in the reader’s where both scripts write it alike', () => {
    expect(columnOf('Title', 'zh-Hant')?.code).toBe('title_en');
    expect(columnOf('作品名稱', 'en')?.code).toBe('title_zh_hant');
    expect(columnOf('艺术家', 'zh-Hant')?.code).toBe('artist_zh_hans');
    expect(columnOf('材質', 'en')?.code).toBe('material_zh_hant');
    expect(columnOf('Colour', 'en')).toBeUndefined();
  });

  test('may be one of an earlier template', () => {
    expect(columnOf('販售方式', 'zh-Hant')?.code).toBe('sale_mode');
    expect(columnOf('主题', 'zh-Hans')?.code).toBe('subjects');
    expect(columnOf('畫面描述（英文）', 'zh-Hant')?.code).toBe('alt_en');
    expect(columnOf('媒材', 'zh-Hans')?.code).toBe('material_zh_hant');
    expect(columnOf('证书', 'zh-Hans')?.code).toBe('certification_zh_hans');
  });
});

describe('a line', () => {
  const heads = ['作品名稱', 'artist_en', '年份', '銷售方式', '限量幅數', '尺寸與價格', 'file'];
  const read = (...cells: string[]) => readTable([heads, cells], 'zh-Hant').rows[0];

  test('says what it names and nothing else', () => {
    expect(read('鹽風', 'Wu', '２０２４', '限量編號', '30', '30x40: 1,880 / 65', 'salt.tif')).toEqual({
      line: 2,
      texts: { title: { 'zh-Hant': '鹽風' } },
      artist: { en: 'Wu' },
      year: 2024,
      sale_mode: 'edition',
      edition_size: 30,
      sizes: [{ w_mm: 300, h_mm: 400, price: { NTD: 1880, USD: 6500 } }],
      file: 'salt.tif',
      faults: [],
    });
  });

  test.for([
    ['不限量版', 'online'],
    ['不限量', 'online'],
    ['限量編號版', 'edition'],
    ['限量编号', 'edition'],
    ['限定展售門市', 'exhibition'],
    ['Numbered Edition', 'edition'],
  ] as const)('is sold as “%s”: %s', ([cell, mode]) => {
    expect(read('鹽', '', '', cell, mode === 'edition' ? '30' : '')?.sale_mode).toBe(mode);
  });

  test.for([
    [['', '', '', '', '', '', ''], undefined],
    [['鹽'.repeat(150)], { code: 'too_long', column: 'title_zh_hant' }],
    [['a\u0000b'], { code: 'bad_signs', column: 'title_zh_hant' }],
    [['鹽', '', 'last year'], { code: 'not_a_number', column: 'year' }],
    [['鹽', '', '', 'auction'], { code: 'unknown_sale', column: 'sale_mode' }],
    [['鹽', '', '', '限量編號'], { code: 'edition_size', column: 'edition_size' }],
    [['鹽', '', '', '', '', '30x40'], { code: 'bad_sizes', column: 'sizes' }],
    [['', 'Wu'], { code: 'nothing_given' }],
  ] as const)('%j has the problem %j', ([cells, problem]) => {
    expect(read(...cells)?.faults[0]).toEqual(problem && expect.objectContaining(problem));
  });

  test('unknown and repeated columns are named', () => {
    expect(readTable([['Colour', 'Title', 'title_en'], []], 'en')).toMatchObject({
      faults: [{ code: 'column_twice', column: 'title_en' }],
      warnings: [{ code: 'unknown_column', value: 'Colour' }],
    });
  });
});

test('sizes are read as they are written', () => {
  const sizes = [
    { w_mm: 300, h_mm: 405, price: { NTD: 1880, USD: 6550 } },
    { w_mm: 1200, h_mm: 1620, price: { NTD: 9800, USD: 33500 } },
  ];
  expect(readSizes(writeSizes(sizes))).toEqual(sizes);
  expect(readSizes('３０×４０ｃｍ：NT$1,880／US$65.5')).toEqual([
    { w_mm: 300, h_mm: 400, price: { NTD: 1880, USD: 6550 } },
  ]);
  // The full-width slash in Big5, as some programs write it.
  const big5 = Uint8Array.from([...Buffer.from('30x40: 1880'), 0xa2, 0x41, ...Buffer.from('65')]);
  expect(readSizes(new TextDecoder('big5').decode(big5))).toHaveLength(1);
  for (const bad of ['', '30x40: 0 / 65', '30x40: 1 / 1; 30x40: 2 / 2', '9999x40: 1 / 1', '30: 1 / 1'])
    expect(readSizes(bad), bad).toBeUndefined();
});

test('file names match in any case, width and with any extension; two of a name match none', () => {
  expect(fileKey('Scans/ＳＡＬＴ wind.TIF')).toBe(fileKey('salt wind.jpg'));
  const files = ['a/Salt.tif', 'b/salt.jpg', 'Harbour.png', 'left.webp'].map((name) => ({ name }));
  const { found, left } = matchFiles(files, ['salt', 'b/salt.jpg', 'HARBOUR', 'harbour.png', 'gone.tif']);
  expect(found).toEqual([
    { problem: 'file_twice' },
    { file: files[1] },
    { file: files[2] },
    { problem: 'file_used' },
    { problem: 'file_missing' },
  ]);
  expect(left).toEqual([files[0], files[3]]);
});

test('a title comes from the file name, in the language of its script', () => {
  expect(titleFrom('scans/03_harbour_at-night.tif', 'zh-Hant')).toEqual({ en: 'harbour at-night' });
  expect(titleFrom('鹽風.jpg', 'en')).toEqual({ 'zh-Hant': '鹽風' });
  expect(titleFrom('盐风.jpg', 'zh-Hans')).toEqual({ 'zh-Hans': '盐风' });
});
