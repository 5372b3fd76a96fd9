import { useLingui } from '@lingui/react/macro';
import type { Point } from '#ground/framing/framing.geometry.ts';
import { IconButton } from '#kit/icon-button.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { PhotoNumber } from './photo-number.tsx';

interface PhotoMarkFieldsProps {
  names: readonly string[];
  selected: number;
  point: Point;
  onSelect: (index: number) => void;
  onMove: (to: Point) => void;
}

/** The chosen mark in numbers, and four buttons that move it by one pixel: a finger is less precise. */
export function PhotoMarkFields({ names, selected, point, onSelect, onMove }: PhotoMarkFieldsProps) {
  const { t } = useLingui();
  const { x, y } = point;
  const nudges = [
    { label: t`One pixel left`, turn: '', icon: 'chevron-left', to: { x: x - 1, y } },
    { label: t`One pixel up`, turn: 'rotate-180', icon: 'chevron-down', to: { x, y: y - 1 } },
    { label: t`One pixel down`, turn: '', icon: 'chevron-down', to: { x, y: y + 1 } },
    { label: t`One pixel right`, turn: '', icon: 'chevron-right', to: { x: x + 1, y } },
  ] as const;
  return (
    <div className="grid grid-cols-2 gap-3">
      <SelectField
        className="col-span-2"
        label={t`Mark`}
        options={names.map((label, index) => ({ value: String(index), label }))}
        value={String(selected)}
        onChange={({ target }) => onSelect(Number(target.value))}
      />
      <PhotoNumber label={t`From the left`} unit="px" value={x} onValue={(value) => onMove({ x: value, y })} />
      <PhotoNumber label={t`From the top`} unit="px" value={y} onValue={(value) => onMove({ x, y: value })} />
      <div className="col-span-2 flex gap-1">
        {nudges.map(({ label, icon, turn, to }) => (
          <IconButton key={label} icon={icon} label={label} className={turn} onClick={() => onMove(to)} />
        ))}
      </div>
    </div>
  );
}
