import { type Detail, type Gradient, type GradientStop, rectangle, type Shape } from './framing.drawing.ts';
import { type FrameGeometry, inset, type Point, type Rect } from './framing.geometry.ts';

const INK = '#1a120a';

/** The shadow on the wall: a soft one of the whole depth, and a tight one where the frame nearly touches the wall. */
export function shadowShapes(
  { outer, shadow: { dx, dy, blur } }: FrameGeometry,
  detail: Detail,
  gradients: Gradient[],
): Shape[] {
  const soft = penumbra({ ...outer, x: outer.x + dx, y: outer.y + dy }, blur, 0.4, 'soft', gradients);
  if (detail === 'light') return soft;
  const near = { ...outer, x: outer.x + dx * 0.18, y: outer.y + dy * 0.18 };
  return [...soft, ...penumbra(near, blur * 0.18, 0.3, 'contact', gradients)];
}

/** A rectangle with a soft edge `blur` wide to either side: gradients, because a blur filter is slow on phones. */
function penumbra(area: Rect, blur: number, darkness: number, name: string, gradients: Gradient[]): Shape[] {
  const inner = inset(area, blur);
  const reach = 2 * blur;
  const { x, y, w, h } = inner;
  const [right, bottom] = [x + w, y + h];
  const edges: [Rect, Point, Point][] = [
    [
      { x, y: y - reach, w, h: reach },
      { x, y },
      { x, y: y - reach },
    ],
    [
      { x, y: bottom, w, h: reach },
      { x, y: bottom },
      { x, y: bottom + reach },
    ],
    [
      { x: x - reach, y, w: reach, h },
      { x, y },
      { x: x - reach, y },
    ],
    [
      { x: right, y, w: reach, h },
      { x: right, y },
      { x: right + reach, y },
    ],
  ];
  const corners: [Rect, Point][] = [
    [
      { x: x - reach, y: y - reach, w: reach, h: reach },
      { x, y },
    ],
    [
      { x: right, y: y - reach, w: reach, h: reach },
      { x: right, y },
    ],
    [
      { x: right, y: bottom, w: reach, h: reach },
      { x: right, y: bottom },
    ],
    [
      { x: x - reach, y: bottom, w: reach, h: reach },
      { x, y: bottom },
    ],
  ];
  const ends = [
    ...edges.map(([, from, to]) => ({ from, to })),
    ...corners.map(([, from]) => ({ from, to: { radius: reach } })),
  ];
  ends.forEach((end, index) => {
    gradients.push({ name: `${name}-${index}`, ...end, stops: index === 0 ? fade(darkness) : `${name}-0` });
  });
  const parts = [...edges, ...corners].map(([part], index) => ({ d: rectangle(part), fill: `@${name}-${index}` }));
  return [{ d: rectangle(inner), fill: INK, opacity: darkness }, ...parts];
}

/** From full darkness to none, eased at both ends, as from a broad lamp. */
function fade(darkness: number): GradientStop[] {
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((at) => ({
    at,
    colour: INK,
    opacity: darkness * (1 - at * at * (3 - 2 * at)),
  }));
}

// @chunk frames
