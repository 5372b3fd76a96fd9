import type { Easel } from '../../brush.ts';
import { mirroredWalker, part, type Quad, sash, walker, wall, windows } from './buildings.ts';
import { bloom, chalkLine, css, gouache, halo, mix, NIGHT, type Point, pastel, type Rgb } from './gouache.ts';
import { glints, matteFinish, nightSky, wetGround, wire } from './weather.ts';

/** Eye at the origin: metres right, metres below eye level, metres away. */
type View = (x: number, y: number, z: number) => Point;

const camera =
  (vx: number, vy: number, focal: number): View =>
  (x, y, z) => [vx + (focal * x) / z, vy + (focal * y) / z];

interface Terrace {
  side: number;
  from: number;
  plots: readonly { deep: number; tall: number; colour: Rgb; lit: number }[];
}

/** A row of houses along one side of the street, far ones first. */
function terrace(e: Easel, view: View, { side, from, plots }: Terrace, ground: number) {
  let z = from;
  const walls = plots.map((plot) => {
    const near = z;
    z += plot.deep;
    return { ...plot, near, far: z };
  });
  for (const { near, far, tall, colour, lit } of walls.reverse()) {
    const faint = Math.min(0.75, near / 90);
    const tone = mix(colour, NIGHT.cobalt, faint * 0.7);
    const quad: Quad = [
      view(side, -tall, near),
      view(side, -tall, far),
      view(side, ground, far),
      view(side, ground, near),
    ];
    wall(e, quad, tone, mix(tone, NIGHT.ink, 0.45), 5);
    windows(e, part(quad, 0.04, 0.06, 0.96, 0.74), Math.round((far - near) / 2.6), Math.round(tall / 3.6), lit);
    if (near < 32) shopFront(e, part(quad, 0.06, 0.8, 0.94, 0.99), near);
  }
}

/** Shutters down, or one shop still lit under a sign that says nothing. */
function shopFront(e: Easel, quad: Quad, near: number) {
  const open = e.random() < 0.45;
  gouache(e, part(quad, 0, -0.22, 1, 0.02), mix(NIGHT.teal, open ? NIGHT.rose : NIGHT.ink, 0.5), { vary: 0.04 });
  if (!open) {
    gouache(e, quad, mix(NIGHT.soot, NIGHT.stone, 0.3), { vary: 0.04 });
    return;
  }
  for (let u = 0.12; u < 0.8; u += 0.11)
    gouache(e, part(quad, u, -0.16, u + 0.07, -0.05), NIGHT.butter, { vary: 0.05, wobble: 1 });
  sash(e, part(quad, 0.06, 0.1, 0.94, 0.95), { light: near < 14 ? NIGHT.amber : NIGHT.butter, inside: 'shelf' });
}

function tram(e: Easel, view: View, z: number, x: number, ground: number) {
  const front: Quad = [
    view(x - 1.25, ground - 3.3, z),
    view(x + 1.25, ground - 3.3, z),
    view(x + 1.2, ground - 0.3, z),
    view(x - 1.2, ground - 0.3, z),
  ];
  const back = z + 12;
  const flank: Quad = [view(x - 1.25, ground - 3.3, back), front[0], front[3], view(x - 1.2, ground - 0.3, back)];
  gouache(e, flank, mix(NIGHT.teal, NIGHT.ink, 0.4), { vary: 0.03 });
  for (let i = 0; i < 5; i++)
    sash(e, part(flank, i * 0.2 + 0.02, 0.2, i * 0.2 + 0.17, 0.58), { light: NIGHT.amber, frame: NIGHT.teal });
  gouache(e, front, mix(NIGHT.teal, NIGHT.mint, 0.25), { towards: mix(NIGHT.teal, NIGHT.ink, 0.2), vary: 0.04 });
  gouache(e, part(front, 0.04, -0.07, 0.96, 0.02), NIGHT.soot, { vary: 0.02 });
  gouache(e, part(front, 0.2, 0.04, 0.8, 0.15), NIGHT.ink, { vary: 0.02 });
  for (const u of [0.26, 0.4, 0.58])
    gouache(e, part(front, u, 0.06, u + 0.11, 0.13), NIGHT.amber, { vary: 0.04, wobble: 1 });
  sash(e, part(front, 0.08, 0.2, 0.92, 0.55), { light: NIGHT.butter, inside: 'person', frame: NIGHT.soot });
  gouache(e, part(front, 0, 0.66, 1, 0.72), NIGHT.butter, { vary: 0.05 });
  gouache(e, part(front, 0.02, 0.92, 0.98, 1.06), NIGHT.ink, { vary: 0.02 });
  return [0.2, 0.8].map((u) => part(front, u, 0.81, u, 0.81)[0]);
}

