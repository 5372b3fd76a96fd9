/** A long lens: edges that are parallel look nearly so. */
const FIELD_OF_VIEW = 26;
/** Some wall around the work at any angle. */
const ROOM = 1.06;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The rotation by `turn` degrees to the right and `tilt` degrees down, by columns. */
export function turnBy(turn: number, tilt: number): Float32Array {
  const [sinY, cosY] = [Math.sin(radians(turn)), Math.cos(radians(turn))];
  const [sinX, cosX] = [Math.sin(radians(tilt)), Math.cos(radians(tilt))];
  return new Float32Array([cosY, sinX * sinY, -cosX * sinY, 0, cosX, sinX, sinY, -sinX * cosY, cosX * cosY]);
}

/** The turned work in perspective, as large as its space allows at any angle; a matrix by columns. */
export function cameraFor(
  { w_mm, h_mm, depth_mm }: { w_mm: number; h_mm: number; depth_mm: number },
  turn: Float32Array,
  aspect: number,
): Float32Array {
  const focus = 1 / Math.tan(radians(FIELD_OF_VIEW) / 2);
  const depth = depth_mm / 1000;
  // Turned sideways, half of the width is nearer to the viewer.
  const [halfWidth, halfHeight] = [w_mm / 2000, h_mm / 2000];
  const distance = Math.max((halfWidth * focus) / aspect, halfHeight * focus) * ROOM + halfWidth + depth;
  const [near, far] = [distance / 20, distance * 3];
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = turn;
  // Around the middle of the depth, and `distance` away.
  const [x, y, z] = [(-g * depth) / 2, (-h * depth) / 2, (-i * depth) / 2 - distance];
  const [across, up] = [focus / aspect, focus];
  const clip = (far + near) / (near - far);
  const offset = (2 * far * near) / (near - far);
  const column = (cx: number, cy: number, cz: number, cw: number) => [
    across * cx,
    up * cy,
    clip * cz + offset * cw,
    -cz,
  ];
  return new Float32Array([...column(a, b, c, 0), ...column(d, e, f, 0), ...column(g, h, i, 0), ...column(x, y, z, 1)]);
}
