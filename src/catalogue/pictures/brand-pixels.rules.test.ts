import { describe, expect, test } from 'vitest';
import { DARK_WALL, isTransparent, LIGHT_WALL, readableShare, visibleBox } from './brand-pixels.rules.ts';

const CLEAR = [0, 0, 0, 0];
const BLACK = [20, 20, 20, 255];
const WHITE = [255, 255, 255, 255];

/** Rows of pixels by letter. */
function pixels(...rows: string[]) {
  const colours: Record<string, number[]> = { '.': CLEAR, b: BLACK, w: WHITE };
  const data = Uint8Array.from(rows.flatMap((row) => [...row].flatMap((letter) => colours[letter] ?? [])));
  return { data, width: rows[0]?.length ?? 0, height: rows.length };
}

test('the visible part of a picture is found without its transparent border', () => {
  expect(visibleBox(pixels('.....', '..b..', '.bb..', '.....'))).toEqual({ left: 1, top: 1, width: 2, height: 2 });
  expect(visibleBox(pixels('bw', 'wb'))).toEqual({ left: 0, top: 0, width: 2, height: 2 });
  expect(visibleBox(pixels('...', '...'))).toBeUndefined();
});

test('a picture is transparent if more than a stray pixel is', () => {
  expect(isTransparent(pixels('b.', 'bb'))).toBe(true);
  expect(isTransparent(pixels('bw', 'wb'))).toBe(false);
});

describe('the readable share of a picture', () => {
  test('counts only visible pixels that stand out from the wall', () => {
    expect(readableShare(pixels('b...'), LIGHT_WALL)).toBe(1);
    expect(readableShare(pixels('b...'), DARK_WALL)).toBe(0);
    expect(readableShare(pixels('bw..'), DARK_WALL)).toBe(0.5);
    expect(readableShare(pixels('w...'), LIGHT_WALL)).toBe(0);
  });

  test('is none for an invisible picture', () => {
    expect(readableShare(pixels('..'), LIGHT_WALL)).toBe(0);
  });
});
