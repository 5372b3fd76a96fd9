import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { swatchSheetSvg } from './framing.svg.ts';
import { readSwatchSheet, SWATCH_EDITION, type SwatchFrame, swatchPlace, swatchSheetPath } from './swatch-sheet.ts';
import { seedFrames } from './testing-frames.ts';

const frames = seedFrames('en');
const trusting = (fields: Record<string, unknown>) => fields as SwatchFrame;

function named(path: string): string {
  return path.slice(`/swatches/${SWATCH_EDITION}/`.length, -'.svg'.length);
}

describe('a sheet of corner samples', () => {
  test('is drawn from its address alone, just as from the frames themselves', () => {
    const read = readSwatchSheet(named(swatchSheetPath(frames)), trusting);

    expect(swatchSheetSvg(read ?? []) === swatchSheetSvg(frames)).toBe(true);
  });

  test('has another address for any visible change, and the same one in every language', () => {
    const [bare, oak, ...others] = frames;
    if (!bare || !oak) throw new Error('no frames');
    const changed = { ...oak, face_mm: oak.face_mm + 1 };

    expect(swatchSheetPath([bare, changed, ...others])).not.toBe(swatchSheetPath(frames));
    expect(swatchSheetPath(seedFrames('zh-Hant'))).toBe(swatchSheetPath(frames));
  });

  test('gives every frame colours of its own', () => {
    const svg = swatchSheetSvg(frames);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);

    expect(new Set(ids).size).toBe(ids.length);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('fills its area although WebKit rounds it to whole pixels, and shows no edge of a neighbour', () => {
    expect(swatchSheetSvg(frames)).toMatch(/^<svg [^>]*preserveAspectRatio="none"/);
  });

  test('is cached for ever by browsers, so a new way of drawing needs a new edition', () => {
    const drawing = createHash('sha256').update(swatchSheetSvg(frames)).digest('hex').slice(0, 12);

    expect({ edition: SWATCH_EDITION, drawing }).toEqual({ edition: 2, drawing: '651008079719' });
  });

  test('is shown row by row', () => {
    expect([0, 1, 2].map((index) => swatchPlace(index, 3).position)).toEqual(['0 0%', '0 50%', '0 100%']);
    expect(swatchPlace(0, 1)).toEqual({ size: '100% 100%', position: '0 0%' });
  });

  test('is refused when its address is none of ours', () => {
    const refused = [
      '',
      'oak',
      'oak-flat-20-6-32-acrylic-',
      'oak-flat-20-6-9999-acrylic',
      `${'a-b-1-1-1-c_'.repeat(50)}`,
    ];

    expect(
      refused.map((name) => readSwatchSheet(name, (fields) => (fields.material ? trusting(fields) : undefined))),
    ).toEqual(refused.map(() => undefined));
  });
});
