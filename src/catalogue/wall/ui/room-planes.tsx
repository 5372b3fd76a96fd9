import { type CSSProperties, type HTMLAttributes, useState } from 'react';
import type { Light } from '#ground/wall-address/wall-address.ts';
import { classNames } from '#kit/class-names.ts';
import { BARELY_SEEN } from '#kit/framing/once-painted.ts';
import { type Camera, drawnView, planeStyle } from '../camera.rules.ts';
import type { Room } from '../rooms/room.ts';
import { drawingOf } from '../rooms/rooms.ts';
import type { View } from '../view.rules.ts';
import { Marks } from './room-marks.tsx';

interface Scene {
  room: Room;
  /** `#rrggbb`. */
  paint: string;
  light: Light;
  view: View;
  /** The visible part; CSS chooses between phone and desktop. */
  look: { '--small': string; '--small-at': string; '--large': string; '--large-at': string };
}

export function sceneOf(room: Room, paint: string, light: Light, phone: Camera, desk: Camera): Scene {
  const view = drawnView(room);
  const [small, large] = [planeStyle(view, phone), planeStyle(view, desk)];
  const look = { '--small': small.width, '--small-at': small.shift, '--large': large.width, '--large-at': large.shift };
  return { room, paint, light, view, look };
}

interface Shown {
  now: Scene;
  before?: Scene | undefined;
  /** Counts rooms. */
  turn: number;
  /** Counts changes of zoom within a room. */
  step: number;
}

/** The current room and, while it fades in, the former one as last seen. */
export function useScenes(scene: Scene) {
  const [shown, setShown] = useState<Shown>({ now: scene, turn: 0, step: 0 });
  const { now, turn, step } = shown;
  if (now.room !== scene.room) setShown({ now: scene, before: now, turn: turn + 1, step });
  else if (now.paint !== scene.paint || now.light !== scene.light) setShown({ ...shown, now: scene });
  else if (JSON.stringify(now.look) !== JSON.stringify(scene.look)) setShown({ ...shown, now: scene, step: step + 1 });
  return { ...shown, forget: () => setShown({ now, turn, step }) };
}

interface RoomPlanesProps {
  scenes: ReturnType<typeof useScenes>;
  /** The next room, painted before it is shown. */
  coming: Scene | undefined;
  layer: 'back' | 'front';
}

/** One layer, behind or in front of the works, of the new and the former room. */
export function RoomPlanes({ scenes: { now, before, turn, forget }, coming, layer }: RoomPlanesProps) {
  return (
    <>
      {before && (
        // The same element as before the change, so that the old room is not drawn again.
        <RoomPlane key={turn - 1} scene={before} layer={layer} className="animate-leave" onAnimationEnd={forget} />
      )}
      <RoomPlane key={turn} scene={now} layer={layer} className={turn > 0 ? 'animate-arrive' : ''} />
      {coming && <RoomPlane key={turn + 1} scene={coming} layer={layer} className={BARELY_SEEN} />}
    </>
  );
}

type RoomPlaneProps = HTMLAttributes<HTMLDivElement> & { scene: Scene; layer: 'back' | 'front' };

function RoomPlane({ scene, layer, className, ...rest }: RoomPlaneProps) {
  const { room, view, paint, light } = scene;
  const drawing = drawingOf(room);
  const sun = layer === 'back' && light === 'day' ? drawing.sun : undefined;
  return (
    // Always a compositor layer: hundreds of paths are then painted once, and not again when a fade begins and ends.
    <Plane scene={scene} {...rest} className={classNames('will-change-[opacity]', className)}>
      <Marks view={view} marks={drawing[layer]} sun={sun} paint={paint} />
    </Plane>
  );
}

/** All that is drawn of a room, clipped by the picture. Children must opt in to pointer events. */
export function Plane({ scene, className, ...rest }: HTMLAttributes<HTMLDivElement> & { scene: Scene }) {
  return (
    <div
      {...rest}
      className={classNames(
        'pointer-events-none absolute top-1/2 left-1/2 w-(--small) select-none [transform:var(--small-at)] lg:w-(--large) lg:[transform:var(--large-at)]',
        className,
      )}
      style={{ ...scene.look, aspectRatio: `${scene.view.w_mm} / ${scene.view.h_mm}` } as CSSProperties}
    />
  );
}
