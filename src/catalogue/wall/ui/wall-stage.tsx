import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useMemo, useRef } from 'react';
import type { Light } from '#ground/wall-address/wall-address.ts';
import { PERSON_MM, PersonOutline } from '#kit/drawing/person-outline.tsx';
import { useOncePainted } from '#kit/framing/once-painted.ts';
import type { Camera } from '../camera.rules.ts';
import { personX } from '../person.rules.ts';
import type { Room } from '../rooms/room.ts';
import type { Place } from '../view.rules.ts';
import type { WorkOnWall } from '../wall-works.rules.ts';
import { HungWork } from './hung-work.tsx';
import { RoomEvening } from './room-light.tsx';
import { Layer } from './room-marks.tsx';
import { Plane, RoomPlanes, sceneOf, useScenes } from './room-planes.tsx';
import { useGuides } from './use-guides.tsx';

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
  onMove: (index: number, place: Place, about?: string) => void;
  /** The gap at which works snap beside each other. */
  gap_mm: number;
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
  const { room, paint, light, person, phone, desk, works, selected, gap_mm, onSelect, onMove } = props;
  const { t } = useLingui();
  const hintId = useId();
  const { show, lines } = useGuides();
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
            gap_mm={gap_mm}
            onMove={(place, about) => onMove(work.index, place, about)}
            onGuide={(guides) => show(view, guides)}
          />
        ))}
      </Plane>
      <RoomPlanes scenes={scenes} coming={next} layer="front" />
      <Plane scene={scene}>
        <Layer view={view}>
          {person && <PersonOutline x_mm={personX(works, room, PERSON_MM.w_mm)} />}
          {light === 'evening' && <RoomEvening lamps={room.lamps} works={works} view={view} turn={scenes.turn} />}
        </Layer>
      </Plane>
      {light === 'evening' && <Plane scene={scene} aria-hidden="true" data-lifted-works="" />}
      <Plane scene={scene}>{lines}</Plane>
      <p id={hintId} hidden>
        {t`Arrow keys move it 1 cm; with Shift, 10 cm. You can also drag it or type numbers.`}
      </p>
    </>
  );
}
