import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Easel } from '../../brush.ts';
import { bezier, cutLine, hull, island, lerp, type Point, ripples, sail, seal, shape } from './carving.ts';
import { discs, type Fleck } from './foam.ts';
import { type Colour, flat, impress, lift, newPrint, type Print, smoothstep, wipe } from './press.ts';

const PRUSSIAN: Colour = [30, 62, 104];

const INDIGO: Colour = [24, 40, 66];

const SHALLOW: Colour = [122, 158, 170];

const HAZE: Colour = [196, 178, 146];

const SHELL: Colour = [243, 236, 219];

const RUST: Colour = [168, 74, 44];

const SUMI: Colour = [38, 36, 40];

const STORM: Colour = [108, 122, 134];

const TIP: Point = [1660, 690];

/** The back of the swell, from the left edge over the crest to the tip. */
function back(s: number): Point {
  return s < 0.6
    ? bezier([60, 1330], [430, 1240], [640, 470], [1080, 370], s / 0.6)
    : bezier([1080, 370], [1340, 312], [1560, 450], TIP, (s - 0.6) / 0.4);
}

/** Its hollow face, from the trough to the tip. */
function hollow(s: number): Point {
  return s < 0.6
    ? bezier([1650, 1560], [1200, 1490], [1000, 1120], [1120, 830], s / 0.6)
    : bezier([1120, 830], [1210, 610], [1470, 560], TIP, (s - 0.6) / 0.4);
}

function along(curve: (s: number) => Point, from: number, to: number, count: number): Point[] {
  return Array.from({ length: count + 1 }, (_, k) => curve(from + ((to - from) * k) / count));
}

/** The surface that the trough runs out into, towards the right edge. */
function trough(s: number): Point {
  return bezier([1650, 1560], [1990, 1612], [2330, 1560], [2760, 1400], s);
}

function swellBody(g: SKRSContext2D): void {
  shape(g, [
    ...along(back, 0, 1, 70),
    ...along(hollow, 1, 0, 70),
    ...along(trough, 0, 1, 30),
    [2760, 2000],
    [60, 2000],
  ]);
}

/** One band up the swell between two fractions of its thickness, pointed at both ends. */
function swellBand(g: SKRSContext2D, low: number, high: number, from: number, to: number): void {
  const middle = (low + high) / 2;
  const side = (edge: number) => (s: number) => {
    const t = (s - from) / (to - from);
    const open = Math.sin(Math.PI * Math.min(1, Math.max(0, t)) ** 0.7);
    return lerp(back(s), hollow(s), middle + (edge - middle) * open);
  };
  shape(g, [...along(side(low), from, to, 60), ...along(side(high), to, from, 60)]);
}

/** Bands that run up the swell and converge on its tip, the water between them cut away. */
function swellBands(g: SKRSContext2D, count: number, share: number, shift: number): void {
  for (let k = 0; k < count; k++) {
    const low = (k + shift) / count;
    const wide = share * (0.75 + 0.5 * Math.sin(k * 1.9) ** 2);
    swellBand(
      g,
      low,
      Math.min(0.995, low + wide / count),
      0.01 + 0.09 * (0.5 + 0.5 * Math.sin(k * 2.1)),
      0.985 - 0.05 * (k % 3),
    );
  }
}

/** Foam breaking off the lip: clumps that thin out into spray. */
function foamAlongLip({ random }: Print): Fleck[] {
  const flecks: Fleck[] = [];
  for (let k = 0; k < 210; k++) {
    const s = 0.5 + 0.5 * random() ** 0.75;
    const [x, y] = back(s);
    const heavy = smoothstep(0.5, 0.85, s);
    flecks.push({
      x: x + random.normal(6, 12),
      y: y + random.normal(8, 12 + 12 * heavy),
      r: random.between(9, 15 + 23 * heavy),
    });
  }
  for (let k = 0; k < 90; k++) {
    const s = 0.72 + 0.28 * random();
    const [x, y] = hollow(s);
    const reach = random() ** 2 * 120;
    flecks.push({
      x: x + random.normal(16, 20),
      y: y + reach,
      r: Math.max(5, random.between(10, 26) * (1 - reach / 150)),
    });
  }
  return flecks;
}

function nearSwell(g: SKRSContext2D, drop: number): void {
  const edge = along(
    (s) =>
      s < 0.5
        ? bezier([0, 1650], [420, 1480], [760, 1560], [1180, 1700], s * 2)
        : bezier([1180, 1700], [1600, 1830], [2200, 1720], [2760, 1480], s * 2 - 1),
    0,
    1,
    80,
  );
  shape(g, [...edge.map(([x, y]): Point => [x, y + drop]), [2760, 2000], [0, 2000]]);
}

function nearLines(g: SKRSContext2D): void {
  for (let k = 1; k < 8; k++) {
    const drop = k * 34 + k * k * 3;
    const left = along(
      (s) => bezier([0, 1650 + drop], [420, 1480 + drop], [760, 1560 + drop], [1180, 1700 + drop], s),
      0.05 + 0.03 * k,
      0.97 - 0.05 * (k % 3),
      40,
    );
    const right = along(
      (s) => bezier([1180, 1700 + drop], [1600, 1830 + drop], [2200, 1720 + drop], [2760, 1480 + drop], s),
      0.1 * (k % 4),
      0.99 - 0.04 * k,
      40,
    );
    cutLine(g, left, 11);
    cutLine(g, right, 13);
  }
}

