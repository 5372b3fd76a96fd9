import { type Easel, fbm, noise2, seeded } from '../../brush.ts';
import type { Colour, Motif } from './motif.ts';

/** Wet oil on linen: colour and the thickness of the paint at every pixel. */
interface Panel {
  width: number;
  height: number;
  scale: number;
  colour: Float32Array;
  body: Float32Array;
}

/** One bristle mark: how much paint each hair leaves. */
interface Mark {
  size: number;
  load: Float32Array;
  /** First and last column with paint, row by row, so that empty corners cost nothing. */
  spans: Int16Array;
}

const DIRECTIONS = 12;
const VARIANTS = 5;

/** Marks of a flat hog brush, dragged until the hairs run dry. */
function flatBrush(length: number, breadth: number, dry: number, scale: number, seed: number): Mark[] {
  const random = seeded(seed);
  const hairs = noise2(seed);
  const marks: Mark[] = [];
  for (let i = 0; i < DIRECTIONS * VARIANTS; i++) {
    const angle = (Math.floor(i / VARIANTS) / DIRECTIONS) * Math.PI;
    marks.push(
      drag(
        length * random.between(0.8, 1.2),
        breadth * random.between(0.8, 1.15),
        dry,
        angle,
        scale,
        hairs,
        random() * 180,
      ),
    );
  }
  return marks;
}

function drag(
  length: number,
  breadth: number,
  dry: number,
  angle: number,
  scale: number,
  hairs: (x: number, y: number) => number,
  offset: number,
): Mark {
  const size = Math.max(
    3,
    Math.ceil((Math.abs(Math.cos(angle)) + Math.abs(Math.sin(angle))) * length * scale * 0.9 + 2),
  );
  const load = new Float32Array(size * size);
  const spans = new Int16Array(size * 2).fill(-1);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [dx, dy] = [(x + 0.5 - size / 2) / scale, (y + 0.5 - size / 2) / scale];
      const u = ((dx * cos + dy * sin) / length) * 2;
      const v = ((dy * cos - dx * sin) / breadth) * 2;
      const hair = hairs(offset + v * breadth * 0.16, offset + u * 0.9);
      const along = 1 - Math.abs(u + (hair - 0.5) * 0.5) ** 3;
      const across = 1 - Math.abs(v) ** 4;
      const runDry = 1 - dry * (0.5 + u * 0.5) * (1 - hair);
      const paint = Math.max(0, along) * Math.max(0, across) * Math.max(0, runDry) * (0.45 + 0.55 * hair);
      load[y * size + x] = paint;
      if (paint <= 0.02) continue;
      if (spans[y * 2] === -1) spans[y * 2] = x;
      spans[y * 2 + 1] = x;
    }
  }
  return { size, load, spans };
}

function stroke(panel: Panel, mark: Mark, x: number, y: number, [red, green, blue]: Colour, opacity: number): void {
  const left = Math.round(x * panel.scale - mark.size / 2);
  const top = Math.round(y * panel.scale - mark.size / 2);
  for (let row = Math.max(0, -top); row < mark.size && top + row < panel.height; row++) {
    const first = mark.spans[row * 2] as number;
    const last = Math.min(mark.spans[row * 2 + 1] as number, panel.width - 1 - left);
    if (first < 0) continue;
    for (let column = Math.max(first, -left); column <= last; column++) {
      const load = mark.load[row * mark.size + column] as number;
      const cover = Math.min(1, load * opacity);
      const at = (top + row) * panel.width + left + column;
      const rest = 1 - cover;
      panel.colour[at * 3] = (panel.colour[at * 3] as number) * rest + red * cover;
      panel.colour[at * 3 + 1] = (panel.colour[at * 3 + 1] as number) * rest + green * cover;
      panel.colour[at * 3 + 2] = (panel.colour[at * 3 + 2] as number) * rest + blue * cover;
      panel.body[at] = (panel.body[at] as number) * (1 - cover * 0.6) + load * cover;
    }
  }
}

/** The thin first lay-in: the motif rubbed on with a rag, warmer than it will end. */
function layIn({ canvas, g, width, height }: Easel, motif: Motif): Panel {
  g.drawImage(motif.canvas, 0, 0, width, height);
  const { data } = g.getImageData(0, 0, canvas.width, canvas.height);
  const pixels = canvas.width * canvas.height;
  const colour = new Float32Array(pixels * 3);
  for (let at = 0; at < pixels; at++) {
    colour[at * 3] = (data[at * 4] as number) * 0.9 + 14;
    colour[at * 3 + 1] = (data[at * 4 + 1] as number) * 0.88 + 9;
    colour[at * 3 + 2] = (data[at * 4 + 2] as number) * 0.86 + 4;
  }
  return {
    width: canvas.width,
    height: canvas.height,
    scale: canvas.width / width,
    colour,
    body: new Float32Array(pixels),
  };
}

interface Pass {
  length: number;
  breadth: number;
  spacing: number;
  /** How dry the brush is, 0 to 1. */
  dry: number;
  opacity: number;
  /** Only where the motif changes at least this fast. */
  edge: number;
  /** Only where it changes less than this. */
  calm: number;
  /** How far the colour strays in lightness. */
  stray: number;
}

