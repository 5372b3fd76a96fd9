import { type Easel, noise2 } from '../../brush.ts';
import { chalkLine, css, mix, NIGHT, type Point, pastel, type Rgb } from './gouache.ts';

interface Wet {
  /** Where things meet the ground at each x, in full-size units; everything below it becomes reflection. */
  horizon: (x: number) => number;
  /** What the ground itself looks like under the reflections, near and far. */
  far: Rgb;
  near: Rgb;
  /** How much of the light comes back, 0 to 1. */
  shine: number;
  /** Length of the reflection against the thing reflected. */
  stretch: number;
  /** Sideways unrest in full-size units at the lower edge. */
  ripple: number;
}

/** Wet stone or water: the picture above the line, mirrored, drawn downwards and broken sideways. */
export function wetGround({ g, canvas, width, random }: Easel, wet: Wet) {
  const scale = canvas.width / width;
  const { width: w, height: h } = canvas;
  const image = g.getImageData(0, 0, w, h);
  const { data } = image;
  const noise = noise2(random.int(1, 1e6));
  const lines = Int32Array.from({ length: w }, (_, x) => Math.round(wet.horizon(x / scale) * scale));
  const first = lines.reduce((a, b) => Math.min(a, b));
  const smear = [0, 14, 30, 52, 80].map((d) => d * scale);
  for (let y = first; y < h; y++) {
    const depth = (y - first) / (h - first);
    const ground = mix(wet.far, wet.near, depth);
    const row = 1 / (0.25 + depth * 2.2);
    for (let x = 0; x < w; x++) {
      const line = lines[x] as number;
      if (y < line) continue;
      const fx = x / scale;
      const fy = (y - first) / scale;
      const wave = noise(fx / 130, (fy * row) / 7) + 0.6 * noise(fx / 38, (fy * row) / 3.1 + 40) - 0.8;
      const break_ = noise(fx / 210 + 9, (fy * row) / 5);
      const sx = Math.min(w - 1, Math.max(0, Math.round(x + wave * wet.ripple * scale * (0.15 + depth))));
      let [r, gr, b] = [0, 0, 0];
      for (const d of smear) {
        const sy = Math.min(
          line - 1,
          Math.max(0, Math.round((lines[sx] as number) - 1 - (y - line) / wet.stretch - d * (0.3 + depth))),
        );
        const from = (sy * w + sx) * 4;
        r += data[from] as number;
        gr += data[from + 1] as number;
        b += data[from + 2] as number;
      }
      const lit = (r + gr + b) / 15 / 255;
      const back = wet.shine * (0.35 + 0.9 * break_) * (0.55 + 0.75 * lit) * (1 - depth * 0.45);
      const keep = Math.max(0, 1 - back);
      const at = (y * w + x) * 4;
      const grit = wave * 9;
      data[at] = ground[0] * keep + (r / 5) * back + grit;
      data[at + 1] = ground[1] * keep + (gr / 5) * back + grit;
      data[at + 2] = ground[2] * keep + (b / 5) * back + grit * 1.3;
      data[at + 3] = 255;
    }
  }
  g.putImageData(image, 0, 0);
}

/** Flat touches of chalk along the wet ground, where it catches the sky. */
export function glints(e: Easel, top: number, bottom: number, colour: Rgb, count: number) {
  pastel(e, (g) => {
    for (let i = 0; i < count; i++) {
      const t = e.random() ** 0.7;
      const y = top + (bottom - top) * t;
      const x = e.random.between(0, e.width);
      const half = e.random.between(10, 50) * (0.4 + t * 1.6);
      chalkLine(
        g,
        e.random,
        [x - half, y],
        [x + half, y + e.random.normal(0, 2)],
        colour,
        2 + t * 6,
        e.random.between(0.1, 0.3),
      );
    }
  });
}

