import { createCanvas } from '@napi-rs/canvas';
import { fbm, noise2 } from '../../brush.ts';
import { type Colour, css, type Place, REDUCTION, type Scene } from './motif.ts';

/** Something turned on a wheel, or grown as if it were. */
export interface Ware {
  x: number;
  /** Where the middle of its foot stands. */
  foot: number;
  height: number;
  /** Half the width at `t`, from the foot (0) to the rim (1). */
  profile: (t: number) => number;
  colour: Colour;
  /** A second colour that comes through in patches, as on a pear or a worn glaze. */
  patch?: Colour;
  gloss?: number;
  /** How far we look down on it: 0 is level. */
  view: number;
  /** A glaze line or dipped band. */
  band?: { from: number; to: number; colour: Colour };
  lean?: number;
  /** How much its own wall shades its inside: 1 for a jug, near 0 for a plate. */
  depth?: number;
}

// one window, high on the left and a little towards us
const SUN = [-0.72, -0.42, 0.55] as const;
const HALF = [-0.42, -0.3, 0.86] as const;

/** A smooth profile through heights and half-widths. */
export function turned(knots: readonly (readonly [t: number, half: number])[]): (t: number) => number {
  return (t) => {
    const last = knots.length - 1;
    let i = 0;
    while (i < last - 1 && t > (knots[i + 1] as readonly [number, number])[0]) i++;
    const value = (n: number) => (knots[Math.max(0, Math.min(last, n))] as readonly [number, number])[1];
    const [t0] = knots[i] as readonly [number, number];
    const [t1] = knots[i + 1] as readonly [number, number];
    const u = Math.max(0, Math.min(1, (t - t0) / (t1 - t0)));
    const [a, b, c, d] = [value(i - 1), value(i), value(i + 1), value(i + 2)];
    return 0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u ** 3);
  };
}

/** How bright and of what tint a surface looks that faces `n`. */
function lit(albedo: Colour, nx: number, ny: number, nz: number, gloss: number): Colour {
  const facing = nx * SUN[0] + ny * SUN[1] + nz * SUN[2];
  const day = Math.max(0, (facing + 0.12) / 1.12) ** 0.85;
  const bounce = Math.max(0, ny) * 0.16 + Math.max(0, nx) ** 3 * 0.1;
  const spark = Math.max(0, nx * HALF[0] + ny * HALF[1] + nz * HALF[2]) ** 44 * gloss * 70;
  return [
    albedo[0] * (0.3 + day * 0.8 + bounce * 1.1) + spark,
    albedo[1] * (0.315 + day * 0.785 + bounce) + spark,
    albedo[2] * (0.345 + day * 0.755 + bounce * 0.85) + spark * 0.96,
  ];
}

/** Fills a small canvas pixel by pixel in full-size units and lays it into the scene, leaning if asked. */
function lay(
  scene: Scene,
  box: readonly [number, number, number, number],
  pivot: Place,
  lean: number,
  pixel: (x: number, y: number) => readonly [Colour, number] | undefined,
): void {
  const [left, top, w, h] = box;
  const canvas = createCanvas(Math.ceil(w * REDUCTION), Math.ceil(h * REDUCTION));
  const small = canvas.getContext('2d');
  const image = small.createImageData(canvas.width, canvas.height);
  for (let row = 0, at = 0; row < canvas.height; row++) {
    for (let column = 0; column < canvas.width; column++, at += 4) {
      const seen = pixel(left + (column + 0.5) / REDUCTION, top + (row + 0.5) / REDUCTION);
      if (!seen) continue;
      const [colour, cover] = seen;
      image.data[at] = colour[0];
      image.data[at + 1] = colour[1];
      image.data[at + 2] = colour[2];
      image.data[at + 3] = cover * 255;
    }
  }
  small.putImageData(image, 0, 0);
  scene.g.save();
  scene.g.translate(...pivot);
  scene.g.rotate(lean);
  scene.g.translate(-pivot[0], -pivot[1]);
  scene.g.drawImage(canvas, left, top, w, h);
  scene.g.restore();
}

/** The outside of a ware. */
export function body(scene: Scene, ware: Ware): void {
  const { x: middle, foot, height, profile, view, gloss = 0.2, band, patch } = ware;
  const mottle = fbm(noise2(Math.round(middle + foot)), 3);
  // what leans keeps its light: the normals are turned with it
  const [cos, sin] = [Math.cos(ware.lean ?? 0), Math.sin(ware.lean ?? 0)];
  let widest = 0;
  for (let t = 0; t <= 1; t += 0.02) widest = Math.max(widest, profile(t));
  const box = [middle - widest - 6, foot - height - 6, widest * 2 + 12, height + widest * view + 16] as const;
  lay(scene, box, [middle, foot], ware.lean ?? 0, (x, y) => {
    const dx = x - middle;
    let t = (foot - y) / height;
    let half = 0;
    let nz = 0;
    for (let pass = 0; pass < 4; pass++) {
      half = Math.max(1, profile(Math.max(0, Math.min(1, t))));
      nz = Math.sqrt(Math.max(0, 1 - (dx / half) ** 2));
      t = (foot - y + view * half * nz) / height;
    }
    const cover = Math.min(
      (half - Math.abs(dx)) * REDUCTION + 0.5,
      t * height * REDUCTION + 0.5,
      (1 - t) * height * REDUCTION + 0.8,
      1,
    );
    if (cover <= 0) return;
    const slope = (profile(Math.min(1, t + 0.012)) - profile(Math.max(0, t - 0.012))) / (0.024 * height);
    const long = Math.hypot(1, slope);
    const worn = mottle(x * 0.012, y * 0.012);
    let albedo = ware.colour;
    if (band && t > band.from && t < band.to + (worn - 0.5) * 0.03) albedo = band.colour;
    else if (patch && worn > 0.4) albedo = blend(ware.colour, patch, Math.min(1, (worn - 0.4) * 3.4));
    const speck = 0.95 + 0.1 * mottle(x * 0.05, y * 0.05);
    const [nx, ny] = [dx / half / long, slope / long];
    const [red, green, blue] = lit(albedo, nx * cos - ny * sin, nx * sin + ny * cos, nz / long, gloss);
    return [[red * speck, green * speck, blue * speck], cover];
  });
}

