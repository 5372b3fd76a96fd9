import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { WallWish } from '#ground/wall-address/wall-address.ts';
import { ROOM_IDS } from '#ground/wall-address/wall-address.ts';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import type { Room } from '../rooms/room.ts';
import { ChoiceChip } from './choice-chip.tsx';
import { ROOM_WORDS } from './use-wall-words.ts';

/** Common wall paints; visitors can choose any other colour. */
const PAINTS = [
  ['f4f1ea', msg`Chalk white`],
  ['e6dfd1', msg`Linen`],
  ['d8c3a8', msg`Sand`],
  ['c9cfc4', msg`Sage`],
  ['b9c2c1', msg`Mist`],
  ['8ea0a8', msg`Dusk blue`],
  ['4f5f57', msg`Bottle green`],
  ['a4553f', msg`Terracotta`],
  ['2f3437', msg`Charcoal`],
] as const;

interface RoomControlsProps {
  wish: WallWish;
  room: Room;
  onChange: (changes: Partial<WallWish>) => void;
}

export function RoomControls({ wish, room, onChange }: RoomControlsProps) {
  const { t } = useLingui();
  return (
    <div className="mt-6 grid gap-x-10 gap-y-6 border-hairline border-t pt-6 md:grid-cols-2">
      <fieldset>
        <legend className="mb-2">{t`Room`}</legend>
        <div className="flex flex-wrap gap-2">
          {ROOM_IDS.map((id) => (
            <RoomChip key={id} id={id} checked={wish.room === id} onChoose={() => onChange({ room: id })} />
          ))}
        </div>
      </fieldset>
      <PaintChoice colour={wish.colour || room.colour} onChange={(colour) => onChange({ colour })} />
      <fieldset>
        <legend className="mb-2">{t`Light`}</legend>
        <div className="flex gap-2">
          <ChoiceChip
            name="light"
            className="px-4"
            checked={wish.light === 'day'}
            onChoose={() => onChange({ light: 'day' })}
          >
            {t`Daytime`}
          </ChoiceChip>
          <ChoiceChip
            name="light"
            className="px-4"
            checked={wish.light === 'evening'}
            onChoose={() => onChange({ light: 'evening' })}
          >
            {t`Evening`}
          </ChoiceChip>
        </div>
      </fieldset>
      <CheckboxField
        className="self-end"
        label={t`Show a person (165 cm)`}
        checked={wish.person}
        onChange={(event) => onChange({ person: event.target.checked })}
      />
    </div>
  );
}

function RoomChip({ id, checked, onChoose }: { id: Room['id']; checked: boolean; onChoose: () => void }) {
  const { i18n } = useLingui();
  return (
    <ChoiceChip name="room" className="px-4" checked={checked} onChoose={onChoose}>
      {i18n._(ROOM_WORDS[id])}
    </ChoiceChip>
  );
}

function PaintChoice({ colour, onChange }: { colour: string; onChange: (colour: string) => void }) {
  const { t, i18n } = useLingui();
  const anyId = useId();
  return (
    <fieldset>
      <legend className="mb-2">{t`Wall colour`}</legend>
      <div className="flex flex-wrap gap-2">
        {PAINTS.map(([paint, name]) => (
          <ChoiceChip
            key={paint}
            name="paint"
            label={i18n._(name)}
            checked={paint === colour}
            onChoose={() => onChange(paint)}
            className="size-11"
          >
            <span className="block size-full" style={{ background: `#${paint}` }} />
          </ChoiceChip>
        ))}
        <label
          htmlFor={anyId}
          className="inline-flex min-h-11 items-center gap-2 border border-hairline-strong px-3 text-small hover:border-accent"
        >
          <input
            id={anyId}
            type="color"
            value={`#${colour}`}
            onChange={(event) => onChange(event.target.value.slice(1))}
            className="size-7 cursor-pointer border-0 bg-transparent p-0"
          />
          {t`Any colour`}
        </label>
      </div>
    </fieldset>
  );
}
