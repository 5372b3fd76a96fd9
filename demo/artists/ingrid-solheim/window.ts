import type { Easel } from '../../brush.ts';
import { area, box, type Colour, cast, css, motif, type Place, path, run, type Scene, windowLight } from './motif.ts';
import { scumble } from './oil.ts';
import { turned, vessel } from './ware.ts';

const DAY: Colour = [238, 228, 200];
const PLASTER: Colour = [160, 158, 150];
const CLAY: Colour = [152, 122, 92];

/** Two dry twigs with the leaves that winter left on them. */
function twigs({ g, random }: Scene, [x, y]: Place): void {
  g.lineCap = 'round';
  for (const [lean, tall] of [
    [-0.34, 640],
    [0.12, 820],
    [0.42, 560],
  ] as const) {
    g.strokeStyle = '#5a4a3e';
    for (let t = 0; t < 1; t += 0.04) {
      const at = (s: number): Place => [x + Math.sin(lean * (0.6 + s)) * tall * s, y - tall * s];
      g.lineWidth = 11 * (1 - t) + 4;
      g.beginPath();
      g.moveTo(...at(t));
      g.lineTo(...at(t + 0.045));
      g.stroke();
      if (t < 0.3 || random() < 0.52) continue;
      const [lx, ly] = at(t);
      const hand = random() < 0.5 ? -1 : 1;
      g.fillStyle = random.pick(['#8a6a48', '#9c7d55', '#6f5a48', '#a58c66']);
      g.beginPath();
      g.ellipse(lx + hand * 40, ly - 12, 46, 17, hand * -0.6 + random.normal(0, 0.3), 0, 7);
      g.fill();
    }
  }
}

/** Afternoon light through a window we do not see, a jug, and what the wall makes of both. */
export function paintWindowLight(easel: Easel): void {
  const seen = motif(2100, 2800, 84, (scene) => {
    run(
      scene,
      [0, 0, 2100, 2300],
      [0, 0],
      [2100, 2000],
      [
        [0, [128, 128, 124]],
        [0.5, PLASTER],
        [1, [136, 132, 124]],
      ],
    );
    windowLight(scene, [360, 560], [380, 420], [150, -60], DAY, 0.62);
    area(
      scene,
      'rgba(92,88,84,0.42)',
      path('1490,2260 1520,1900 1600,1560 1640,1200 1690,1210 1690,1600 1780,1900 1800,2260'),
      34,
    );
    run(
      scene,
      [0, 2240, 2100, 320],
      [0, 2240],
      [1900, 2560],
      [
        [0, [170, 154, 128]],
        [1, [118, 104, 88]],
      ],
    );
    area(scene, 'rgba(58,50,46,0.5)', box(0, 2230, 2100, 2252), 8);
    area(scene, css([224, 208, 172], 0.45), path('520,2250 930,2250 1130,2540 640,2540'), 16);
    run(
      scene,
      [0, 2540, 2100, 260],
      [0, 2540],
      [0, 2800],
      [
        [0, [84, 75, 67]],
        [1, [56, 52, 50]],
      ],
    );
    area(scene, css([206, 190, 160], 0.6), box(0, 2533, 2100, 2546), 4);
    cast(scene, 1330, 2400, 170, 560, 0.42);
    twigs(scene, [1320, 1960]);
    vessel(scene, {
      x: 1320,
      foot: 2400,
      height: 520,
      profile: turned(path('0,130 0.05,150 0.4,206 0.66,160 0.82,84 0.94,82 1,102')),
      colour: CLAY,
      patch: [128, 102, 80],
      view: 0.17,
      gloss: 0.25,
      band: { from: 0.62, to: 0.99, colour: [186, 178, 160] },
    });
  });
  scumble(easel, seen);
}