export function lastTram(e: Easel) {
  const { g, random, width, height } = e;
  const view = camera(1180, 980, 1500);
  const ground = 1.7;
  nightSky(e, 1080, NIGHT.ink, mix(NIGHT.cobalt, NIGHT.violet, 0.35), NIGHT.haze, 70);
  g.fillStyle = css(NIGHT.indigo);
  g.fillRect(0, 1000, width, height);
  bloom(e, [1180, 960], 620, NIGHT.amber, 0.5);
  const plot = (deep: number, tall: number, colour: Rgb, lit: number) => ({ deep, tall, colour, lit });
  terrace(
    e,
    view,
    {
      side: -6.4,
      from: 5,
      plots: [
        plot(7, 9, mix(NIGHT.violet, NIGHT.ink, 0.2), 0.22),
        plot(8, 11, NIGHT.indigo, 0.3),
        plot(10, 9, NIGHT.violet, 0.34),
        plot(22, 12, NIGHT.prussian, 0.3),
        plot(30, 8, NIGHT.prussian, 0.3),
      ],
    },
    ground,
  );
  terrace(
    e,
    view,
    {
      side: 8.6,
      from: 7,
      plots: [
        plot(8, 12.5, mix(NIGHT.indigo, NIGHT.ink, 0.3), 0.3),
        plot(9, 10, NIGHT.violet, 0.3),
        plot(14, 13, NIGHT.indigo, 0.24),
        plot(30, 9, NIGHT.prussian, 0.3),
      ],
    },
    ground,
  );
  const lamps = tram(e, view, 15.5, 2.4, ground);
  for (const at of lamps) bloom(e, at, 150, NIGHT.butter, 0.9);
  const kerb = (x: number) =>
    980 +
    ground *
      Math.max((1180 - x) / 6.4, (x - 1180) / 8.6, Math.abs(x - view(2.35, 0, 15.5)[0]) < 125 ? 97 : 0, 1500 / 60);
  wetGround(e, {
    horizon: kerb,
    far: mix(NIGHT.indigo, NIGHT.cobalt, 0.3),
    near: NIGHT.ink,
    shine: 0.95,
    stretch: 1.15,
    ripple: 45,
  });
  const [homeX, homeY] = view(-3.1, ground, 10.5);
  mirroredWalker(e, homeX, homeY, 250, NIGHT.ink);
  walker(e, homeX, homeY, 250, NIGHT.ink);
  for (const x of [1.75, 3.05])
    wire(e, view(x - 0.4, -4.4, 3), view(x, -3.6, 60), 0, mix(NIGHT.ink, NIGHT.haze, 0.4), 5);
  for (const z of [8, 13, 22])
    wire(e, view(-6.4, -5, z), view(8.6, -5, z), (90 / z) * 4, mix(NIGHT.ink, NIGHT.haze, 0.42), 36 / z);
  glints(e, 1130, height, mix(NIGHT.cobalt, NIGHT.haze, 0.5), 170);
  pastel(e, (chalk) => {
    for (const [x, z] of [
      [1.7, 3.1],
      [3.1, 3.1],
    ] as const) {
      const [a, b] = [view(x, ground, z), view(x, ground, 15)];
      chalkLine(chalk, random, a, b, NIGHT.haze, 9, 0.5);
    }
    for (const at of lamps) halo(chalk, at, 120, NIGHT.butter, 0.95);
    for (let i = 0; i < 420; i++) {
      const [x, y] = [random.between(0, width), random.between(0, height)];
      chalkLine(chalk, random, [x, y], [x - 8, y + random.between(26, 60)], NIGHT.haze, 3, 0.22);
    }
  });
  g.fillStyle = css(NIGHT.butter);
  for (const at of lamps) {
    g.beginPath();
    g.arc(at[0], at[1], 17, 0, Math.PI * 2);
    g.fill();
  }
  matteFinish(e);
}
