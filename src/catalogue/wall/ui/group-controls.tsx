import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { aligned, centred, type Edge, SPACING_MM, spaced } from '../hanging.rules.ts';
import type { Room } from '../rooms/room.ts';
import type { Place } from '../view.rules.ts';
import type { WorkOnWall } from '../wall-works.rules.ts';
import { CentimetreField } from './centimetre-field.tsx';

interface GroupControlsProps {
  works: readonly WorkOnWall[];
  selected: number;
  room: Room;
  onMove: (places: ReadonlyMap<number, Place>) => void;
}

/** Arranges several works as a group: on one line, with equal gaps, over the middle of the furniture. */
export function GroupControls({ works, selected, room, onMove }: GroupControlsProps) {
  const { t } = useLingui();
  const [gap, setGap] = useState(SPACING_MM);
  if (works.length < 2) return null;
  const put = (places: readonly Place[]) =>
    onMove(new Map(works.flatMap(({ index }, at) => (places[at] ? [[index, places[at]] as const] : []))));
  const lead = Math.max(
    0,
    works.findIndex(({ index }) => index === selected),
  );
  const line = (edge: Edge) => put(aligned(works, lead, edge, room.wall));
  const space = (gap_mm: number) => put(spaced(works, gap_mm, room.wall));
  return (
    <fieldset className="mt-8 border-hairline border-t pt-5">
      <legend className="sr-only">{t`Hang them together`}</legend>
      <p className="mb-3 font-medium">{t`Hang them together`}</p>
      <div className="flex flex-wrap gap-2">
        <Button className="px-3" onClick={() => line('centre')}>{t`Align centres`}</Button>
        <Button className="px-3" onClick={() => line('top')}>{t`Align top edges`}</Button>
        <Button className="px-3" onClick={() => line('bottom')}>{t`Align bottom edges`}</Button>
        <Button className="px-3" onClick={() => put(centred(works, room))}>{t`Centre the group`}</Button>
      </div>
      <div className="mt-4 grid grid-cols-2 items-end gap-3">
        <CentimetreField
          label={t`Spacing`}
          mm={gap}
          min={0}
          onChange={(mm) => {
            const next = Math.max(0, Math.min(2000, mm));
            setGap(next);
            space(next);
          }}
        />
        <Button className="px-3" onClick={() => space(gap)}>{t`Equal spacing`}</Button>
      </div>
    </fieldset>
  );
}
