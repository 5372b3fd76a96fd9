import { useId } from 'react';
import { DUSK, LAMPLIGHT, VEIL } from '../evening.rules.ts';
import type { Hung } from '../hanging.rules.ts';
import type { Lamp } from '../rooms/room.ts';
import { seen } from '../rooms/room-drawing.ts';
import type { View } from '../view.rules.ts';

type LitWork = Hung & { index: number };

interface RoomEveningProps {
  lamps: readonly Lamp[];
  works: readonly LitWork[];
  view: View;
  /** Counts rooms: the lamps of a new one fade in with it. */
  turn?: number;
}

/** Dusk with openings for the lamps and each work, and their warm glow. Plain alpha, no filter. */
export function RoomEvening({ lamps, works, view, turn = 0 }: RoomEveningProps) {
  const scope = useId();
  const spots = lamps.map(({ x_mm, height_mm, z_mm, reach_mm, shade }) => ({
    ...seen(x_mm, height_mm, z_mm),
    reach_mm,
    shade,
  }));
  const area = { x: view.x_mm, y: view.y_mm, width: view.w_mm, height: view.h_mm };
  const coming = turn > 0 ? 'animate-arrive' : undefined;
  // The works are cut out of the dusk, and get their own light.
  const cuts = works.map((work) => <WorkArea key={work.index} work={work} fill="#000" />);
  return (
    <>
      <Glows scope={scope} />
      <mask id={`${scope}dusk`} maskUnits="userSpaceOnUse" {...area}>
        <rect {...area} fill="#fff" />
        <g key={turn} className={coming}>
          {spots.map(({ x, y, reach_mm }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={reach_mm} fill={`url(#${scope}gap)`} />
          ))}
        </g>
        {works.map((work) => (
          <Pool key={work.index} work={work} fill={`url(#${scope}pool-gap)`} />
        ))}
        {cuts}
      </mask>
      <mask id={`${scope}glow-mask`} maskUnits="userSpaceOnUse" {...area}>
        <rect {...area} fill="#fff" />
        {cuts}
      </mask>
      <rect {...area} fill={DUSK} opacity="0.6" mask={`url(#${scope}dusk)`} />
      <g mask={`url(#${scope}glow-mask)`}>
        <g key={turn} className={coming}>
          {spots.map(({ x, y, reach_mm, shade }) => (
            <g key={`${x} ${y}`}>
              {shade && <path d={shade} fill="#ffe9bd" opacity="0.85" />}
              <circle cx={x} cy={y} r={reach_mm * 0.8} fill={`url(#${scope}glow)`} />
            </g>
          ))}
        </g>
        {works.map((work) => (
          <Pool key={work.index} work={work} fill={`url(#${scope}pool)`} />
        ))}
      </g>
      {works.map((work) => (
        <WorkArea key={work.index} work={work} fill={VEIL.colour} opacity={VEIL.opacity} />
      ))}
    </>
  );
}

/** It glides with its work, around the same centre. */
const LIGHT = 'origin-center [transform-box:fill-box]';

interface LitProps {
  work: LitWork;
  fill: string;
  opacity?: number;
}

/** The wall area behind the frame. */
function WorkArea({ work: { index, x_mm, y_mm, outer }, fill, opacity }: LitProps) {
  const { w_mm, h_mm } = outer;
  return (
    <rect
      data-light={index}
      className={LIGHT}
      x={x_mm - w_mm / 2}
      y={-y_mm - h_mm / 2}
      width={w_mm}
      height={h_mm}
      fill={fill}
      opacity={opacity}
    />
  );
}

/** The light of a picture lamp, around the frame and a little more above it. */
function Pool({ work: { index, x_mm, y_mm, outer }, fill }: LitProps) {
  return (
    <ellipse
      data-light={index}
      className={LIGHT}
      cx={x_mm}
      cy={-y_mm - 60}
      rx={outer.w_mm / 2 + 480}
      ry={outer.h_mm / 2 + 520}
      fill={fill}
    />
  );
}

function Glows({ scope }: { scope: string }) {
  return (
    <defs>
      <Glow id={`${scope}gap`} colour="#000" stops={[0.94, 0.66, 0.24, 0]} />
      <Glow id={`${scope}pool-gap`} colour="#000" stops={[0.85, 0.7, 0.22, 0]} />
      <Glow id={`${scope}glow`} colour={LAMPLIGHT} stops={[0.32, 0.16, 0.05, 0]} />
      <Glow id={`${scope}pool`} colour={LAMPLIGHT} stops={[0.2, 0.16, 0.05, 0]} />
    </defs>
  );
}

/** Opacities from the centre outwards. */
function Glow({ id, colour, stops }: { id: string; colour: string; stops: readonly [number, number, number, number] }) {
  const [middle, near, far, end] = stops;
  return (
    <radialGradient id={id}>
      <stop offset="0" stopColor={colour} stopOpacity={middle} />
      <stop offset="0.38" stopColor={colour} stopOpacity={near} />
      <stop offset="0.72" stopColor={colour} stopOpacity={far} />
      <stop offset="1" stopColor={colour} stopOpacity={end} />
    </radialGradient>
  );
}
