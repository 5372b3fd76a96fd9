import type { Point } from '#ground/framing/framing.geometry.ts';
import type { Calibration } from '../photo/calibration.rules.ts';
import { applyTo, weightAt } from '../photo/homography.rules.ts';

const GRID_MM = 100;
const GRID_REACH = 5;

/** The marked lines, and a grid of 10 cm that should look painted on the wall: if it leans, a mark is wrong. */
export function PhotoOutline({
  photo,
  points,
  calibration,
}: {
  photo: HTMLCanvasElement;
  points: readonly Point[];
  calibration: Calibration | undefined;
}) {
  const outline = points.map(({ x, y }) => `${x},${y}`).join(' ');
  const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${photo.width} ${photo.height}`}
      className="pointer-events-none absolute inset-0 size-full"
    >
      {calibration && <path d={gridPath(calibration)} {...line} stroke="#fff" strokeOpacity={0.55} />}
      <polygon points={outline} {...line} stroke="#000" strokeWidth={3} strokeOpacity={0.6} />
      <polygon points={outline} {...line} stroke="#fff" strokeWidth={1.5} />
    </svg>
  );
}

function gridPath({ toPhoto }: Calibration): string {
  const reach = GRID_MM * GRID_REACH;
  const steps = Array.from({ length: 2 * GRID_REACH + 1 }, (_, index) => (index - GRID_REACH) * GRID_MM);
  const lines = steps.flatMap((at): [Point, Point][] => [
    [
      { x: at, y: -reach },
      { x: at, y: reach },
    ],
    [
      { x: -reach, y: at },
      { x: reach, y: at },
    ],
  ]);
  return lines
    .filter((ends) => ends.every((end) => weightAt(toPhoto, end) > 0.05))
    .map((ends) => ends.map((end) => applyTo(toPhoto, end)).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`))
    .map(([from, to]) => `M${from}L${to}`)
    .join('');
}
