import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { xlsxOf } from '#ground/documents/server/xlsx-write.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { decodeText } from './decode-text.ts';
import { zipOf } from './testing-zip.ts';
import { readXlsx } from './xlsx-read.ts';
import { spanOf, unpacked, type ZipFault, ZipStartMissing, zipEntries } from './zip-read.ts';

async function* rowsOf(rows: readonly string[][]) {
  yield* rows;
}

async function written(bytes: Uint8Array): Promise<string> {
  const path = join(await temporaryFolder(), 'file');
  await writeFile(path, bytes);
  return path;
}

async function workbook(rows: readonly string[][]): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of xlsxOf(rowsOf(rows))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const ROWS = [
  ['Title', '作品名稱', ''],
  ['Salt & <wind>', '鹽風\n第二行', '=1+1'],
  ['_x0041_', ' spaces ', '😀'],
];

test('a workbook is read as it was written', async () => {
  const cells = await readXlsx(await written(await workbook(ROWS)));

  expect(cells.map((row) => Array.from({ length: 3 }, (_, at) => row[at] ?? ''))).toEqual(ROWS);
});

test.for([
  ['utf-8', Buffer.from('作品,鹽風')],
  ['utf-8 with a mark', Buffer.from('\uFEFF作品,鹽風')],
  ['utf-16', Buffer.from('\uFEFF作品,鹽風', 'utf16le')],
  ['utf-16, the other way round', Buffer.from('\uFEFF作品,鹽風', 'utf16le').swap16()],
  ['big5', Buffer.from([0xa7, 0x40, 0xab, 0x7e, 0x2c, 0xc6, 0x51, 0xad, 0xb7])],
] as const)('a table in %s is read', ([, bytes]) => {
  expect(decodeText(Buffer.from(bytes))).toBe('作品,鹽風');
});

test('bytes that are no text are refused', () => {
  expect(decodeText(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xff, 0x00, 0x80]))).toBeUndefined();
});

async function faultOf(bytes: Buffer): Promise<ZipFault | undefined> {
  const path = await written(bytes);
  try {
    for (const entry of await zipEntries(path)) for await (const _ of unpacked(path, entry, 1_000_000));
    return undefined;
  } catch (error) {
    return (error as { fault?: ZipFault }).fault ?? 'broken';
  }
}

test('archives that are cut off, damaged, encrypted or no archives are refused', async () => {
  const whole = await workbook(ROWS);
  const directory = whole.indexOf(Buffer.from('PK\u0001\u0002'));
  const changed = (at: number, value: number) => {
    const copy = Buffer.from(whole);
    copy[at] = value;
    return copy;
  };

  expect(await faultOf(whole)).toBeUndefined();
  expect(await faultOf(whole.subarray(0, whole.length - 30))).toBe('not_a_zip');
  expect(await faultOf(Buffer.from('no archive at all, only a line of text'))).toBe('not_a_zip');
  expect(await faultOf(changed(directory + 8, 0x09))).toBe('encrypted');
  expect(await faultOf(changed(directory + 16, (whole[directory + 16] ?? 0) ^ 1))).toBe('broken');
});

test('an entry that unpacks to more than allowed is cut, whatever the directory says', async () => {
  const path = await written(await workbook([['x'.repeat(5_000_000)]]));
  const sheet = (await zipEntries(path)).find(({ name }) => name.endsWith('sheet1.xml'));
  let read = 0;
  const all = async () => {
    if (sheet) for await (const chunk of unpacked(path, { ...sheet, size: 10 }, 100_000)) read += chunk.length;
  };

  await expect(all()).rejects.toMatchObject({ fault: 'broken' });
  expect(read).toBeLessThanOrEqual(100_000);
});

const picture = Buffer.from('picture '.repeat(1_000));

async function namesIn(bytes: Buffer): Promise<string[]> {
  const path = await written(bytes);
  const entries = await zipEntries(path);
  for (const entry of entries) {
    const read: Buffer[] = [];
    for await (const chunk of unpacked(path, entry, 1_000_000)) read.push(chunk);
    expect(Buffer.concat(read).equals(picture)).toBe(true);
  }
  return entries.map(({ name }) => name);
}

test('archives of other programs are read: packed or not, large fields, names in Big5, Windows folders', async () => {
  const big5 = Buffer.from([0xc6, 0x51, 0xad, 0xb7, 0x2e, 0x6a, 0x70, 0x67]);
  const entries = [
    { name: 'a\\b.jpg', bytes: picture, isPacked: true },
    { name: big5, bytes: picture },
  ];

  expect(await namesIn(zipOf(entries))).toEqual(['a/b.jpg', '鹽風.jpg']);
  expect(await namesIn(zipOf(entries, { zip64: true }))).toEqual(['a/b.jpg', '鹽風.jpg']);
});

test('archives that lie about sizes, places or secrecy are refused', async () => {
  const bomb = { name: 'bomb.jpg', bytes: Buffer.alloc(5_000_000), isPacked: true };
  const honest = { name: 'a.jpg', bytes: picture };

  expect(await faultOf(zipOf([bomb]))).toBe('broken');
  expect(await faultOf(zipOf([{ ...bomb, says: { size: 10 } }]))).toBe('broken');
  expect(await faultOf(zipOf([honest, { ...honest, says: { at: 0 } }]))).toBe('broken');
  expect(await faultOf(zipOf([{ ...honest, says: { at: 2 ** 40 } }], { zip64: true }))).toBe('broken');
  expect(await faultOf(zipOf([{ ...honest, says: { flags: 0x801 } }]))).toBe('encrypted');
});

test('only the end of an archive is needed for its directory, and only its own part for an entry', async () => {
  const whole = zipOf([
    { name: 'a.jpg', bytes: Buffer.alloc(200_000) },
    { name: 'b.jpg', bytes: picture, isPacked: true },
  ]);
  const at = whole.length - 70;
  await expect(zipEntries(await written(whole.subarray(at)), at)).rejects.toThrow(ZipStartMissing);

  const base = whole.length - 70_000;
  const [, entry] = await zipEntries(await written(whole.subarray(base)), base);
  if (!entry) throw new Error('no entry');
  const { from, to } = spanOf(entry);
  const read: Buffer[] = [];
  for await (const chunk of unpacked(await written(whole.subarray(from, to)), entry, 100_000, from)) read.push(chunk);
  expect(Buffer.concat(read).equals(picture)).toBe(true);
});
