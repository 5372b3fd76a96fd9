import type { Easel } from '../../brush.ts';
import { Cloth, rgb } from './cloth.ts';
import { along, CHALK, COTTON, flurries, veils } from './hand.ts';
import { field, pull } from './shapes.ts';

export function mistral(e: Easel) {
  const cloth = new Cloth(e, rgb('#ece6da'));
  const { width: w, height: h, random } = cloth;
  const lean = -0.16;
  const blues = [rgb('#c9dae6'), rgb('#9dbad5'), rgb('#b9cbd8'), rgb('#84a6cc'), rgb('#a9bdcb'), rgb('#6f95c0')];
  for (let i = 0; i < 13; i++) {
    const y = 150 + i * 138 + random.normal(0, 30);
    const x = random.between(-700, 500);
    cloth.glaze({
      colour: random.pick(blues),
      shape: pull(x, y - 40, x + random.between(2100, 3600), y + random.between(110, 300), lean),
      density: random.between(0.6, 0.9),
      feather: random.between(16, 60),
      sway: 24,
      ragged: 8,
      cloud: 0.7,
      brush: 0.9,
      angle: lean,
    });
  }
  for (const [x1, y0, y1] of [
    [1700, 1130, 1500],
    [1250, 1240, 1760],
    [980, 1330, 1800],
  ] as const) {
    cloth.glaze({
      colour: rgb('#3d5b92'),
      shape: pull(-900, y0, x1, y1, lean),
      density: 0.85,
      feather: 40,
      sway: 40,
      cloud: 0.6,
      brush: 0.7,
      angle: lean,
    });
  }
  cloth.glaze({
    colour: rgb('#1d2c52'),
    shape: pull(-800, 1400, 900, 1640, lean),
    density: 0.6,
    feather: 60,
    sway: 40,
    cloud: 0.5,
    brush: 0.8,
    angle: lean,
  });
  cloth.glaze({
    colour: CHALK,
    shape: pull(1000, 330, w + 700, 470, lean),
    density: 1,
    feather: 40,
    sway: 24,
    cover: true,
    brush: 0.85,
    angle: lean,
  });
  cloth.glaze({
    colour: rgb('#f4d24a'),
    shape: pull(1380, 640, 2640, 696, lean),
    density: 1,
    feather: 14,
    sway: 12,
    cover: true,
    brush: 0.75,
    angle: lean,
  });
  cloth.salt(2200, flurries(cloth, 1100, 900, w - 160, h - 300, 14), 9, 0.34);
  cloth.hang();
}

/** What the shutter lets through: a strip of sky, the line of the sea, and the glare on the sill. */
function slit(cloth: Cloth, x0: number, x1: number) {
  const side = 0.008;
  cloth.glaze({
    colour: rgb('#ffe7bd'),
    shape: field(x0 - 270, 120, x1 + 330, 2300, side),
    density: 0.75,
    feather: 260,
    sway: 60,
    cover: true,
  });
  cloth.glaze({
    colour: rgb('#fdf8ea'),
    shape: field(x0, 130, x1, 2270, side),
    density: 1,
    feather: 7,
    sway: 10,
    ragged: 6,
    cover: true,
  });
  cloth.glaze({
    colour: rgb('#c4dfea'),
    shape: field(x0 + 6, 150, x1 - 8, 1270, side),
    density: 0.8,
    feather: 10,
    sway: 6,
    cloud: 0.5,
  });
  cloth.glaze({
    colour: rgb('#5d9cc8'),
    shape: field(x0 + 4, 1180, x1 - 6, 1760, side),
    density: 0.9,
    feather: 6,
    sway: 5,
    ragged: 4,
    cloud: 0.4,
    brush: 0.3,
  });
  cloth.glaze({
    colour: rgb('#2f6fa6'),
    shape: field(x0 + 6, 1186, x1 - 8, 1420, side),
    density: 0.7,
    feather: 90,
    sway: 20,
  });
}

export function shutterHalfPastTwo(e: Easel) {
  const cloth = new Cloth(e, COTTON);
  const { width: w, height: h, random } = cloth;
  veils(
    cloth,
    [rgb('#f6dcb4'), rgb('#efc196'), rgb('#e8ad86'), rgb('#eec79c')],
    [130, 140, w - 140, h - 140],
    0.6,
    44,
    0.4,
  );
  cloth.glaze({
    colour: rgb('#a85440'),
    shape: field(-200, 100, 1560, h - 60),
    density: 0.9,
    feather: 420,
    sway: 180,
    cloud: 0.6,
  });
  cloth.glaze({
    colour: rgb('#8b4a63'),
    shape: field(100, 1280, w - 150, h + 200),
    density: 0.7,
    feather: 420,
    sway: 180,
    cloud: 0.7,
  });
  for (let i = 0; i < 8; i++) {
    const y = 230 + i * 248 + random.normal(0, 8);
    cloth.glaze({
      colour: rgb('#b0603f'),
      shape: field(175, y, 1500, y + 178, 0.004),
      density: 0.34,
      feather: 9,
      sway: 9,
      ragged: 9,
      tide: 0.05,
      cloud: 0.9,
      brush: 0.35,
    });
  }
  slit(cloth, 1640, 1752);
  cloth.glaze({
    colour: rgb('#b8543a'),
    shape: field(1905, 170, w - 170, h - 180, 0.006),
    density: 0.5,
    feather: 16,
    sway: 24,
    tide: 0.08,
    cloud: 0.8,
    brush: 0.4,
    angle: Math.PI / 2,
  });
  cloth.salt(900, along([1764, 200], [1772, 2250], 18), 11, 0.5);
  cloth.hang();
}
