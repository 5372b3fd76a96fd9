import { useId } from 'react';
import type { Lamp } from '../rooms/room.ts';
import { seen } from '../rooms/room-drawing.ts';
import type { View } from '../view.rules.ts';

const DUSK = '#1d1310';
const LAMPLIGHT = '#ffb765';

/** The evening over room and works alike: dusk that gives way around the lamps, and their warm glow. Plain alpha, no filter. */
export function RoomEvening({ lamps, view }: { lamps: readonly Lamp[]; view: View }) {
  const scope = useId();
  const spots = lamps.map(({ x_mm, height_mm, z_mm, reach_mm, shade }) => ({
    ...seen(x_mm, height_mm, z_mm),
    reach_mm,
    shade,
  }));
  const area = { x: view.x_mm, y: view.y_mm, width: view.w_mm, height: view.h_mm };
  return (
    <>
      <defs>
        <radialGradient id={`${scope}gap`}>
          <stop offset="0" stopColor="#000" stopOpacity="0.94" />
          <stop offset="0.35" stopColor="#000" stopOpacity="0.66" />
          <stop offset="0.7" stopColor="#000" stopOpacity="0.24" />
          <stop offset="1" stopColor="#000" stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${scope}glow`}>
          <stop offset="0" stopColor={LAMPLIGHT} stopOpacity="0.32" />
          <stop offset="0.4" stopColor={LAMPLIGHT} stopOpacity="0.14" />
          <stop offset="1" stopColor={LAMPLIGHT} stopOpacity="0" />
        </radialGradient>
        <mask id={`${scope}dusk`} maskUnits="userSpaceOnUse" {...area}>
          <rect {...area} fill="#fff" />
          {spots.map(({ x, y, reach_mm }) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={reach_mm} fill={`url(#${scope}gap)`} />
          ))}
        </mask>
      </defs>
      <rect {...area} fill={DUSK} opacity="0.6" mask={`url(#${scope}dusk)`} />
      {spots.map(({ x, y, reach_mm, shade }) => (
        <g key={`${x} ${y}`}>
          {shade && <path d={shade} fill="#ffe9bd" opacity="0.85" />}
          <circle cx={x} cy={y} r={reach_mm * 0.8} fill={`url(#${scope}glow)`} />
        </g>
      ))}
    </>
  );
}
