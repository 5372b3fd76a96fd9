import { describe, expect, test } from 'vitest';
import {
  clamped,
  dragged,
  fitted,
  glided,
  hasTile,
  levelFor,
  levelSize,
  pixelsPerMm,
  scaleLimits,
  seenBox,
  seenPlace,
  seenShare,
  TILE_PX,
  tileBox,
  tileGrid,
  tilePlace,
  tilesFor,
  tileUrl,
  topLevel,
  trueScale,
  type View,
  zoomedAbout,
} from './zoom.rules.ts';

const LANDSCAPE = { width: 3200, height: 2133 };
const PICTURES = [
  LANDSCAPE,
  { width: 2133, height: 3200 },
  { width: 512, height: 512 },
  { width: 513, height: 40 },
  { width: 1, height: 1 },
  { width: 3200, height: 3200 },
];
const DESK = { width: 1400, height: 800 };
const PHONE = { width: 390, height: 700 };

describe('the levels of a picture', () => {
  test('halve down to one that fits a single tile', () => {
    expect([0, 1, 2, 3].map((level) => levelSize(LANDSCAPE, level))).toEqual([
      { width: 400, height: 267 },
      { width: 800, height: 534 },
      { width: 1600, height: 1067 },
      { width: 3200, height: 2133 },
    ]);
    expect(PICTURES.map(topLevel)).toEqual([3, 3, 0, 1, 0, 3]);
    for (const picture of PICTURES) expect(tileGrid(picture, 0)).toEqual({ columns: 1, rows: 1 });
  });

  test('are covered by their tiles without a gap or an overlap', () => {
    for (const picture of PICTURES) {
      for (let level = 0; level <= topLevel(picture); level++) {
        const { columns, rows } = tileGrid(picture, level);
        let area = 0;
        for (let row = 0; row < rows; row++) {
          for (let column = 0; column < columns; column++) {
            const box = tileBox(picture, { level, column, row });
            expect(Math.min(box.width, box.height)).toBeGreaterThan(0);
            expect(Math.max(box.width, box.height)).toBeLessThanOrEqual(TILE_PX);
            area += box.width * box.height;
          }
        }
        const { width, height } = levelSize(picture, level);
        expect(area).toBe(width * height);
        const last = tilePlace(picture, { level, column: columns - 1, row: rows - 1 });
        expect(last.x + last.width).toBeCloseTo(picture.width, 6);
        expect(last.y + last.height).toBeCloseTo(picture.height, 6);
      }
    }
  });

  test('have the tiles of their grid and no others', () => {
    expect(tileGrid(LANDSCAPE, 3)).toEqual({ columns: 7, rows: 5 });
    expect(hasTile(LANDSCAPE, { level: 3, column: 6, row: 4 })).toBe(true);
    const others = [
      { level: 3, column: 7, row: 0 },
      { level: 3, column: 0, row: 5 },
      { level: 4, column: 0, row: 0 },
      { level: -1, column: 0, row: 0 },
    ];
    for (const tile of others) expect(hasTile(LANDSCAPE, tile)).toBe(false);
    expect(tileUrl('abc', { level: 3, column: 6, row: 4 })).toBe('/zoom/abc/3/6-4.webp');
  });

  test('are chosen by the screen’s resolution', () => {
    expect(levelFor(LANDSCAPE, 1, 1)).toBe(3);
    expect(levelFor(LANDSCAPE, 0.5, 1)).toBe(2);
    expect(levelFor(LANDSCAPE, 0.5, 2)).toBe(3);
    expect(levelFor(LANDSCAPE, 0.51, 1)).toBe(2);
    expect(levelFor(LANDSCAPE, 0.001, 1)).toBe(0);
    expect(levelFor(LANDSCAPE, 40, 2)).toBe(3);
  });
});

