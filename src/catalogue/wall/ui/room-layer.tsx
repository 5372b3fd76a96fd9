import { useId } from 'react';
import { type Fill, type Mark, PAINT } from '../rooms/room-drawing.ts';

/** Distant marks first. */
export function RoomLayer({ marks, paint }: { marks: readonly Mark[]; paint: string }) {
  const scope = useId();
  return marks.map((mark, index) => <RoomMark key={keyOf(mark)} mark={mark} id={`${scope}${index}`} paint={paint} />);
}

/** The same outline may occur twice, with the wall's colour and then with the light on it. */
function keyOf({ d, fill, stroke }: Mark): string {
  return `${d}${typeof fill === 'string' ? fill : JSON.stringify(fill)}${stroke}`;
}

function RoomMark({ mark: { d, fill, stroke, width, opacity }, id, paint }: { mark: Mark; id: string; paint: string }) {
  const gradient = typeof fill === 'object' ? fill : undefined;
  const colour = fill === PAINT ? paint : fill;
  return (
    <>
      {gradient && <Gradient id={id} fill={gradient} />}
      <path
        d={d}
        fill={gradient ? `url(#${id})` : ((colour as string | undefined) ?? 'none')}
        stroke={stroke}
        strokeWidth={width}
        strokeLinecap={stroke ? 'round' : undefined}
        opacity={opacity}
      />
    </>
  );
}

function Gradient({ id, fill }: { id: string; fill: Exclude<Fill, string> }) {
  const { from = [0, 0], to = [0, 1], round, stops } = fill;
  const colours = stops.map(([offset, colour, opacity]) => (
    <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
  ));
  if (round) return <radialGradient id={id}>{colours}</radialGradient>;
  return (
    <linearGradient id={id} x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]}>
      {colours}
    </linearGradient>
  );
}