function fishingBoat(print: Print): void {
  const place = (g: SKRSContext2D) => {
    g.translate(2130, 1515);
    g.rotate(-0.13);
  };
  const area = [1880, 1150, 2420, 1650] as const;
  impress(print, { colour: SHELL, opaque: true, grain: 0.1, area }, (g) => {
    place(g);
    sail(g, -6, -34, 150, 230);
    hull(g, 0, 0, 310);
  });
  impress(print, { colour: RUST, bokashi: flat(0.95), grain: 0.35, area }, (g) => {
    place(g);
    sail(g, -6, -34, 150, 230);
  });
  impress(print, { colour: SUMI, grain: 0.25, shift: [3, -2], area }, (g) => {
    place(g);
    hull(g, 0, 0, 310);
    g.fillRect(-6, -290, 9, 270);
    for (const x of [-96, -62, 92]) {
      g.beginPath();
      g.ellipse(x, -40, 15, 26, 0.2, 0, 7);
      g.ellipse(x + 6, -72, 10, 10, 0, 0, 7);
      g.fill();
    }
  });
}

/** A swell stands up off Shiraishi and one boat has already turned its bow to it. */
export function paintSwell(easel: Easel): void {
  const print = newPrint(easel, 2101);
  const foam = foamAlongLip(print);
  const sky = (g: SKRSContext2D) => g.fillRect(0, 0, 2760, 1122);
  impress(print, { colour: HAZE, bokashi: wipe(1180, 300), grain: 0.5, area: [0, 0, 2700, 1140] }, sky);
  impress(print, { colour: STORM, bokashi: wipe(60, 560), grain: 0.7, area: [0, 0, 2700, 700] }, sky);
  impress(print, { colour: STORM, bokashi: flat(0.75), shift: [4, 0], area: [1700, 900, 2660, 1140] }, (g) =>
    island(g, [1740, 1120, 1900, 1040, 2050, 985, 2140, 960, 2260, 1020, 2420, 1090, 2560, 1120], 1122, 9, 9),
  );
  impress(
    print,
    {
      colour: SHALLOW,
      bokashi: (_, y, uneven) => 1 - 0.55 * smoothstep(1150, 1500, y + uneven * 60),
      grain: 0.55,
      area: [0, 1100, 2700, 1700],
    },
    (g) => g.fillRect(0, 1122, 2760, 900),
  );
  impress(
    print,
    {
      colour: PRUSSIAN,
      bokashi: (x, y) => 0.75 * smoothstep(1120, 1150, y) * smoothstep(1500, 1800, x),
      area: [1500, 1110, 2700, 1660],
    },
    (g) => ripples(print, g, 1126, 1640, 190, 260, (x, y) => x > 1560 && y < 1600),
  );
  impress(print, { colour: SHELL, opaque: true, grain: 0.15 }, swellBody);
  impress(print, { colour: SHALLOW, bokashi: wipe(1700, 300), grain: 0.6, shift: [2, 3] }, swellBody);
  impress(print, { colour: PRUSSIAN, bokashi: flat(0.92), grain: 0.55, shift: [-3, 2] }, (g) => {
    swellBands(g, 9, 0.7, 0.1);
    for (let k = 0; k < 5; k++)
      cutLine(
        g,
        along(
          (s) => [100 + 1500 * s, 1395 + k * 46 + 190 * s ** 1.6],
          0.04 + 0.1 * ((k * 2) % 5),
          0.62 + 0.09 * ((k * 3) % 5),
          30,
        ),
        13,
      );
    for (let k = 0; k < 6; k++)
      cutLine(
        g,
        along((s) => [trough(s)[0], trough(s)[1] + 26 + k * 30], 0.05 + 0.06 * (k % 3), 0.98 - 0.07 * k, 30),
        10,
      );
  });
  impress(print, { colour: INDIGO, bokashi: wipe(1500, 560), grain: 0.5 }, (g) => swellBands(g, 9, 0.24, 0.34));
  fishingBoat(print);
  impress(print, { colour: SHELL, opaque: true, grain: 0.1, area: [0, 1440, 2700, 1950] }, (g) => nearSwell(g, 0));
  impress(
    print,
    { colour: PRUSSIAN, bokashi: wipe(1900, 1470), grain: 0.6, shift: [3, 5], area: [0, 1440, 2700, 1950] },
    (g) => nearSwell(g, 12),
  );
  impress(print, { colour: INDIGO, bokashi: flat(0.85), grain: 0.4, area: [0, 1440, 2700, 1950] }, nearLines);
  impress(print, { colour: INDIGO, grain: 0.3 }, (g) => {
    discs(g, foam, 4);
    cutLine(g, along(back, 0, 0.75, 60), 9, 0.4);
    cutLine(g, along(hollow, 0.02, 0.97, 60), 8, 0.4);
  });
  const lip = [700, 250, 1800, 1050] as const;
  impress(print, { colour: SHELL, opaque: true, grain: 0.12, shift: [-2, -1], area: lip }, (g) => discs(g, foam, 0));
  impress(print, { colour: SHALLOW, bokashi: flat(0.6), shift: [3, 5], area: lip }, (g) =>
    discs(
      g,
      foam.filter((_, k) => k % 3 === 0),
      -9,
    ),
  );
  impress(print, { colour: RUST, opaque: true, grain: 0.2, area: [2500, 160, 2640, 320] }, (g) =>
    seal(g, 2530, 190, 66),
  );
  lift(print);
}
