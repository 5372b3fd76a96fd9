import { useLingui } from '@lingui/react/macro';
import { SelectField } from '#kit/select-field.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { framesForAll, type SizeStep, sizeSteps, stepOf } from '../all-works.rules.ts';
import type { WorkOnWall } from '../wall-works.rules.ts';
import { lengthText } from './length-text.ts';

interface AllWorksFieldsProps {
  works: readonly WorkOnWall[];
  onSize: (step: SizeStep) => void;
  onFrame: (frame_id: number) => void;
}

/** Size and frame of all works at once. */
export function AllWorksFields({ works, onSize, onFrame }: AllWorksFieldsProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const steps = sizeSteps(works);
  const step = stepOf(works, steps);
  const frames = framesForAll(works);
  const [first] = works;
  const isOneFrame = works.every(({ frame }) => frame.frame_id === first?.frame.frame_id);
  const upTo = (mm: number) => {
    const length = lengthText(mm, locale);
    return t`up to ${length}`;
  };
  return (
    <div className="mt-4 grid grid-cols-2 items-end gap-3">
      <SelectField
        label={t`Size of all prints`}
        options={[
          ...(step === undefined ? [{ value: '', label: t`different` }] : []),
          ...steps.map(({ up_to_mm }, at) => ({ value: String(at), label: upTo(up_to_mm) })),
        ]}
        value={step === undefined ? '' : String(step)}
        onChange={(event) => {
          const chosen = steps[Number(event.target.value)];
          if (event.target.value !== '' && chosen) onSize(chosen);
        }}
      />
      <SelectField
        label={t`Frame of all works`}
        options={[
          ...(isOneFrame ? [] : [{ value: '', label: t`different` }]),
          ...frames.map(({ frame_id, name }) => ({ value: String(frame_id), label: name })),
        ]}
        value={isOneFrame ? String(first?.frame.frame_id ?? '') : ''}
        onChange={(event) => event.target.value !== '' && onFrame(Number(event.target.value))}
      />
    </div>
  );
}
