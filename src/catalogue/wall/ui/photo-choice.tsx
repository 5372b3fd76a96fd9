import { useLingui } from '@lingui/react/macro';
import type { Frame, Size } from '#ground/framing/framing.contract.ts';
import { formatCm, offeredFrames } from '#ground/framing/framing.rules.ts';
import { SelectField } from '#kit/select-field.tsx';
import { useLocale } from '#kit/use-locale.ts';
import type { PhotoWork } from './photo-state.ts';

export interface PhotoOptions {
  sizes: readonly Size[];
  frames: readonly Frame[];
}

interface PhotoChoiceProps {
  work: PhotoWork;
  options: PhotoOptions;
  onChoose: (choice: { size_id?: number; frame_id?: number }) => void;
}

/** For pages without choosers for size and frame. */
export function PhotoChoice({ work, options, onChoose }: PhotoChoiceProps) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <div className="grid gap-3">
      <SelectField
        label={t`Size of the print`}
        options={options.sizes.map((size) => ({ value: String(size.size_id), label: formatCm(size, locale) }))}
        value={String(work.size.size_id)}
        onChange={({ target }) => onChoose({ size_id: Number(target.value) })}
      />
      <SelectField
        label={t`Frame`}
        options={offeredFrames(work.size, options.frames).map(({ frame_id, name }) => ({
          value: String(frame_id),
          label: name,
        }))}
        value={String(work.frame.frame_id)}
        onChange={({ target }) => onChoose({ frame_id: Number(target.value) })}
      />
    </div>
  );
}
