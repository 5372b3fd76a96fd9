import type { Easel } from '../../brush.ts';
import { knife, rgb } from './knife.ts';
import { ground, HAIR, LIPS, ramp, SKIN } from './palette.ts';
import { portray } from './portray.ts';

export function twoSisters(e: Easel) {
  const k = knife(e);
  ground(e, k, rgb('#6d3b40'), rgb('#d79c82'), (u, v) => 0.2 + u * 0.55 + (1 - v) * 0.12, -0.9, 0.2);
  const light = [-0.6, -0.55, 0.6] as const;
  portray(e, k, {
    at: [1830, 880],
    size: 430,
    pose: { yaw: -0.36, pitch: 0.02, roll: 0.1 },
    shoulders: -0.3,
    broad: 0.92,
    build: { jaw: 0.95, lips: 1.08 },
    light,
    skin: SKIN.copper,
    lips: LIPS.rose,
    hair: HAIR.black,
    cloth: ramp('#1c2b3f', '#2c4a63', '#4d7a8c', '#88b0b0', '#c9dcd0'),
    eyes: 'open',
    iris: rgb('#2e1a14'),
    style: 'bob',
  });
  portray(e, k, {
    at: [1060, 1010],
    size: 450,
    pose: { yaw: 0.34, pitch: 0.05, roll: -0.06 },
    shoulders: 0.15,
    broad: 0.9,
    build: { wide: 0.97, long: 1.04, jaw: 0.9, lips: 1.0, nose: 1.05 },
    light,
    skin: SKIN.clay,
    lips: LIPS.brick,
    hair: HAIR.black,
    cloth: ramp('#574a3c', '#94866c', '#cbbd9a', '#ece1c4', '#fff8e4'),
    eyes: 'open',
    iris: rgb('#2a1812'),
    style: 'braids',
  });
  k.finish();
}

export function waitingForTheBus(e: Easel) {
  const k = knife(e);
  ground(e, k, rgb('#39546a'), rgb('#c9c4ac'), (u, v) => 0.75 - v * 0.45 + Math.sin(u * 5) * 0.12, 0, 0.2);
  const light = [0.6, -0.65, 0.5] as const;
  portray(e, k, {
    at: [560, 640],
    size: 385,
    pose: { yaw: 0.5, pitch: 0.02, roll: 0.02 },
    shoulders: 0.3,
    broad: 1.08,
    build: { wide: 1.02, jaw: 1.08, nose: 1.06, hollow: 0.3, brow: 1.3 },
    light,
    skin: SKIN.umber,
    lips: LIPS.earth,
    hair: HAIR.black,
    cloth: ramp('#3c1d1a', '#6d3426', '#a35636', '#cd8456', '#efbd8e'),
    shirt: ramp('#55585a', '#8c8d88', '#bdbab0', '#e2ddcf', '#fbf7ea'),
    eyes: 'open',
    iris: rgb('#1f1410'),
    style: 'short',
    beard: 0.1,
  });
  portray(e, k, {
    at: [1430, 700],
    size: 380,
    pose: { yaw: 0.12, pitch: 0.3, roll: 0.2 },
    shoulders: -0.05,
    broad: 0.94,
    build: { jaw: 0.94, hollow: 0.3 },
    light,
    skin: SKIN.copper,
    lips: LIPS.rose,
    hair: HAIR.brown,
    cloth: ramp('#1d2a20', '#31503a', '#588060', '#93b088', '#cfdcb8'),
    eyes: 'closed',
    iris: rgb('#2e1a14'),
    style: 'long',
  });
  portray(e, k, {
    at: [2390, 690],
    size: 375,
    pose: { yaw: -0.62, pitch: -0.02, roll: -0.02 },
    shoulders: -0.35,
    broad: 1.05,
    build: { wide: 1.03, jaw: 1.04, nose: 1.1, hollow: 0.5, eyes: 0.85 },
    light,
    skin: SKIN.clay,
    lips: LIPS.earth,
    hair: HAIR.silver,
    cloth: ramp('#221c33', '#3b3358', '#5f568a', '#9189b4', '#c9c2dc'),
    shirt: ramp('#4c3a28', '#7f6238', '#b79150', '#dcc07e', '#f6e6b8'),
    eyes: 'open',
    iris: rgb('#2a1d16'),
    style: 'hat',
    moustache: true,
    beard: 0.14,
  });
  k.finish();
}
