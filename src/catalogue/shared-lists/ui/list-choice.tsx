import { useLingui } from '@lingui/react/macro';
import type { CartFrame } from '#catalogue/cart/cart.contract.ts';
import { inSize, type LineView } from '#catalogue/cart/cart-view.rules.ts';
import { SelectField } from '#kit/select-field.tsx';
import type { ListChange } from '../shared-list.contract.ts';

interface ListChoiceProps {
  view: LineView;
  /** Every frame of the shop. */
  frames: readonly CartFrame[];
  title: string;
  onChange: (change: ListChange) => Promise<boolean>;
}

/** Size and frame. Only the changed one is sent, unless the frame is too weak for the new size. */
export function ListChoice({ view, frames, title, onChange }: ListChoiceProps) {
  const { t } = useLingui();
  const { line, sizes, unavailable, item } = view;
  if (!item) return null;
  const isOff = unavailable !== undefined && unavailable !== 'unknown';
  const { item_id } = line;
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
      <SelectField
        label={t`Size`}
        aria-label={t`Size of ${title}`}
        value={String(line.size_id)}
        disabled={isOff}
        options={sizes.map((one) => ({ value: String(one.size_id), label: one.label, disabled: !one.enabled }))}
        onChange={(event) => {
          const next = sizes.find(({ size_id }) => String(size_id) === event.target.value);
          if (!next) return;
          const { size_id, frame_id } = inSize(view, next, frames);
          void onChange({ op: 'choose', item_id, size_id, ...(frame_id !== line.frame_id && { frame_id }) });
        }}
      />
      <SelectField
        label={t`Frame`}
        aria-label={t`Frame of ${title}`}
        value={String(line.frame_id)}
        disabled={isOff}
        options={view.frames.map(({ frame_id, name, enabled }) => ({
          value: String(frame_id),
          label: name,
          disabled: !enabled,
        }))}
        onChange={(event) => void onChange({ op: 'choose', item_id, frame_id: Number(event.target.value) })}
      />
    </div>
  );
}