export function blend(a: Colour, b: Colour, t: number): Colour {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** The mouth of a ware: the far inside wall, lit where it faces the window, and the lip. */
export function mouth(scene: Scene, ware: Ware): void {
  const { x, foot, height, profile, view, colour, depth = 1 } = ware;
  const [half, cy] = [profile(1), foot - height];
  lay(scene, [x - half - 4, cy - half * view - 4, half * 2 + 8, half * view * 2 + 8], [x, cy], 0, (px, py) => {
    const [u, v] = [(px - x) / half, (py - cy) / (half * view)];
    const cover = Math.min(1, (1 - Math.hypot(u, v)) * half * view * REDUCTION + 0.5);
    if (cover <= 0) return;
    const wall = 0.34 + 0.34 * (0.5 + 0.5 * u) ** 1.3 + 0.16 * Math.max(0, v) ** 1.5;
    const inside = 0.8 + (wall - 0.8) * depth;
    return [[colour[0] * inside, colour[1] * inside * 1.01, colour[2] * inside * 1.04], cover];
  });
  lip(scene, ware, 0, Math.PI * 2);
}

/** The lip, or the part of it between two angles. */
export function lip({ g }: Scene, { x, foot, height, profile, view, colour }: Ware, from: number, to: number): void {
  const half = profile(1);
  const sheen = g.createLinearGradient(x - half, 0, x + half, 0);
  sheen.addColorStop(0, css(blend(colour, [255, 250, 240], 0.4)));
  sheen.addColorStop(0.5, css(blend(colour, [255, 250, 240], 0.15)));
  sheen.addColorStop(1, css(blend(colour, [40, 40, 44], 0.35)));
  g.strokeStyle = sheen;
  g.lineWidth = Math.max(5, half * 0.05);
  g.beginPath();
  g.ellipse(x, foot - height, half, half * view, 0, from, to);
  g.stroke();
}

export function vessel(scene: Scene, ware: Ware): void {
  body(scene, ware);
  mouth(scene, ware);
}

/** A pulled handle: a bent roll of clay, lit along its upper edge. */
export function handle(
  { g }: Scene,
  from: Place,
  bow: readonly [Place, Place, Place],
  width: number,
  colour: Colour,
): void {
  g.save();
  g.lineCap = 'round';
  for (const [share, shift, tone] of [
    [1, 0, 0.42],
    [0.72, -0.1, 0.62],
    [0.4, -0.2, 0.9],
    [0.14, -0.28, 1.1],
  ] as const) {
    const d = shift * width;
    g.strokeStyle = css([colour[0] * tone, colour[1] * tone, colour[2] * tone]);
    g.lineWidth = width * share;
    g.beginPath();
    g.moveTo(from[0] + d, from[1] + d);
    g.bezierCurveTo(bow[0][0] + d, bow[0][1] + d, bow[1][0] + d, bow[1][1] + d, bow[2][0] + d, bow[2][1] + d);
    g.stroke();
  }
  g.restore();
}

const PEAR = turned([
  [0, 0.05],
  [0.03, 0.26],
  [0.1, 0.4],
  [0.28, 0.5],
  [0.5, 0.44],
  [0.7, 0.26],
  [0.88, 0.18],
  [0.97, 0.1],
  [1, 0.02],
]);

/** A pear standing or leaning, with its stalk. */
export function pear(
  scene: Scene,
  at: Place,
  size: number,
  lean: number,
  colour: Colour,
  patch: Colour,
  view = 0.2,
): void {
  const [x, foot] = at;
  body(scene, { x, foot, height: size, profile: (t) => PEAR(t) * size * 0.72, colour, patch, view, gloss: 0.18, lean });
  const { g } = scene;
  g.save();
  g.translate(x, foot);
  g.rotate(lean);
  g.lineCap = 'round';
  for (const [width, tone, shift] of [
    [0.042, '#3a2d22', 0],
    [0.018, '#8a7152', -0.01],
  ] as const) {
    g.strokeStyle = tone;
    g.lineWidth = size * width;
    g.beginPath();
    g.moveTo(shift * size, -size * 0.97);
    g.quadraticCurveTo(size * (0.01 + shift), -size * 1.1, size * (0.08 + shift), -size * 1.2);
    g.stroke();
  }
  g.restore();
}
