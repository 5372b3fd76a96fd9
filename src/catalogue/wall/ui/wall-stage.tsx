import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useMemo, useRef } from 'react';
import type { Light } from '#ground/wall-address/wall-address.ts';
import { PERSON_MM, PersonOutline } from '#kit/drawing/person-outline.tsx';
import { useOncePainted } from '#kit/framing/once-painted.ts';
import type { Camera } from '../camera.rules.ts';
import type { Snapped } from '../hanging.rules.ts';
import { personX } from '../person.rules.ts';
import type { Room } from '../rooms/room.ts';
import { onView, type Place, type View } from '../view.rules.ts';
import type { WorkOnWall } from '../wall-works.rules.ts';
import { HungWork } from './hung-work.tsx';
import { RoomEvening } from './room-light.tsx';
import { Layer } from './room-marks.tsx';
import { Plane, RoomPlanes, sceneOf, useScenes } from './room-planes.tsx';

interface WallStageProps {
  room: Room;
  /** `#rrggbb`. */
  paint: string;
  light: Light;
  person: boolean;
  /** What must be visible on phones and desktops. */
  phone: Camera;
  desk: Camera;
  works: readonly WorkOnWall[];
  selected: number;
  onSelect: (index: number) => void;
  onMove: (index: number, place: Place) => void;
}

/**
 * The room with works on its wall. Furniture is in front of them, the evening over everything. The drawing is larger
 * than the picture: CSS chooses the visible part, so the server need not know the window's width. Between rooms the
 * works glide, and the rooms cross-fade.
 */
export function WallStage(props: WallStageProps) {
  const painted = useOncePainted(props.room);
  const isHere = painted === props.room;
  const last = useRef(props);
  useEffect(() => {
    if (isHere) last.current = props;
  });
  return <Stage {...(isHere ? props : last.current)} coming={isHere ? undefined : props} />;
}

/**
 * The current room is already painted; the next one lies on it, barely visible, so that nothing is painted during the
 * animation.
 */
function Stage({ coming, ...props }: WallStageProps & { coming: WallStageProps | undefined }) {
  const { room, paint, light, person, phone, desk, works, selected, onSelect, onMove } = props;
  const { t } = useLingui();
  const hintId = useId();
  const { show, column, row } = useGuides();
  const scene = useMemo(() => sceneOf(room, paint, light, phone, desk), [room, paint, light, phone, desk]);
  const scenes = useScenes(scene);
  const next = useMemo(
    () => coming && sceneOf(coming.room, coming.paint, coming.light, coming.phone, coming.desk),
    [coming],
  );
  const { view } = scene;
  return (
    <>
      <RoomPlanes scenes={scenes} coming={next} layer="back" />
      <Plane scene={scene} data-stage="" data-view-mm={`${view.w_mm} ${view.h_mm}`}>
        {works.map((work) => (
          <HungWork
            key={work.index}
            work={work}
            others={works.filter((other) => other !== work)}
            room={room}
            view={view}
            step={scenes.step}
            shares={[work.outer.w_mm / phone.w_mm, work.outer.w_mm / desk.w_mm]}
            selected={work.index === selected}
            hintId={hintId}
            onSelect={() => onSelect(work.index)}
            onMove={(place) => onMove(work.index, place)}
            onGuide={(lines) => show(view, lines)}
          />
        ))}
      </Plane>
      <RoomPlanes scenes={scenes} coming={next} layer="front" />
      <Plane scene={scene}>
        <Layer view={view}>
          {person && <PersonOutline x_mm={personX(works, room, PERSON_MM.w_mm)} />}
          {light === 'evening' && <RoomEvening lamps={room.lamps} works={works} view={view} turn={scenes.turn} />}
        </Layer>
        <div ref={column} hidden className="absolute inset-y-0 w-px bg-accent" />
        <div ref={row} hidden className="absolute inset-x-0 h-px bg-accent" />
      </Plane>
      <p id={hintId} hidden>
        {t`Arrow keys move it 1 cm; with Shift, 10 cm. You can also drag it or type numbers.`}
      </p>
    </>
  );
}

/** The lines a dragged work snaps to, moved without rendering. */
function useGuides() {
  const column = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const show = (view: View, { guide_x, guide_y }: Pick<Snapped, 'guide_x' | 'guide_y'>) => {
    const { centre_x, centre_y } = onView(view, { w_mm: 0, h_mm: 0 }, { x_mm: guide_x ?? 0, y_mm: guide_y ?? 0 });
    if (column.current) {
      column.current.hidden = guide_x === undefined;
      column.current.style.left = `${centre_x * 100}%`;
    }
    if (row.current) {
      row.current.hidden = guide_y === undefined;
      row.current.style.top = `${centre_y * 100}%`;
    }
  };
  return { show, column, row };
}
