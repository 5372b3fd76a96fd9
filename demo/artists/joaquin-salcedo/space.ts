import type { Point } from './knife.ts';

export type Vec = readonly [number, number, number];

const unit = ([x, y, z]: Vec): Vec => {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
};
export const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const mean = (points: readonly Vec[]): Vec => [
  points.reduce((s, p) => s + p[0], 0) / points.length,
  points.reduce((s, p) => s + p[1], 0) / points.length,
  points.reduce((s, p) => s + p[2], 0) / points.length,
];

/** Normal of a plane (Newell), turned away from the middle of the body it belongs to. */
export function facing(points: readonly Vec[], core: Vec): Vec {
  let [x, y, z] = [0, 0, 0];
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length] as Vec;
    x += (p[1] - q[1]) * (p[2] + q[2]);
    y += (p[2] - q[2]) * (p[0] + q[0]);
    z += (p[0] - q[0]) * (p[1] + q[1]);
  });
  const normal = unit([x, y, z]);
  const at = mean(points);
  return dot(normal, [at[0] - core[0], at[1] - core[1], at[2] - core[2]]) < 0
    ? [-normal[0], -normal[1], -normal[2]]
    : normal;
}

export interface Pose {
  /** Radians: yaw turns the face to our right, pitch lowers it, roll tips it. */
  yaw: number;
  pitch: number;
  roll: number;
}

/** Turns a body about the joint of the neck. */
export function turn({ yaw, pitch, roll }: Pose, joint: Vec): (p: Vec) => Vec {
  const [cy, sy, cp, sp, cr, sr] = [
    Math.cos(yaw),
    Math.sin(yaw),
    Math.cos(pitch),
    Math.sin(pitch),
    Math.cos(roll),
    Math.sin(roll),
  ];
  return (p) => {
    const [x, y, z] = [p[0] - joint[0], p[1] - joint[1], p[2] - joint[2]];
    const [x1, z1] = [x * cy + z * sy, z * cy - x * sy];
    const [y2, z2] = [y * cp + z1 * sp, z1 * cp - y * sp];
    return [x1 * cr - y2 * sr + joint[0], x1 * sr + y2 * cr + joint[1], z2 + joint[2]];
  };
}

/** Where a point of the body falls on the canvas. */
export const onCanvas =
  ([cx, cy]: Point, size: number) =>
  ([x, y, z]: Vec): Point => {
    const near = 1 + z * 0.045;
    return [cx + x * size * near, cy + y * size * near];
  };

export { unit };
