import { memo, type ReactNode } from 'react';
import type { Mark } from '../rooms/room-drawing.ts';
import type { View } from '../view.rules.ts';
import { RoomLayer } from './room-layer.tsx';

interface MarksProps {
  view: View;
  marks: readonly Mark[];
  sun?: readonly Mark[] | undefined;
  paint: string;
}

/** Hundreds of paths that need no rendering when a work moves. */
export const Marks = memo(function Marks({ view, marks, sun, paint }: MarksProps) {
  return (
    <Layer view={view}>
      <RoomLayer marks={marks} paint={paint} />
      {sun && (
        <g opacity={sunOn(paint)}>
          <RoomLayer marks={sun} paint={paint} />
        </g>
      )}
    </Layer>
  );
});

/** A dark wall absorbs most of the light: the same sun would look like paint on it. */
function sunOn(paint: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(paint.slice(at, at + 2), 16) / 255);
  return 0.35 + 0.65 * Math.max(...channels);
}

/** Over the whole picture, in millimetres of the room. */
export function Layer({ view, children }: { view: View; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`${view.x_mm} ${view.y_mm} ${view.w_mm} ${view.h_mm}`}
      className="pointer-events-none absolute inset-0 size-full"
    >
      {children}
    </svg>
  );
}
