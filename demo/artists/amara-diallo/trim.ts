import type { Easel } from '../../brush.ts';
import { css, type Dye } from './dyes.ts';
import { type Strip, seam } from './strips.ts';

/** Loose warp ends, each hanging its own way and throwing a shadow. */
export function fringe({ g, random }: Easel, warp: Dye, strips: readonly Strip[]): void {
  g.lineCap = 'round';
  for (const [k, strip] of strips.entries()) {
    if (strip.stop === Infinity) continue;
    const left = seam(strip, k, strip.stop);
    for (let i = 0; i < strip.warps; i++) {
      const x = left + ((i + 0.5) / strip.warps) * strip.width;
      const [length, lean] = [random.between(110, 330), random.normal(0, 26)];
      const sway = random.normal(0, 22);
      for (const [offset, dye, alpha, size] of [
        [8, [40, 24, 16], 0.28, 5],
        [0, shaded(warp, 0.74), 1, 5.4],
        [-0.9, shaded(warp, 1.05), 0.9, 2.6],
      ] as const) {
        g.strokeStyle = css(dye, alpha);
        g.lineWidth = size;
        g.beginPath();
        g.moveTo(x + offset, strip.stop - 6 + offset);
        g.bezierCurveTo(
          x + offset,
          strip.stop + length * 0.4,
          x + sway + offset,
          strip.stop + length * 0.5,
          x + lean + offset,
          strip.stop + length + offset,
        );
        g.stroke();
      }
    }
  }
}

/** Fibres that stand off handspun thread. */
export function lint({ g, width, height, random }: Easel): void {
  for (let i = 0; i < (width * height) / 2600; i++) {
    const [x, y, angle, length] = [random() * width, random() * height, random() * 7, random.between(5, 26)];
    g.strokeStyle =
      random() < 0.7 ? `rgba(255,246,226,${random.between(0.08, 0.3)})` : `rgba(30,22,20,${random.between(0.06, 0.2)})`;
    g.lineWidth = random.between(0.7, 1.4);
    g.beginPath();
    g.moveTo(x, y);
    g.quadraticCurveTo(
      x + random.normal(0, 6),
      y + random.normal(0, 6),
      x + Math.cos(angle) * length,
      y + Math.sin(angle) * length,
    );
    g.stroke();
  }
}

function shaded([red, green, blue]: Dye, by: number): Dye {
  return [red * by, green * by, blue * by];
}