describe('a view', () => {
  test('needs the tiles it touches, the middle ones first', () => {
    const view = { x: 1024 + 256, y: 512 + 256, scale: 1 };

    expect(tilesFor(LANDSCAPE, view, { width: 500, height: 500 }, 1)).toEqual([{ level: 3, column: 2, row: 1 }]);
    const wider = tilesFor(LANDSCAPE, view, { width: 700, height: 500 }, 1);
    expect(wider[0]).toEqual({ level: 3, column: 2, row: 1 });
    expect(wider.map(({ column }) => column).sort()).toEqual([1, 2, 3]);
  });

  test('needs no tile beyond the picture, and none that only touches it', () => {
    for (const picture of PICTURES) {
      for (const viewport of [DESK, PHONE]) {
        for (const scale of [0.1, 0.4, 1, 3]) {
          const view = clamped({ x: picture.width, y: 0, scale }, picture, viewport);
          const tiles = tilesFor(picture, view, viewport, 1);
          expect(tiles.length).toBeGreaterThan(0);
          for (const tile of tiles) expect(hasTile(picture, tile)).toBe(true);
        }
      }
    }
    const atEdge = { x: 512 + 250, y: 250, scale: 1 };
    const columns = tilesFor(LANDSCAPE, atEdge, { width: 500, height: 500 }, 1).map(({ column }) => column);
    expect(columns).toEqual([1]);
  });

  test('shows the whole picture at first, and a small one no larger than its pixels', () => {
    expect(fitted(LANDSCAPE, { width: 1600, height: 2000 })).toEqual({ x: 1600, y: 1066.5, scale: 0.5 });
    expect(fitted({ width: 100, height: 50 }, DESK).scale).toBe(1);
  });

  test('never leaves the picture, and a picture smaller than the viewport is centred', () => {
    const corner = clamped({ x: -500, y: -500, scale: 1 }, LANDSCAPE, DESK);
    expect(seenBox(corner, DESK)).toMatchObject({ x: 0, y: 0 });
    expect(clamped({ x: 0, y: 0, scale: 0.0001 }, LANDSCAPE, DESK)).toEqual(fitted(LANDSCAPE, DESK));
    expect(clamped({ x: 0, y: 0, scale: 99 }, LANDSCAPE, DESK).scale).toBe(scaleLimits(LANDSCAPE, DESK).max);
    const strip = clamped({ x: 0, y: 0, scale: 0.3 }, LANDSCAPE, DESK);
    expect(strip.y).toBe(LANDSCAPE.height / 2);
  });

  test('zooms towards the pointer: the point under it stays there, on every frame', () => {
    const from = { x: 900, y: 700, scale: 0.4 };
    const pointer = { x: -310, y: 120 };
    const under = (view: View) => [view.x + pointer.x / view.scale, view.y + pointer.y / view.scale];
    const to = zoomedAbout(from, pointer, 3);

    expect(to.scale).toBeCloseTo(1.2);
    for (const part of [0, 0.1, 0.5, 0.93, 1]) {
      const [x = 0, y = 0] = under(glided(from, to, part));
      expect(x).toBeCloseTo(under(from)[0] ?? 0, 6);
      expect(y).toBeCloseTo(under(from)[1] ?? 0, 6);
    }
    expect(glided(from, { ...from, x: 1000 }, 0.5)).toEqual({ x: 950, y: 700, scale: 0.4 });
  });

  test('follows a drag', () => {
    expect(dragged({ x: 100, y: 100, scale: 2 }, { x: 10, y: -20 })).toEqual({ x: 95, y: 110, scale: 2 });
  });

  test('is described by how much of the picture is visible, and where', () => {
    expect(seenPlace(LANDSCAPE, fitted(LANDSCAPE, DESK), DESK)).toBe('whole');
    expect(seenShare(LANDSCAPE, fitted(LANDSCAPE, DESK), DESK)).toBeCloseTo(1);
    const viewport = { width: 1600, height: 1066.5 };
    const at = (x: number, y: number) => clamped({ x, y, scale: 1 }, LANDSCAPE, viewport);
    expect(seenShare(LANDSCAPE, at(0, 0), viewport)).toBeCloseTo(0.25);
    expect(seenPlace(LANDSCAPE, at(0, 0), viewport)).toBe('upper left');
    expect(seenPlace(LANDSCAPE, at(1600, 1066), viewport)).toBe('middle centre');
    expect(seenPlace(LANDSCAPE, at(9999, 9999), viewport)).toBe('lower right');
  });
});

describe('the true size of a print', () => {
  test('follows from a card held to the screen', () => {
    expect(pixelsPerMm(85.6 * 4)).toBeCloseTo(4);
    for (const perMm of [2.5, 3.78, 6.4]) {
      for (const size of [
        { w_mm: 400, h_mm: 267 },
        { w_mm: 1200, h_mm: 800 },
      ]) {
        const scale = trueScale(LANDSCAPE, size, perMm);
        // Ten centimetres of the print are ten centimetres on the screen, within half a pixel.
        const picturePixels = (100 / size.w_mm) * LANDSCAPE.width;
        expect(Math.abs(picturePixels * scale - 100 * perMm)).toBeLessThan(0.5);
      }
    }
  });

  test('can be reached on a screen larger than the print, and on one where it is enormous', () => {
    const hall = { width: 8000, height: 5000 };
    expect(clamped({ x: 0, y: 0, scale: 0.2 }, LANDSCAPE, hall, 0.2).scale).toBe(0.2);
    expect(clamped({ x: 0, y: 0, scale: 6 }, LANDSCAPE, PHONE, 6).scale).toBe(6);
  });
});
