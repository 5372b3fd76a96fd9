import type { Point } from '#ground/framing/framing.geometry.ts';
import { applyTo, type Matrix, multiply, type Quad } from './homography.rules.ts';

/** A photo with known geometry: tests compare the shop's results with `toPhoto`. */
export interface KnownPhoto {
  width: number;
  height: number;
  /** Wall millimetres (x right, y down, 0 in the middle of the sheet) to photo pixels. */
  toPhoto: Matrix;
}

/** Deterministic (mulberry32), from 0 up to 1. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Pose {
  /** Degrees: the camera looks along the wall, up or down, and is tilted. */
  yaw: number;
  pitch: number;
  roll: number;
  away_mm: number;
  /** The point the camera aims at, from the middle of the sheet. */
  aim: Point;
  width?: number;
  height?: number;
  /** As a share of the photo's longer side; 0.75 is a phone's main camera. */
  focal?: number;
}

/** A pinhole camera facing a wall: K · [r1 r2 t]. */
export function photoFrom(pose: Pose): KnownPhoto {
  const { width = 2400, height = 1800, focal = 0.75 } = pose;
  const f = focal * Math.max(width, height);
  const [yaw, pitch, roll] = [pose.yaw, pose.pitch, pose.roll].map((degrees) => (degrees * Math.PI) / 180);
  const turned = multiply(multiply(aboutZ(roll ?? 0), aboutX(pitch ?? 0)), aboutY(yaw ?? 0));
  const { x, y } = pose.aim;
  // The aimed-at point is `away_mm` from the lens, in the middle of the photo.
  const extrinsic: Matrix = [
    turned[0],
    turned[1],
    -turned[0] * x - turned[1] * y,
    turned[3],
    turned[4],
    -turned[3] * x - turned[4] * y,
    turned[6],
    turned[7],
    -turned[6] * x - turned[7] * y + pose.away_mm,
  ];
  return { width, height, toPhoto: multiply([f, 0, width / 2, 0, f, height / 2, 0, 0, 1], extrinsic) };
}

/** A plausible pose: hand-held, from between the furniture. */
export function randomPose(random: () => number): Pose {
  const between = (from: number, to: number) => from + (to - from) * random();
  return {
    yaw: between(-35, 35),
    pitch: between(-18, 18),
    roll: between(-6, 6),
    away_mm: between(900, 1600),
    aim: { x: between(-150, 150), y: between(-120, 120) },
    focal: between(0.65, 0.95),
  };
}

/** The corners of a rectangle around `centre` in the photo. */
export function seenCorners({ toPhoto }: KnownPhoto, w_mm: number, h_mm: number, centre: Point = { x: 0, y: 0 }): Quad {
  const [w, h] = [w_mm / 2, h_mm / 2];
  const see = (x: number, y: number) => applyTo(toPhoto, { x: centre.x + x, y: centre.y + y });
  return [see(-w, -h), see(w, -h), see(w, h), see(-w, h)];
}

function aboutX(angle: number): Matrix {
  return [1, 0, 0, 0, Math.cos(angle), -Math.sin(angle), 0, Math.sin(angle), Math.cos(angle)];
}

function aboutY(angle: number): Matrix {
  return [Math.cos(angle), 0, Math.sin(angle), 0, 1, 0, -Math.sin(angle), 0, Math.cos(angle)];
}

function aboutZ(angle: number): Matrix {
  return [Math.cos(angle), -Math.sin(angle), 0, Math.sin(angle), Math.cos(angle), 0, 0, 0, 1];
}
