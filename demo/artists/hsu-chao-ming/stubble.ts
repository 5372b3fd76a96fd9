import { type Easel, fbm, noise2 } from '../../brush.ts';
import { perspective } from './ground.ts';
import {
  type Bristle,
  coat,
  mix,
  type Noise,
  newPanel,
  type Panel,
  pull,
  type Rgb,
  ramp,
  rubIn,
  smoothstep,
  varnish,
} from './oils.ts';

const STUBBLE: readonly Rgb[] = [
  [104, 74, 50],
  [158, 116, 68],
  [204, 164, 98],
  [232, 206, 150],
];

const HAZE: readonly Rgb[] = [
  [166, 164, 178],
  [196, 188, 190],
  [224, 208, 190],
];

const VANISHING = { x: 2120, y: 462 };

/** A column of straw smoke that leans over as it meets the evening air. */
function smoke(panel: Panel, x: number, y: number): void {
  const { random, noise } = panel;
  for (let k = 0; k < 620; k++) {
    const t = random() ** 0.85;
    const middle = x + 90 * t + 1500 * t ** 2;
    const rise = y - 470 * t ** 0.62 + 60 * t * t;
    const spread = 8 + 130 * t;
    const field = (ux: number, uy: number) =>
      -1.3 * (1 - t) ** 1.4 - 0.1 + (noise(ux / 150, uy / 110) - 0.5) * 1.7 * t ** 0.4;
    const ash = ramp(
      [
        [120, 112, 120],
        [178, 172, 182],
        [226, 218, 212],
      ],
      0.15 + 0.5 * t + random.normal(0, 0.2),
    );
    const brush = { width: 10 + 34 * t, length: 50 + 210 * t, body: 4, dry: 0.9, cover: 0.5 - 0.3 * t };
    pull(
      panel,
      middle + random.normal(0, spread * 0.5),
      rise + random.normal(0, spread * 0.34),
      field,
      brush,
      ash,
      mix(ash, [236, 226, 214], 0.5),
    );
  }
}

/** Strokes that stop short of the point at which all rows meet. */
function shortOf(bristle: (x: number, y: number) => Bristle): (x: number, y: number) => Bristle {
  return (x, y) => {
    const brush = bristle(x, y);
    return {
      ...brush,
      length: Math.min(brush.length, Math.max(16, Math.hypot(x - VANISHING.x, (y - VANISHING.y) * 2.2) * 0.7)),
    };
  };
}

function paintHaze(panel: Panel, soil: Noise): void {
  const crest = (x: number) => 440 - 150 * soil(x / 760, 5) - 40 * soil(x / 150, 9);
  const drift = (x: number, y: number) => (soil(x / 600, y / 240) - 0.5) * 1.9;
  const sky = (x: number, y: number) =>
    mix(ramp(HAZE, y / 420), [240, 226, 206], 0.6 * smoothstep(0.5, 0.7, soil(x / 700, y / 160)));
  rubIn(panel, [0, 0, 3000, 480], sky);
  coat(panel, {
    area: [-80, -60, 3080, 480],
    spacing: 40,
    field: drift,
    colour: sky,
    stray: 5,
    bristle: () => ({ width: 46, length: 330, body: 6, dry: 0.6 }),
  });
  coat(panel, {
    area: [-40, 200, 3040, 500],
    spacing: 16,
    field: (x) => Math.atan2(crest(x + 40) - crest(x - 40), 80),
    colour: (x, y) =>
      y < crest(x) + 10
        ? undefined
        : ramp(
            [
              [96, 98, 122],
              [132, 130, 144],
              [176, 164, 160],
            ],
            (y - crest(x)) / (474 - crest(x)),
          ),
    stray: 5,
    bristle: () => ({ width: 20, length: 92, body: 4, dry: 0.4 }),
  });
}

/** The harvested ground: its rows, its colour, and the way the plough went. */
function ploughedGround(soil: Noise) {
  const turn = (x: number, y: number) => Math.atan2(y - VANISHING.y, x - VANISHING.x);
  const rows = (x: number, y: number) => Math.sin(turn(x, y) * 60 + 1.5 * soil(x / 300, y / 160));
  const burnt = (x: number, y: number) =>
    smoothstep(90, 20, Math.abs(y - 690 - (x - 820) * 0.03)) * smoothstep(60, 300, x) * smoothstep(1500, 900, x);
  const ground = (x: number, y: number): Rgb => {
    const near = smoothstep(474, 800, y);
    const straw = ramp(
      STUBBLE,
      0.5 +
        0.42 * rows(x, y) * near * smoothstep(0.25, 0.75, soil(x / 420 + 7, y / 210)) +
        0.5 * (soil(x / 260, y / 90) - 0.5),
    );
    return mix(mix(straw, [196, 178, 156], 0.55 * (1 - near)), [52, 44, 42], 0.85 * burnt(x, y));
  };
  const follow = (x: number, y: number) => turn(x, y) + (soil(x / 90, y / 90) - 0.5) * 0.5;
  return { rows, ground, follow };
}

function strawFire(panel: Panel): void {
  const { random } = panel;
  for (let k = 0; k < 130; k++) {
    const x = random.between(330, 1240);
    const heat = random();
    pull(
      panel,
      x,
      690 + (x - 820) * 0.03 + random.normal(0, 5),
      () => -1.1 + random.normal(0, 0.4),
      { width: random.between(4, 9), length: random.between(10, 34), body: 11, dry: 0.4 },
      ramp(
        [
          [150, 52, 30],
          [214, 96, 40],
          [246, 190, 96],
        ],
        heat,
      ),
      ramp(
        [
          [150, 52, 30],
          [246, 190, 96],
        ],
        heat,
      ),
    );
  }
}

/** The paddies after harvest, a line of straw fire, smoke lying down across the valley. */
export function paintStubble(easel: Easel): void {
  const panel = newPanel(easel, 3202, [150, 110, 72]);
  const soil = fbm(noise2(91), 4);
  const { rows, ground, follow } = ploughedGround(soil);
  paintHaze(panel, soil);
  coat(panel, {
    area: [-40, 478, 3040, 560],
    spacing: 13,
    field: () => 0.02,
    colour: ground,
    stray: 7,
    bristle: () => ({ width: 13, length: 60, body: 5, dry: 0.4 }),
  });
  coat(panel, {
    area: [-100, 470, 3100, 1330],
    spacing: 24,
    field: follow,
    colour: ground,
    stray: 8,
    bristle: shortOf(
      perspective(
        470,
        1250,
        { width: 10, length: 90, body: 4, dry: 0.2 },
        { width: 58, length: 280, body: 9, dry: 0.4 },
      ),
    ),
  });
  coat(panel, {
    area: [-100, 480, 3100, 1330],
    spacing: 25,
    field: follow,
    colour: (x, y) => mix(ground(x, y), rows(x, y) > 0.2 ? [244, 222, 168] : [88, 62, 46], 0.26),
    stray: 11,
    bristle: shortOf(
      perspective(
        470,
        1250,
        { width: 4, length: 50, body: 5, dry: 0.4 },
        { width: 15, length: 200, body: 13, dry: 0.6 },
      ),
    ),
  });
  strawFire(panel);
  smoke(panel, 760, 680);
  varnish(panel);
}
