import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Arch } from '#kit/drawing/arch.tsx';
import { Figure, type Pose } from '#kit/drawing/figure.tsx';
import { DayView, NightView } from '#kit/drawing/framed-views.tsx';
import { drawHouse, GRAVITIES, type Gravity, onTower, riser, tread } from '#kit/drawing/impossible-house.ts';
import { project } from '#kit/drawing/isometric-grid.ts';
import type { Point, Shade } from '#kit/drawing/isometric-solid.ts';
import { PottedTree } from '#kit/drawing/potted-tree.tsx';

interface Walker {
  gravity: Gravity;
  at: Point;
  pose: Pose;
  mirrored?: boolean;
  pale?: boolean;
}

/** Each flight is used by two gravities: one climbs its treads, the other its risers. */
const WALKERS: readonly Walker[] = [
  { gravity: 0, at: tread(0, 10), pose: 'carry', mirrored: true },
  { gravity: 2, at: riser(0, 7), pose: 'climb' },
  { gravity: 1, at: tread(1, 5), pose: 'climb', mirrored: true },
  { gravity: 0, at: riser(1, 11), pose: 'descend', mirrored: true },
  { gravity: 2, at: tread(2, 10), pose: 'descend' },
  { gravity: 1, at: riser(2, 7), pose: 'climb' },
  { gravity: 0, at: onTower(0, [4, -4, 9]), pose: 'look' },
  { gravity: 1, at: onTower(0, [8, -4.6, 0.9]), pose: 'stroll' },
  { gravity: 1, at: onTower(1, [3.4, -3.6, 9]), pose: 'stroll', mirrored: true },
  { gravity: 2, at: onTower(2, [3, -4.6, 9]), pose: 'stroll' },
  { gravity: 0, at: onTower(2, [8, 0, 4.4]), pose: 'read', mirrored: true },
  { gravity: 0, at: onTower(0, [3.5, -0.9, 0]), pose: 'stroll', pale: true },
];

// How a wall is projected on paper: the directions along it and up.
const FACING_RIGHT = 'matrix(.866 -.5 0 -1 0 0)';
const FACING_LEFT = 'matrix(.866 .5 0 -1 0 0)';

interface PlacedProps {
  gravity: Gravity;
  at: Point;
  wall?: string;
  children: ReactNode;
}

function Placed({ gravity, at, wall = '', children }: PlacedProps) {
  const [x, y] = project(at);
  return <g transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${-120 * gravity}) ${wall}`}>{children}</g>;
}

/** The distance and weight of the lines in units, and their directions on paper. */
const HATCHES: Record<Exclude<Shade, 'z'>, { gap: number; weight: number; lie: string }> = {
  x: { gap: 0.36, weight: 0.06, lie: '.866 .5 0 1' },
  'x-shadow': { gap: 0.18, weight: 0.06, lie: '.866 .5 0 1' },
  y: { gap: 0.24, weight: 0.1, lie: '.866 -.5 0 1' },
  'z-shadow': { gap: 0.36, weight: 0.06, lie: '.866 .5 .866 -.5' },
};

function Hatches({ id }: { id: string }) {
  return Object.entries(HATCHES).map(([shade, { gap, weight, lie }]) => (
    <pattern
      key={shade}
      id={`${id}-${shade}`}
      width={gap}
      height={gap}
      patternUnits="userSpaceOnUse"
      patternTransform={`matrix(${lie} 0 0)`}
    >
      <path d={`M0 ${gap / 2}H${gap}`} className="stroke-current" strokeWidth={weight} />
    </pattern>
  ));
}

const WEIGHTS = { silhouette: 0.17, edge: 0.13, crease: 0.07 };

function House({ id }: { id: string }) {
  const { ground, areas, lines } = drawHouse();
  return (
    <>
      <path id={`${id}-ground`} d={ground} className="fill-wall" />
      {areas.map(({ shade, d }) => (
        <path key={shade} d={d} fill={`url(#${id}-${shade})`} />
      ))}
      {lines.map(({ stroke, d }) => (
        <g key={stroke} fill="none" className="stroke-current" strokeWidth={WEIGHTS[stroke]}>
          <path id={`${id}-${stroke}`} d={d} />
        </g>
      ))}
    </>
  );
}

/** The house itself in a frame. It is upright for one gravity, and a mat on the floor for another. */
function PictureOfTheHouse({ id }: { id: string }) {
  return (
    <g className="stroke-current" strokeWidth=".1">
      <path d="M-2.7 0H2.7V4.7H-2.7ZM-2.2 .5H2.2V4.2H-2.2Z" className="fill-wall" />
      <path d="M-2.7 0L-2.2 .5M2.7 0L2.2 .5M-2.7 4.7L-2.2 4.2M2.7 4.7L2.2 4.2" />
      <g transform="translate(1.2 1.75) scale(.078 -.078)" fill="none">
        <use href={`#${id}-edge`} strokeWidth=".5" />
        <use href={`#${id}-silhouette`} strokeWidth="1" />
      </g>
    </g>
  );
}

/** An impossible house: three flights of stairs, each with its own gravity, that lead to each other without end. */
export function ImpossibleStairs({ className }: { className?: string }) {
  const id = useId();
  const { t } = useLingui();
  return (
    <svg role="img" aria-labelledby={`${id}-title`} viewBox="0 0 600 480" className={className}>
      <title id={`${id}-title`}>
        {t`An impossible house: three flights of stairs, each with a gravity of its own, climb to one another without end.`}
      </title>
      <Hatches id={id} />
      <g transform="translate(444 338) scale(9.2)" strokeLinecap="round" strokeLinejoin="round">
        <House id={id} />
        {GRAVITIES.map((gravity) => (
          <Placed key={gravity} gravity={gravity} at={onTower(gravity, [4, 0, 0])} wall={FACING_RIGHT}>
            <Arch id={`${id}-door-${gravity}`} radius={1.8} height={3.7} depth={1.3} />
          </Placed>
        ))}
        <Placed gravity={0} at={onTower(0, [8, -4, 2.5])} wall={FACING_LEFT}>
          <PictureOfTheHouse id={id} />
        </Placed>
        <Placed gravity={0} at={onTower(1, [0, -8, 9])} wall={FACING_LEFT}>
          <DayView />
        </Placed>
        <Placed gravity={0} at={onTower(2, [0, -1, 9])} wall={FACING_RIGHT}>
          <NightView />
        </Placed>
        <Placed gravity={0} at={onTower(0, [1.6, -1.8, 9])}>
          <PottedTree />
        </Placed>
        <Placed gravity={0} at={onTower(0, [6.4, -6.4, 9])}>
          <PottedTree />
        </Placed>
        {WALKERS.map(({ gravity, at, pose, mirrored, pale }) => (
          <Placed key={`${at}`} gravity={gravity} at={at}>
            <Figure pose={pose} mirrored={mirrored} pale={pale} />
          </Placed>
        ))}
      </g>
    </svg>
  );
}
