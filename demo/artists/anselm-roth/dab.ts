import { type Easel, noise2, seeded } from '../../brush.ts';

/** A colour as red, green, blue from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** The canvas as paint: colour and thickness at every pixel. */
export interface Paint {
  width: number;
  height: number;
  /** Device pixels per full-size unit. */
  scale: number;
  colour: Float32Array;
  relief: Float32Array;
}

/** The print of one brush tip: where it covers and how thick the paint stands. */
interface Mask {
  size: number;
  cover: Float32Array;
  thick: Float32Array;
}

/** All the prints one brush can leave, by direction and by chance. */
export interface Brush {
  masks: readonly Mask[];
}

const DIRECTIONS = 16;
const VARIANTS = 6;

/** Bare canvas primed with a tone, its weave standing slightly proud. */
export function prime({ canvas, width }: Easel, tone: Colour): Paint {
  const paint: Paint = {
    width: canvas.width,
    height: canvas.height,
    scale: canvas.width / width,
    colour: new Float32Array(canvas.width * canvas.height * 3),
    relief: new Float32Array(canvas.width * canvas.height),
  };
  for (let y = 0, at = 0; y < paint.height; y++) {
    for (let x = 0; x < paint.width; x++, at++) {
      const weave = Math.sin((x / paint.scale) * 0.9) * Math.sin((y / paint.scale) * 0.9);
      paint.relief[at] = weave * 0.16;
      for (let c = 0; c < 3; c++) paint.colour[at * 3 + c] = (tone[c] as number) + weave * 7;
    }
  }
  return paint;
}

/** A round-ended hog brush: prints about `length` × `breadth`, ragged at the rim and ridged where it was lifted. */
export function brush(length: number, breadth: number, scale: number, seed: number): Brush {
  const random = seeded(seed);
  const rag = noise2(seed);
  const masks: Mask[] = [];
  for (let direction = 0; direction < DIRECTIONS; direction++) {
    for (let variant = 0; variant < VARIANTS; variant++) {
      const grow = random.between(0.82, 1.16);
      const shape = {
        length: length * grow,
        breadth: breadth * random.between(0.85, 1.15),
        bend: random.normal(0, 0.22),
      };
      masks.push(print(shape, (direction / DIRECTIONS) * Math.PI, scale, rag, random() * 200));
    }
  }
  return { masks };
}

function print(
  shape: { length: number; breadth: number; bend: number },
  angle: number,
  scale: number,
  rag: (x: number, y: number) => number,
  offset: number,
): Mask {
  const size = Math.max(3, Math.ceil(Math.hypot(shape.length, shape.breadth) * scale * 1.12));
  const cover = new Float32Array(size * size);
  const thick = new Float32Array(size * size);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [dx, dy] = [(x + 0.5 - size / 2) / scale, (y + 0.5 - size / 2) / scale];
      const u = (dx * cos + dy * sin) / (shape.length / 2);
      const v = (dy * cos - dx * sin) / (shape.breadth / 2) + shape.bend * u * u;
      const rim = Math.abs(u) ** 2.5 + Math.abs(v) ** 2.5 + (rag(offset + u * 2.2, offset + v * 2.2) - 0.5) * 0.7;
      const at = y * size + x;
      cover[at] = Math.max(0, Math.min(1, (1 - rim) * 3.2));
      const hair = rag(offset + u * 0.8, offset + 60 + v * 5);
      const lift = Math.exp(-(((u - 0.72) / 0.26) ** 2));
      thick[at] = Math.max(0, 1 - rim) * 0.5 + hair * 0.5 + lift * 0.45;
    }
  }
  return { size, cover, thick };
}

/** Sets one dab down. */
export function dab(
  paint: Paint,
  tool: Brush,
  x: number,
  y: number,
  angle: number,
  colour: Colour,
  chance: number,
): void {
  const turn = ((Math.round((angle / Math.PI) * DIRECTIONS) % DIRECTIONS) + DIRECTIONS) % DIRECTIONS;
  const mask = tool.masks[turn * VARIANTS + Math.floor(chance * VARIANTS)] as Mask;
  const left = Math.round(x * paint.scale - mask.size / 2);
  const top = Math.round(y * paint.scale - mask.size / 2);
  const [red, green, blue] = colour;
  for (let row = Math.max(0, -top); row < mask.size && top + row < paint.height; row++) {
    for (let column = Math.max(0, -left); column < mask.size && left + column < paint.width; column++) {
      const cover = mask.cover[row * mask.size + column] as number;
      if (cover <= 0) continue;
      const thick = mask.thick[row * mask.size + column] as number;
      const at = (top + row) * paint.width + left + column;
      const streak = (thick - 0.6) * 16;
      const rest = 1 - cover;
      paint.colour[at * 3] = (paint.colour[at * 3] as number) * rest + (red + streak) * cover;
      paint.colour[at * 3 + 1] = (paint.colour[at * 3 + 1] as number) * rest + (green + streak) * cover;
      paint.colour[at * 3 + 2] = (paint.colour[at * 3 + 2] as number) * rest + (blue + streak) * cover;
      paint.relief[at] = (paint.relief[at] as number) * (1 - cover * 0.7) + thick * cover;
    }
  }
}

/** Lights the dried paint from the upper left and hands it to the canvas. */
export function hang({ canvas, g }: Easel, paint: Paint): void {
  const image = g.createImageData(canvas.width, canvas.height);
  const { data } = image;
  const { colour, relief, width } = paint;
  for (let at = 0; at < relief.length; at++) {
    const above = relief[Math.max(0, at - width - 1)] as number;
    const light = Math.max(-34, Math.min(30, ((relief[at] as number) - above) * 36));
    data[at * 4] = (colour[at * 3] as number) + light;
    data[at * 4 + 1] = (colour[at * 3 + 1] as number) + light;
    data[at * 4 + 2] = (colour[at * 3 + 2] as number) + light * 0.92;
    data[at * 4 + 3] = 255;
  }
  g.putImageData(image, 0, 0);
}
