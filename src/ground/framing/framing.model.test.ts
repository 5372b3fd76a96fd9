import { describe, expect, test } from 'vitest';
import { type FramedModel, framedModel } from './framing.model.ts';
import { outerSize } from './framing.rules.ts';
import { seedFrames } from './testing-frames.ts';

const frames = seedFrames('en');
const framed = frames.filter(({ face_mm }) => face_mm > 0);
const SIZES = [
  { w_mm: 300, h_mm: 400 },
  { w_mm: 1200, h_mm: 797 },
  { w_mm: 50, h_mm: 50 },
];
const MICROMETRE = 1e-6;

/** The least and the greatest coordinate on each axis, in millimetres. */
function spanOf({ parts }: FramedModel): [number, number][] {
  return [0, 1, 2].map((axis) => {
    const values = parts.flatMap(({ positions }) => positions.filter((_, index) => index % 3 === axis));
    return [Math.min(...values) * 1000, Math.max(...values) * 1000];
  });
}

type Corner = [number, number, number];

function quadsOf({ positions }: { positions: readonly number[] }): Corner[][] {
  return Array.from({ length: positions.length / 12 }, (_, quad) =>
    Array.from({ length: 4 }, (_, corner) => positions.slice(quad * 12 + corner * 3, quad * 12 + corner * 3 + 3)),
  ) as Corner[][];
}

function cross([a, b, c]: Corner, [d, e, f]: Corner): Corner {
  return [b * f - c * e, c * d - a * f, a * e - b * d];
}
const minus = ([a, b, c]: Corner, [d, e, f]: Corner): Corner => [a - d, b - e, c - f];
const dot = ([a, b, c]: Corner, [d, e, f]: Corner): number => a * d + b * e + c * f;

describe('the model of a framed work', () => {
  test('is as large as the framed work, and its back’s centre is the origin', () => {
    for (const frame of frames) {
      for (const size of SIZES) {
        const model = framedModel(size, frame);
        const { w_mm, h_mm } = outerSize(size, frame);
        const [across, up, out] = spanOf(model) as [[number, number], [number, number], [number, number]];

        expect([across[0], across[1]]).toEqual([expect.closeTo(-w_mm / 2, 6), expect.closeTo(w_mm / 2, 6)]);
        expect([up[0], up[1]]).toEqual([expect.closeTo(-h_mm / 2, 6), expect.closeTo(h_mm / 2, 6)]);
        expect([out[0], out[1]]).toEqual([0, expect.closeTo(frame.depth_mm || 0.6, 6)]);
        expect([model.w_mm, model.h_mm]).toEqual([w_mm, h_mm]);
      }
    }
  });

  test('shows the whole print at its true size, behind glazing and mat and before the backing', () => {
    for (const frame of framed) {
      const { parts } = framedModel({ w_mm: 500, h_mm: 700 }, frame);
      const picture = parts.find(({ surface }) => surface === 'picture');
      const [corners = []] = quadsOf(picture ?? { positions: [] });
      const width = Math.max(...corners.map(([x]) => x)) - Math.min(...corners.map(([x]) => x));
      const height = Math.max(...corners.map(([, y]) => y)) - Math.min(...corners.map(([, y]) => y));
      expect([width, height]).toEqual([expect.closeTo(0.5, 9), expect.closeTo(0.7, 9)]);

      const heightOf = (surface: string) => parts.find((part) => part.surface === surface)?.positions[2];
      const order = ['glazing', 'mat', 'picture', 'backing'].flatMap((surface) => heightOf(surface) ?? []);
      expect(order).toEqual(order.toSorted((a, b) => b - a));
      expect(parts.some(({ surface }) => surface === 'mat')).toBe(frame.mat !== undefined);
    }
  });

  test('has quads whose front is where their normals point, and normals of length 1', () => {
    for (const frame of frames) {
      for (const { surface, positions, normals } of framedModel({ w_mm: 400, h_mm: 500 }, frame).parts) {
        quadsOf({ positions }).forEach(([a, b, c, d], quad) => {
          if (!a || !b || !c || !d) throw new Error('a quad has four corners');
          const facing = cross(minus(c, a), minus(d, b));
          for (let corner = 0; corner < 4; corner++) {
            const normal = normals.slice(quad * 12 + corner * 3, quad * 12 + corner * 3 + 3) as Corner;
            expect(Math.hypot(...normal)).toBeCloseTo(1, 9);
            expect(dot(facing, normal), `${frame.name}: ${surface} ${quad}`).toBeGreaterThan(0);
          }
        });
      }
    }
  });

  test('has a moulding without gaps: at every edge two quads meet', () => {
    for (const frame of framed) {
      const moulding = framedModel({ w_mm: 400, h_mm: 500 }, frame).parts.find(({ surface }) => surface === 'moulding');
      const edges = new Map<string, number>();
      const named = (corner: Corner) => corner.map((value) => Math.round(value / MICROMETRE)).join();
      for (const quad of quadsOf(moulding ?? { positions: [] })) {
        quad.forEach((corner, index) => {
          const ends = [named(corner), named(quad[(index + 1) % 4] ?? corner)].toSorted().join(' ');
          edges.set(ends, (edges.get(ends) ?? 0) + 1);
        });
      }
      expect([...new Set(edges.values())], frame.name).toEqual([2]);
    }
  });

  test('never reaches into the wall, though a profile may be deeper than its moulding', () => {
    const shallow = { ...(framed[0] ?? frames[0]), depth_mm: 4, face_mm: 40, profile: 'scoop' } as (typeof frames)[0];

    expect(spanOf(framedModel({ w_mm: 300, h_mm: 300 }, shallow))[2]).toEqual([0, expect.closeTo(4, 6)]);
  });
});
