import { describe, expect, test } from 'vitest';
import { crossSection } from './framing.cross-section.ts';
import { type FrameGeometry, frameGeometry, type MouldingPiece, type Side, toneOf } from './framing.geometry.ts';
import { MATERIALS } from './framing.materials.ts';
import { outerSize } from './framing.rules.ts';
import { framedDrawing } from './framing.shapes.ts';
import { textureShapes } from './framing.textures.ts';
import { seedFrames } from './testing-frames.ts';

const frames = seedFrames('en');
const framed = frames.filter((frame) => frame.face_mm > 0);
const poster = { w_mm: 300, h_mm: 400 };

function frameCalled(name: string) {
  const found = frames.find((frame) => frame.name === name);
  if (!found) throw new Error(`no frame called ${name}`);
  return found;
}

function pieceOf(geometry: FrameGeometry, side: Side): MouldingPiece {
  const found = geometry.pieces.find((piece) => piece.side === side);
  if (!found) throw new Error(`no piece at the ${side}`);
  return found;
}

describe('the drawing of a frame', () => {
  test('is as large as the outer size that is priced and shipped', () => {
    for (const frame of frames) {
      const { w_mm, h_mm } = outerSize(poster, frame);
      expect(frameGeometry(poster, frame).outer).toEqual({ x: 0, y: 0, w: w_mm, h: h_mm });
    }
  });

  test('holds the print in the rebate, under the lip', () => {
    const { rebate, opening, print } = frameGeometry(poster, frameCalled('Oak'));

    expect(print).toEqual({ x: 14, y: 14, w: 300, h: 400 });
    expect(rebate).toEqual(print);
    expect(opening).toEqual({ x: 20, y: 20, w: 288, h: 388 });
  });

  test('shows the mat between moulding and print, its window lapping over the print', () => {
    const { mat, opening, print } = frameGeometry(poster, frameCalled('Black with mat'));

    expect(mat?.board).toEqual(opening);
    expect(print).toEqual({ x: 74, y: 74, w: 300, h: 400 });
    expect(mat?.window).toEqual({ x: 76, y: 76, w: 296, h: 396 });
  });

  test('of a bare print is the print', () => {
    const { pieces, mat, glazing, outer, print } = frameGeometry(poster, frameCalled('Unframed'));

    expect(print).toEqual(outer);
    expect({ pieces, mat, glazing }).toEqual({ pieces: [], mat: undefined, glazing: undefined });
  });

  test('has four pieces that meet in mitres of 45 degrees and cover the moulding exactly', () => {
    for (const frame of framed) {
      const { pieces, outer, opening } = frameGeometry(poster, frame);
      const covered = pieces.reduce((sum, piece) => sum + areaOf(piece.outline), 0);
      expect(covered).toBeCloseTo(outer.w * outer.h - opening.w * opening.h, 6);
      pieces.forEach((piece, index) => {
        const next = pieces[(index + 1) % pieces.length];
        expect(piece.outline[1]).toEqual(next?.outline[0]);
        expect(piece.outline[2]).toEqual(next?.outline[3]);
        const [start, , , end] = piece.outline;
        expect(Math.abs(end.x - start.x)).toBe(frame.face_mm);
        expect(Math.abs(end.y - start.y)).toBe(frame.face_mm);
      });
    }
  });

  test('divides the face into bands without a gap', () => {
    for (const frame of framed) {
      for (const piece of frameGeometry(poster, frame).pieces) {
        let edge = 0;
        for (const band of piece.bands) {
          expect(band.offset_mm).toBeCloseTo(edge, 9);
          expect(band.width_mm).toBeGreaterThan(0);
          edge = band.offset_mm + band.width_mm;
        }
        expect(edge).toBeCloseTo(frame.face_mm, 9);
      }
    }
  });
});

