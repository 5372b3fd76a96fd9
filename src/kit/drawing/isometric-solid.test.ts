import { expect, test } from 'vitest';
import { drawSolid } from './isometric-solid.ts';

const strokesOf = (blocks: Parameters<typeof drawSolid>[0], kind: string) =>
  drawSolid(blocks)
    .lines.find(({ stroke }) => stroke === kind)
    ?.d.match(/M/g)?.length ?? 0;

test('a box is drawn with six lines around it and three inside', () => {
  const box = { from: [0, 0, 0], to: [3, 4, 5] } as const;

  expect(strokesOf([box], 'silhouette')).toBe(6);
  expect(strokesOf([box], 'crease')).toBe(3);
  expect(strokesOf([box], 'edge')).toBe(0);
});

test('boxes that continue each other are drawn as one', () => {
  const single = drawSolid([{ from: [0, 0, 0], to: [4, 2, 2] }]);

  const parts = drawSolid([
    { from: [0, 0, 0], to: [1, 2, 2] },
    { from: [1, 0, 0], to: [4, 2, 2] },
  ]);

  expect(parts.ground.length).toBe(single.ground.length);
  expect(parts.lines.map(({ d }) => d.length)).toEqual(single.lines.map(({ d }) => d.length));
});

test('a near box hides a far one, unless it is said to be behind', () => {
  const far = { from: [0, 0, 0], to: [1, 1, 1] } as const;
  const near = { from: [4, 4, 4], to: [5, 5, 6] } as const;

  const real = drawSolid([far, near]);
  const impossible = drawSolid([far, { ...near, behind: 20 }]);

  expect(real.lines).toEqual(drawSolid([near]).lines);
  expect(impossible.ground).toHaveLength(real.ground.length);
  expect(impossible.lines).not.toEqual(real.lines);
});