const PASSES: readonly Pass[] = [
  { length: 120, breadth: 44, spacing: 48, dry: 0.6, opacity: 0.8, edge: 0, calm: 0.03, stray: 6 },
  { length: 60, breadth: 22, spacing: 24, dry: 0.4, opacity: 0.85, edge: 0, calm: 0.1, stray: 4.5 },
  { length: 26, breadth: 11, spacing: 11, dry: 0.3, opacity: 0.8, edge: 0.015, calm: 0.22, stray: 3.5 },
  { length: 12, breadth: 6, spacing: 6.5, dry: 0.1, opacity: 0.95, edge: 0.05, calm: 9, stray: 3 },
  { length: 110, breadth: 40, spacing: 60, dry: 1.25, opacity: 0.42, edge: 0, calm: 0.03, stray: 9 },
];

/** Paints the motif in scumbled oil, broad and dry in the calm places, smaller and wetter towards the edges. */
export function scumble(easel: Easel, motif: Motif): void {
  const panel = layIn(easel, motif);
  for (const [i, pass] of PASSES.entries()) runPass(easel, panel, motif, pass, 500 + i);
  weave(panel, 77);
  show(easel, panel);
}

function runPass({ width, height, random }: Easel, panel: Panel, motif: Motif, pass: Pass, seed: number): void {
  const marks = flatBrush(pass.length, pass.breadth, pass.dry, panel.scale, seed);
  const cloud = fbm(noise2(seed), 2);
  for (let gy = 0; gy < height + pass.spacing; gy += pass.spacing) {
    for (let gx = 0; gx < width + pass.spacing; gx += pass.spacing) {
      const x = gx + random.normal(0, pass.spacing * 0.5);
      const y = gy + random.normal(0, pass.spacing * 0.5);
      const { angle, steep } = motif.slope(x, y);
      if (steep < pass.edge || steep > pass.calm) continue;
      // in calm places the hand sweeps in slowly turning arcs; at an edge it follows the form
      const sweep = steep > 0.018 ? angle + Math.PI / 2 : cloud(x * 0.0022, y * 0.0022) * 5;
      const turn = Math.round(((sweep + random.normal(0, 0.16)) / Math.PI) * DIRECTIONS);
      const direction = ((turn % DIRECTIONS) + DIRECTIONS) % DIRECTIONS;
      const mark = marks[direction * VARIANTS + Math.floor(random() * VARIANTS)] as Mark;
      const [red, green, blue] = motif.colour(x, y);
      const lift = random.normal(0, pass.stray);
      const warm = random.normal(0, pass.stray * 0.45);
      stroke(panel, mark, x, y, [red + lift + warm, green + lift, blue + lift - warm], pass.opacity);
    }
  }
}

/** Linen: over and under threads of uneven thickness that lift through thin paint. */
function weave(panel: Panel, seed: number): void {
  const slub = noise2(seed);
  const { width, height, scale, body, colour } = panel;
  const warp = Float32Array.from({ length: width }, (_, x) => 0.75 + 0.5 * slub(x / scale / 6, 3));
  const weft = Float32Array.from({ length: height }, (_, y) => 0.75 + 0.5 * slub(7, y / scale / 6));
  const pitch = Math.PI / 5 / scale;
  const wander = Float32Array.from({ length: width }, (_, x) => Math.sin(x * pitch * 0.05) * 0.8);
  for (let y = 0, at = 0; y < height; y++) {
    const shift = Math.sin(y * pitch * 0.07) * 0.8;
    for (let x = 0; x < width; x++, at++) {
      const over = Math.sin(x * pitch + shift) * Math.sin(y * pitch + (wander[x] as number));
      const thread = over * (warp[x] as number) * (weft[y] as number);
      const thin = 1.15 - Math.min(0.85, body[at] as number);
      body[at] = (body[at] as number) + thread * thin * 0.22;
      const lift = thread * thin * 5.5;
      colour[at * 3] = (colour[at * 3] as number) + lift;
      colour[at * 3 + 1] = (colour[at * 3 + 1] as number) + lift;
      colour[at * 3 + 2] = (colour[at * 3 + 2] as number) + lift * 0.9;
    }
  }
}

/** Sees the dry surface in light from the upper left. */
function show({ canvas, g }: Easel, { width, colour, body }: Panel): void {
  const image = g.createImageData(canvas.width, canvas.height);
  const { data } = image;
  for (let at = 0; at < body.length; at++) {
    const light = Math.max(
      -16,
      Math.min(16, ((body[at] as number) - (body[Math.max(0, at - width - 1)] as number)) * 30),
    );
    data[at * 4] = (colour[at * 3] as number) + light;
    data[at * 4 + 1] = (colour[at * 3 + 1] as number) + light;
    data[at * 4 + 2] = (colour[at * 3 + 2] as number) + light;
    data[at * 4 + 3] = 255;
  }
  g.putImageData(image, 0, 0);
}
