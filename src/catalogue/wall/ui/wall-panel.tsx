import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MAX_WORKS, type WishedWork } from '#ground/wall-address/wall-address.ts';
import { Button } from '#kit/button.tsx';
import { useForeignLang } from '#kit/use-locale.ts';
import { type WorkOnWall, withChoice, withPlaces } from '../wall-works.rules.ts';
import { AddWork } from './add-work.tsx';
import { ChoiceChip } from './choice-chip.tsx';
import { CompleteWall } from './complete-wall.tsx';
import { GroupControls } from './group-controls.tsx';
import type { Wall } from './use-wall.ts';
import type { WallActions } from './wall-actions.ts';
import { lineOf, WallTotal } from './wall-total.tsx';
import { WorkPanel } from './work-panel.tsx';

interface WallPanelProps {
  wall: Wall;
  selected: number;
  onSelect: (index: number) => void;
  gap_mm: number;
  onGap: (gap_mm: number) => void;
  actions: WallActions;
}

export function WallPanel({ wall, selected, onSelect, gap_mm, onGap, actions }: WallPanelProps) {
  const { t } = useLingui();
  const { wish, room, works, change, move } = wall;
  const [removed, setRemoved] = useState<{ title: string; works: WishedWork[] }>();
  const work = works.find(({ index }) => index === selected);
  const placedWorks = () => withPlaces(wish.works, works, new Map());
  const remove = ({ index, item }: WorkOnWall) => {
    setRemoved({ title: item.title, works: placedWorks() });
    change({ works: placedWorks().filter((_, at) => at !== index) });
    onSelect(0);
  };
  const add = (added: WishedWork) => {
    setRemoved(undefined);
    change({ works: [...placedWorks(), added] });
    onSelect(wish.works.length);
  };
  return (
    <>
      <Removed
        title={removed?.title}
        onUndo={() => {
          if (removed) change({ works: removed.works });
          setRemoved(undefined);
        }}
      />
      {wall.missing > 0 && (
        <p className="mb-4 text-small text-bad">{t`One of these works is no longer in the shop.`}</p>
      )}
      <WorkSwitch works={works} selected={selected} onSelect={onSelect} />
      {work && (
        <WorkPanel
          key={work.index}
          work={work}
          room={room}
          onChoose={(choice) => change({ works: withChoice(wish.works, work, choice) })}
          onMove={(place) => move(new Map([[work.index, place]]), `place ${work.index}`)}
          onRemove={() => remove(work)}
          cart={actions.cart(lineOf(work))}
        />
      )}
      <GroupControls works={works} selected={selected} room={room} gap_mm={gap_mm} onGap={onGap} onMove={move} />
      {works.length > 1 && <WallTotal works={works} actions={actions} />}
      {works.some(({ frame }) => frame.face_mm > 0) && actions.kit({ ...wish, works: placedWorks() })}
      {actions.together({ ...wish, works: placedWorks() })}
      {actions.saved({ ...wish, works: placedWorks() })}
      {wish.works.length < MAX_WORKS && (
        <>
          <AddWork cards={wall.suggestions} onAdd={(item_id) => add({ item_id })} />
          {works.length > 0 && <CompleteWall works={works} room={room} gap_mm={gap_mm} onHang={add} />}
        </>
      )}
    </>
  );
}

function Removed({ title, onUndo }: { title: string | undefined; onUndo: () => void }) {
  const { t } = useLingui();
  return (
    <div role="status" className={title ? 'mb-4 flex items-center justify-between gap-3 border-hairline border-y' : ''}>
      {title && (
        <>
          <span className="text-small">{t`${title} has been taken off the wall.`}</span>
          <Button kind="quiet" icon="undo" onClick={onUndo}>
            {t`Undo`}
          </Button>
        </>
      )}
    </div>
  );
}

function WorkSwitch({
  works,
  selected,
  onSelect,
}: Pick<WallPanelProps, 'selected' | 'onSelect'> & { works: readonly WorkOnWall[] }) {
  const { t } = useLingui();
  const langOf = useForeignLang();
  if (works.length < 2) return null;
  return (
    <fieldset className="mb-6">
      <legend className="mb-2">{t`Works on the wall`}</legend>
      <div className="flex flex-wrap gap-2">
        {works.map(({ index, item, onSale }) => (
          <ChoiceChip
            key={index}
            name="work"
            className="px-3"
            checked={index === selected}
            onChoose={() => onSelect(index)}
          >
            <span lang={langOf(item.title)} className={onSale ? '' : 'line-through'}>
              {item.title}
            </span>
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  );
}
