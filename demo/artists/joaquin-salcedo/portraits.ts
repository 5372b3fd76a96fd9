import type { Easel } from '../../brush.ts';
import { knife, rgb } from './knife.ts';
import { ground, HAIR, LIPS, ramp, SKIN } from './palette.ts';
import { portray } from './portray.ts';

export function redRebozo(e: Easel) {
  const k = knife(e);
  ground(e, k, rgb('#2d4a4c'), rgb('#8fa79a'), (u, v) => 0.25 + u * 0.5 + v * 0.1);
  portray(e, k, {
    at: [930, 1010],
    size: 600,
    pose: { yaw: -0.5, pitch: 0.08, roll: 0.05 },
    shoulders: -0.25,
    broad: 0.95,
    build: { lips: 1.05, jaw: 0.92 },
    light: [-0.75, -0.55, 0.55],
    skin: SKIN.copper,
    lips: LIPS.brick,
    hair: HAIR.black,
    cloth: ramp('#35101c', '#6e1a22', '#a82a28', '#d04a35', '#ee8a62'),
    eyes: 'open',
    iris: rgb('#3a2118'),
    style: 'rebozo',
  });
  k.finish();
}

export function carpenterAtNoon(e: Easel) {
  const k = knife(e);
  ground(e, k, rgb('#a9783c'), rgb('#e3c184'), (u, v) => 0.85 - u * 0.35 - v * 0.3, 0.05, 0.12);
  portray(e, k, {
    at: [1080, 1120],
    size: 520,
    pose: { yaw: 0.42, pitch: -0.06, roll: -0.04 },
    shoulders: 0.2,
    broad: 1.12,
    build: { wide: 1.04, jaw: 1.1, nose: 1.12, noseWide: 1.12, hollow: 0.6, brow: 1.4, eyes: 0.8 },
    light: [0.55, -0.8, 0.5],
    skin: SKIN.clay,
    lips: LIPS.earth,
    hair: HAIR.silver,
    cloth: ramp('#16233c', '#233a5c', '#38587e', '#6187a6', '#a5c0cf'),
    shirt: ramp('#5f4630', '#94723f', '#c8a45c', '#e8cf8c', '#fbefc4'),
    eyes: 'open',
    iris: rgb('#33231c'),
    style: 'hat',
    beard: 0.12,
    moustache: true,
  });
  k.finish();
}

export function yellowShirt(e: Easel) {
  const k = knife(e);
  ground(e, k, rgb('#22406a'), rgb('#6f9cc0'), (u, v) => 0.15 + (1 - u) * 0.55 - v * 0.1, 0.9, 0.25);
  portray(e, k, {
    at: [1230, 1080],
    size: 690,
    pose: { yaw: 0.2, pitch: 0.02, roll: 0.03 },
    shoulders: 0.34,
    broad: 0.82,
    build: { wide: 1.05, long: 0.93, jaw: 0.88, nose: 0.82, noseWide: 1.02, lips: 1.1, eyes: 1.22 },
    light: [0.7, -0.45, 0.62],
    skin: SKIN.umber,
    lips: LIPS.earth,
    hair: HAIR.black,
    cloth: ramp('#7a4a10', '#b7781a', '#e0a428', '#f4c84a', '#ffe897'),
    eyes: 'open',
    iris: rgb('#241510'),
    style: 'short',
  });
  k.finish();
}

export function teacherInProfile(e: Easel) {
  const k = knife(e);
  ground(e, k, rgb('#3b2f3d'), rgb('#d9cdb4'), (u) => (u < 0.3 ? 0.95 - u * 0.5 : 0.42 - (u - 0.3) * 0.5), 1.5, 0.14);
  portray(e, k, {
    at: [1010, 1030],
    size: 560,
    pose: { yaw: -1.3, pitch: 0.1, roll: 0.02 },
    shoulders: -0.8,
    broad: 0.95,
    build: { long: 1.02, hollow: 0.7, nose: 1.08, lips: 0.82, eyes: 0.9 },
    light: [-0.9, -0.35, 0.35],
    skin: SKIN.wheat,
    lips: LIPS.rose,
    hair: HAIR.silver,
    cloth: ramp('#14262a', '#1f4040', '#37635a', '#6d9480', '#b2c8ae'),
    shirt: ramp('#6f6a72', '#a39a96', '#d0c6b8', '#efe6d6', '#fffaf0'),
    eyes: 'down',
    iris: rgb('#3d3a2e'),
    style: 'bun',
  });
  k.finish();
}