/** Night sky in broad gouache loads with chalk cloud rubbed across it. */
export function nightSky(e: Easel, bottom: number, high: Rgb, low: Rgb, cloud: Rgb = NIGHT.haze, cover = 60) {
  const { g, random, width } = e;
  const sky = g.createLinearGradient(0, 0, 0, bottom);
  sky.addColorStop(0, css(high));
  sky.addColorStop(1, css(low));
  g.fillStyle = sky;
  g.fillRect(0, 0, width, bottom + 4);
  for (let i = 0; i < 900; i++) {
    const y = random.between(-20, bottom);
    const x = random.between(-100, width);
    const shift = random.normal(0, 9);
    const c = mix(high, low, Math.min(1, Math.max(0, y / bottom + random.normal(0, 0.12))));
    g.strokeStyle = css([c[0] + shift, c[1] + shift, c[2] + shift * 1.2], random.between(0.1, 0.4));
    g.lineWidth = random.between(4, 26);
    g.beginPath();
    g.moveTo(x, y);
    g.quadraticCurveTo(x + 130, y + random.normal(0, 14), x + random.between(160, 420), y + random.normal(0, 22));
    g.stroke();
  }
  pastel(e, (chalk) => {
    for (let i = 0; i < cover; i++) {
      const y = bottom * random.between(0.08, 0.95);
      const x = random.between(-80, width);
      const length = random.between(120, 560);
      const rise = random.normal(-10, 20);
      chalkLine(
        chalk,
        random,
        [x, y],
        [x + length, y + rise],
        mix(low, cloud, random.between(0.1, 0.6)),
        random.between(10, 90),
        random.between(0.06, 0.24),
      );
    }
  });
}

/** A span of sagging wire. */
export function wire(e: Easel, from: Point, to: Point, sag: number, colour: Rgb, size: number) {
  const { g, random } = e;
  for (let pass = 0; pass < 2; pass++) {
    g.strokeStyle = css(colour, pass ? 0.5 : 0.9);
    g.lineWidth = size * (pass ? 0.6 : 1);
    g.beginPath();
    g.moveTo(from[0], from[1]);
    g.quadraticCurveTo((from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2 + random.normal(0, 3), to[0], to[1]);
    g.stroke();
  }
}

/** Last pass over the dry sheet: edges drawn a hair's breadth off, paper showing through, a worn margin. */
export function matteFinish({ g, canvas, width, random }: Easel, margin: Rgb = [232, 226, 212]) {
  const scale = canvas.width / width;
  const { width: w, height: h } = canvas;
  const image = g.getImageData(0, 0, w, h);
  const from = new Uint8ClampedArray(image.data);
  const { data } = image;
  const noise = noise2(random.int(1, 1e6));
  const inset = 26 * scale;
  for (let y = 0, at = 0; y < h; y++) {
    for (let x = 0; x < w; x++, at += 4) {
      const [fx, fy] = [x / scale, y / scale];
      const a = noise(fx / 17, fy / 17);
      const fine = noise(fx / 2.6 + 50, fy / 2.2);
      const sx = Math.min(w - 1, Math.max(0, Math.round(x + ((a - 0.5) * 5 + (fine - 0.5) * 3) * scale)));
      const sy = Math.min(
        h - 1,
        Math.max(0, Math.round(y + ((noise(fx / 17 + 80, fy / 17) - 0.5) * 5 + (fine - 0.5) * 3) * scale)),
      );
      const s = (sy * w + sx) * 4;
      const edge = Math.min(x, y, w - 1 - x, h - 1 - y) - (a - 0.5) * 11 * scale - (fine - 0.5) * 3 * scale;
      const bare = edge < inset ? Math.min(1, (inset - edge) / (3 * scale)) : 0;
      const grain = (fine - 0.5) * 15 + (a - 0.5) * 7;
      data[at] = (from[s] as number) * (1 - bare) + margin[0] * bare + grain * (bare ? 0.4 : 1);
      data[at + 1] = (from[s + 1] as number) * (1 - bare) + margin[1] * bare + grain * (bare ? 0.4 : 1);
      data[at + 2] = (from[s + 2] as number) * (1 - bare) + margin[2] * bare + grain * (bare ? 0.4 : 1);
    }
  }
  g.putImageData(image, 0, 0);
}
