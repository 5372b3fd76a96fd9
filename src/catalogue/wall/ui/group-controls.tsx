import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { inFrame, inSizes, type NewPrint } from '../all-works.rules.ts';
import { type Arrangement, arranged, GAP_MM } from '../arrangements.rules.ts';
import { aligned, centred, type Edge, spaced } from '../hanging.rules.ts';
import type { Room } from '../rooms/room.ts';
import type { NewPlace, WorkOnWall } from '../wall-works.rules.ts';
import { AllWorksFields } from './all-works-fields.tsx';
import { ArrangementChoice } from './arrangement-choice.tsx';
import { CentimetreField } from './centimetre-field.tsx';
import { GroupSentence } from './group-sentence.tsx';
import { samePlaces, useArrangements } from './use-arrangements.ts';

interface GroupControlsProps {
  works: readonly WorkOnWall[];
  selected: number;
  room: Room;
  gap_mm: number;
  onGap: (gap_mm: number) => void;
  onMove: (places: ReadonlyMap<number, NewPlace>, about?: string) => void;
}

/** Arranges several works as a group, and changes all of them at once. */
export function GroupControls({ works, selected, room, gap_mm, onGap, onMove }: GroupControlsProps) {
  const { t } = useLingui();
  const [edge, setEdge] = useState<Edge>('centre');
  const plans = useArrangements(works, { gap_mm, edge }, room);
  if (works.length < 2) return null;
  const active = plans.find(({ places }) => samePlaces(places, works))?.kind;
  const put = (places: readonly NewPlace[], about?: string) =>
    onMove(new Map(works.flatMap(({ index }, at) => (places[at] ? [[index, places[at]] as const] : []))), about);
  const again = (how: { kind: Arrangement; gap_mm: number; edge: Edge }, about?: string) =>
    put(
      arranged(
        works.map(({ outer }) => outer),
        how,
        room,
      ).places,
      about,
    );
  const align = (next: Edge) => {
    setEdge(next);
    if (active) return again({ kind: active, gap_mm, edge: next });
    const lead = works.findIndex(({ index }) => index === selected);
    put(aligned(works, Math.max(0, lead), next, room.wall));
  };
  const space = (next: number) => {
    onGap(next);
    if (active) again({ kind: active, gap_mm: next, edge }, 'gap');
    else put(spaced(works, next, room.wall), 'gap');
  };
  const reprint = (prints: readonly NewPrint[]) => {
    const outers = prints.map(({ outer }) => outer);
    const places = active ? arranged(outers, { kind: active, gap_mm, edge }, room).places : works;
    put(
      prints.map(({ size_id, frame_id }, at) => {
        const { x_mm, y_mm } = places[at] ?? { x_mm: 0, y_mm: 0 };
        return { size_id, frame_id, x_mm, y_mm };
      }),
    );
  };
  return (
    <fieldset className="mt-8 border-hairline border-t pt-5">
      <legend className="sr-only">{t`Hang them together`}</legend>
      <p className="mb-3 font-medium">{t`Hang them together`}</p>
      <ArrangementChoice
        plans={plans}
        works={works}
        active={active}
        furniture={room.furniture}
        onChoose={({ places }) => put(places)}
      />
      <GroupSentence works={works} room={room} gap_mm={gap_mm} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button className="px-3" onClick={() => align('centre')}>{t`Align centres`}</Button>
        <Button className="px-3" onClick={() => align('top')}>{t`Align top edges`}</Button>
        <Button className="px-3" onClick={() => align('bottom')}>{t`Align bottom edges`}</Button>
        <Button className="px-3" onClick={() => put(centred(works, room))}>{t`Centre the group`}</Button>
      </div>
      <div className="mt-4 grid grid-cols-2 items-end gap-3">
        <CentimetreField
          label={t`Spacing`}
          mm={gap_mm}
          min={GAP_MM.least}
          onChange={(mm) => space(Math.max(GAP_MM.least, Math.min(GAP_MM.most, mm)))}
        />
        <Button className="px-3" onClick={() => space(gap_mm)}>{t`Equal spacing`}</Button>
      </div>
      <AllWorksFields
        works={works}
        onSize={(step) => reprint(inSizes(works, step))}
        onFrame={(frame_id) => reprint(inFrame(works, frame_id))}
      />
    </fieldset>
  );
}