describe('the light', () => {
  test('comes from the upper left: outer edges shine at top and left and are dark at right and bottom', () => {
    expect(toneOf('top', 45)).toBeGreaterThan(toneOf('left', 45));
    expect(toneOf('left', 45)).toBeGreaterThan(0);
    expect(toneOf('right', 45)).toBeLessThan(0);
    expect(toneOf('bottom', 45)).toBeLessThan(toneOf('right', 45));
  });

  test('is even on a face that looks straight at the viewer', () => {
    for (const side of ['top', 'right', 'bottom', 'left'] as const) expect(toneOf(side, 0)).toBeCloseTo(0, 9);
  });

  test('stays between the deepest shade and full light', () => {
    for (const frame of framed) {
      for (const { bands } of frameGeometry(poster, frame).pieces) {
        for (const tone of bands.flatMap((band) => [band.tone_outer, band.tone_inner])) {
          expect(Math.abs(tone)).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  test('catches the mat’s bevel at the bottom and leaves it in shade at the top', () => {
    const bevel = frameGeometry(poster, frameCalled('Oak with mat')).mat?.bevel ?? [];
    const tones = Object.fromEntries(bevel.map(({ side, tone }) => [side, tone]));

    expect(tones.bottom).toBeGreaterThan(0);
    expect(tones.top).toBeLessThan(0);
  });

  test('throws the wall’s shadow down and to the right, farther from a deeper frame', () => {
    const oak = frameGeometry(poster, frameCalled('Oak')).shadow;
    const deep = frameGeometry(poster, frameCalled('Deep ebonised ash')).shadow;

    expect(oak.dx).toBeGreaterThan(0);
    expect(deep.dy).toBeGreaterThan(oak.dy);
  });
});

describe('the wood', () => {
  test('is another piece on each side, and the same at every drawing', () => {
    const once = framedDrawing(poster, frameCalled('Walnut'));
    const seeds = frameGeometry(poster, frameCalled('Walnut')).pieces.map((piece) => piece.texture.seed);

    expect(framedDrawing(poster, frameCalled('Walnut'))).toEqual(once);
    expect(new Set(seeds).size).toBe(4);
    expect(pieceOf(frameGeometry(poster, frameCalled('Walnut')), 'left').texture.along).toBe('y');
  });

  test('has its grain on the moulding, cut off at the mitre as the wood is', () => {
    for (const frame of framed) {
      const { pieces, outer } = frameGeometry(poster, frame);
      for (const piece of pieces) {
        const shapes = textureShapes(piece, outer, frame.face_mm, MATERIALS[frame.material], 'full');
        for (const { x, y } of shapes.flatMap(({ d }) => markEnds(d))) {
          const [along, length] = piece.texture.along === 'x' ? [x, outer.w] : [y, outer.h];
          const across = { top: y, right: outer.w - x, bottom: outer.h - y, left: x }[piece.side];
          expect(across).toBeGreaterThanOrEqual(0);
          expect(across).toBeLessThanOrEqual(frame.face_mm);
          // Writing the path loses a tenth of a millimetre.
          expect(Math.min(along, length - along) + 0.1).toBeGreaterThanOrEqual(across);
        }
      }
    }
  });

  test('is drawn with fewer strokes on a small card', () => {
    const strokes = (detail: 'full' | 'light') =>
      framedDrawing(poster, frameCalled('Oak'), { detail })
        .front.map(({ d }) => d)
        .join('').length;

    expect(strokes('light')).toBeLessThan(strokes('full') / 2);
  });
});

describe('the cross-section', () => {
  test('is as broad as the face and as deep as the moulding', () => {
    for (const frame of framed) {
      const { outline } = crossSection(frame);
      expect(Math.min(...outline.map(({ x }) => x))).toBe(0);
      expect(Math.max(...outline.map(({ x }) => x))).toBeCloseTo(frame.face_mm, 9);
      expect(Math.min(...outline.map(({ y }) => y))).toBeCloseTo(0, 9);
      expect(Math.max(...outline.map(({ y }) => y))).toBe(frame.depth_mm);
    }
  });

  test('shows the pack from front to back, inside the depth of the moulding', () => {
    for (const frame of framed) {
      const { layers } = crossSection(frame);
      const { y, h } = layers.at(-1)?.area ?? { y: 0, h: 0 };
      expect(layers.map(({ kind }) => kind)).toEqual(
        frame.mat ? ['glazing', 'mat', 'print', 'backing'] : ['glazing', 'print', 'backing'],
      );
      expect(y + h).toBeLessThan(frame.depth_mm);
    }
  });
});

function areaOf(points: readonly { x: number; y: number }[]): number {
  const twice = points.reduce((sum, { x, y }, index) => {
    const next = points[(index + 1) % points.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** The start and end of each mark of a texture; marks are curves, each written relative to its start. */
function markEnds(d: string): { x: number; y: number }[] {
  return [...d.matchAll(/M(\S+) ([-.\d]+)c\S+ \S+ \S+ \S+ (\S+) ([-.\d]+)/g)].flatMap(([, ...numbers]) => {
    const [x = Number.NaN, y = Number.NaN, dx = Number.NaN, dy = Number.NaN] = numbers.map(Number);
    return [
      { x, y },
      { x: x + dx, y: y + dy },
    ];
  });
}
