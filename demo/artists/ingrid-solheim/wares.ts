import type { Easel } from '../../brush.ts';
import { area, box, type Colour, cast, css, motif, path, run, type Scene } from './motif.ts';
import { scumble } from './oil.ts';
import { handle, turned, vessel } from './ware.ts';

const WALL_DIM: Colour = [138, 136, 130];
const WALL_LIT: Colour = [198, 192, 178];
const BOARD: Colour = [162, 146, 122];
const CHALK: Colour = [222, 216, 202];
const OCHRE: Colour = [180, 146, 96];
const SLATE: Colour = [128, 136, 138];
const UMBER: Colour = [104, 86, 70];

function room(scene: Scene): void {
  run(
    scene,
    [0, 0, 2700, 1300],
    [0, 200],
    [2700, 900],
    [
      [0, WALL_DIM],
      [0.45, [172, 168, 158]],
      [1, WALL_LIT],
    ],
  );
  run(
    scene,
    [0, 1230, 2700, 540],
    [0, 1230],
    [2400, 1770],
    [
      [0, [176, 162, 138]],
      [0.5, BOARD],
      [1, [132, 118, 100]],
    ],
  );
  area(scene, 'rgba(70,62,56,0.5)', box(0, 1222, 2700, 1242), 8);
  run(
    scene,
    [0, 1740, 2700, 260],
    [0, 1740],
    [0, 2000],
    [
      [0, [104, 92, 80]],
      [0.2, [82, 74, 68]],
      [1, [62, 58, 56]],
    ],
  );
  area(scene, css([206, 194, 170], 0.7), box(0, 1734, 2700, 1748), 5);
}

/** The two tall ones at the back. */
function tallWares(scene: Scene): void {
  cast(scene, 1240, 1440, 190, 700, 0.3);
  handle(
    scene,
    [1320, 800],
    [
      [1590, 740],
      [1600, 1100],
      [1400, 1180],
    ],
    44,
    CHALK,
  );
  vessel(scene, {
    x: 1220,
    foot: 1440,
    height: 860,
    profile: turned(path('0,150 0.08,190 0.36,232 0.62,172 0.8,112 0.92,118 1,150')),
    colour: CHALK,
    patch: [206, 198, 182],
    view: 0.17,
    gloss: 0.5,
  });
  cast(scene, 1640, 1470, 180, 620, 0.36);
  vessel(scene, {
    x: 1650,
    foot: 1480,
    height: 640,
    profile: turned(path('0,150 0.06,176 0.42,188 0.62,140 0.74,60 0.92,52 1,66')),
    colour: OCHRE,
    patch: [164, 122, 74],
    view: 0.16,
    gloss: 0.35,
    band: { from: 0, to: 0.22, colour: [138, 112, 82] },
  });
}

/** The blue jug in front of them and the cup that keeps its distance. */
function lowWares(scene: Scene): void {
  cast(scene, 1960, 1560, 200, 560, 0.4);
  handle(
    scene,
    [2120, 1290],
    [
      [2300, 1270],
      [2280, 1480],
      [2130, 1500],
    ],
    36,
    SLATE,
  );
  vessel(scene, {
    x: 1960,
    foot: 1560,
    height: 400,
    profile: turned(path('0,130 0.1,168 0.45,204 0.75,156 0.9,136 1,152')),
    colour: SLATE,
    patch: [104, 114, 122],
    view: 0.19,
    gloss: 0.4,
  });
  cast(scene, 880, 1600, 130, 420, 0.4);
  vessel(scene, {
    x: 880,
    foot: 1600,
    height: 190,
    profile: turned(path('0,84 0.1,96 0.5,128 1,140')),
    colour: UMBER,
    patch: [126, 104, 82],
    view: 0.24,
    gloss: 0.3,
  });
}

/** Three jugs and a cup held close together, as people stand when they wait. */
export function paintThreeJugs(easel: Easel): void {
  const seen = motif(2700, 2000, 81, (scene) => {
    room(scene);
    tallWares(scene);
    lowWares(scene);
  });
  scumble(easel, seen);
}
