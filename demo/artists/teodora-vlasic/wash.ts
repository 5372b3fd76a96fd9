import type { Easel } from '../../brush.ts';
import { mix, type Point } from './line.ts';
import { SHEET } from './paper.ts';
import { tracePath } from './pen.ts';

/** A pigment as "r,g,b". */
export type Pigment = string;

export interface WashOptions {
  /** Pigments dropped into the wet wash after the first. */
  drops?: readonly Pigment[];
  strength?: number;
  /** How far the brush misses the drawn line, in pixels. */
  miss?: number;
  /** Where the dropped pigments gather; the middle when left out. */
  gather?: Point;
}

/** The outline as a loaded brush would follow it: shifted, loosened, cutting some corners. */
function loosen(outline: readonly Point[], miss: number, { random }: Easel): Point[] {
  const [dx, dy] = [random.normal(0, miss * 0.6), random.normal(0, miss * 0.6)];
  const phase = random() * 7;
  return outline.map(([x, y], i): Point => {
    const sway = Math.sin(i * 0.31 + phase) * miss * 0.4 + Math.sin(i * 0.83 + phase * 2) * miss * 0.2;
    return [x + dx + sway, y + dy - sway];
  });
}

function bounds(outline: readonly Point[]): { centre: Point; reach: number } {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { centre: [(left + right) / 2, (top + bottom) / 2], reach: Math.hypot(right - left, bottom - top) / 2 };
}

function drop({ g }: Easel, [x, y]: Point, reach: number, pigment: Pigment, alpha: number): void {
  const bloom = g.createRadialGradient(x, y, 0, x, y, reach);
  bloom.addColorStop(0, `rgba(${pigment},${alpha})`);
  bloom.addColorStop(0.55, `rgba(${pigment},${alpha * 0.6})`);
  bloom.addColorStop(1, `rgba(${pigment},0)`);
  g.fillStyle = bloom;
  g.fillRect(x - reach, y - reach, reach * 2, reach * 2);
}

/** Paper left bare for a form that stands in front of what is already painted. */
export function reserve(easel: Easel, outline: readonly Point[]): void {
  tracePath(easel, outline);
  easel.g.fillStyle = SHEET;
  easel.g.fill();
}

/** A transparent wash: two glazes, pigments dropped in wet, and the dark rim where the water dried last. */
export function wash(easel: Easel, outline: readonly Point[], pigment: Pigment, options: WashOptions = {}): void {
  const { g, random } = easel;
  const { drops = [], strength = 0.5, miss = 6, gather } = options;
  const edge = loosen(outline, miss, easel);
  const { centre, reach } = bounds(edge);
  g.save();
  g.globalCompositeOperation = 'multiply';
  tracePath(easel, edge);
  g.closePath();
  g.clip();
  g.fillStyle = `rgba(${pigment},${strength * 0.55})`;
  g.fill();
  for (let cloud = 0; cloud < 4; cloud++) {
    const at = mix(random.pick(edge), centre, random() * 0.8);
    drop(easel, at, reach * random.between(0.3, 0.8), pigment, strength * random.between(0.15, 0.45));
  }
  for (const extra of drops) {
    const at = gather ?? mix(random.pick(edge), centre, random.between(0.2, 0.9));
    drop(easel, at, reach * random.between(0.5, 0.95), extra, strength * random.between(0.7, 1.1));
  }
  tracePath(easel, edge);
  g.closePath();
  for (const [lineWidth, alpha] of [
    [Math.min(14, reach * 0.16), 0.12],
    [Math.min(5, reach * 0.07), 0.3],
  ] as const) {
    g.strokeStyle = `rgba(${pigment},${strength * alpha * 1.6})`;
    g.lineWidth = lineWidth;
    g.stroke();
  }
  g.restore();
}

/** A touch of the brush tip: too small to need a wet wash. */
export function touch({ g, random }: Easel, [x, y]: Point, size: number, pigment: Pigment, strength = 0.5): void {
  g.save();
  g.globalCompositeOperation = 'multiply';
  g.fillStyle = `rgba(${pigment},${strength * random.between(0.6, 1)})`;
  g.beginPath();
  g.ellipse(x, y, size * random.between(0.8, 1.2), size * random.between(0.6, 1), random() * 3, 0, 7);
  g.fill();
  g.restore();
}

/** Colour trials in the margin, where the painter tested her mixtures. */
export function trials(easel: Easel, [x, y]: Point, pigments: readonly Pigment[], size = 62): void {
  const { random } = easel;
  pigments.forEach((pigment, i) => {
    const left = x + i * size * 1.25;
    const high = size * random.between(0.7, 1.1);
    const patch: Point[] = [];
    for (let turn = 0; turn < 28; turn++) {
      const angle = (turn / 28) * Math.PI * 2;
      const square = 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))) ** 0.75;
      patch.push([left + Math.cos(angle) * square * size * 0.42, y + Math.sin(angle) * square * high * 0.42]);
    }
    wash(easel, patch, pigment, { strength: 0.75, miss: 4 });
  });
}
