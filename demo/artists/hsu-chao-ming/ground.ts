import { type Bristle, smoothstep } from './oils.ts';

/** Strokes that grow from the horizon towards the viewer. */
export function perspective(
  horizon: number,
  bottom: number,
  far: Bristle,
  near: Bristle,
): (x: number, y: number) => Bristle {
  return (_, y) => {
    const t = smoothstep(horizon, bottom, y);
    const at = (a: number, b: number) => a + (b - a) * t;
    return {
      width: at(far.width, near.width),
      length: at(far.length, near.length),
      body: at(far.body, near.body),
      dry: at(far.dry, near.dry),
    };
  };
}
