import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { PhotoOptions } from './photo-choice.tsx';
import { PhotoHang } from './photo-hang.tsx';
import { PhotoMark } from './photo-mark.tsx';
import { PhotoStart } from './photo-start.tsx';
import { type PhotoWork, usePhotoState } from './photo-state.ts';
import { PhotoSteps } from './photo-steps.tsx';

interface Choice {
  size_id?: number;
  frame_id?: number;
}

interface PhotoWallProps {
  works: readonly PhotoWork[];
  /** Sizes and frames of each work, for a page without choosers. */
  options?: readonly PhotoOptions[];
  /** Controlled by the page; without it the wall stores the choice. */
  onChange?: (at: number, choice: Choice) => void;
  actions?: ReactNode;
}

/** Works on a photo of the visitor's wall, true to scale and in perspective. The photo never leaves the browser. */
export function PhotoWall({ works, options, onChange, actions }: PhotoWallProps) {
  const { t } = useLingui();
  const [own, setOwn] = useState<ReadonlyMap<number, Choice>>(new Map());
  const shown = onChange ? works : works.map((work, at) => chosen(work, options?.[at], own.get(at)));
  const state = usePhotoState(shown);
  const { step, photo, marks, calibrated } = state;
  const calibration = calibrated?.calibration;
  const choose = (at: number, choice: Choice) => {
    if (onChange) onChange(at, choice);
    else setOwn((current) => new Map(current).set(at, { ...current.get(at), ...choice }));
  };
  return (
    <section aria-label={t`Your own wall`}>
      <PhotoSteps step={step} />
      {step === 'choose' && <PhotoStart onPhoto={state.take} />}
      {step === 'mark' && photo && marks && <PhotoMark state={state} photo={photo} marks={marks} />}
      {step === 'hang' && photo && marks && calibration && (
        <PhotoHang
          state={state}
          photo={photo}
          marks={marks}
          calibration={calibration}
          options={options}
          works={shown}
          onChange={choose}
          actions={actions}
        />
      )}
    </section>
  );
}

function chosen(work: PhotoWork, options: PhotoOptions | undefined, choice: Choice | undefined): PhotoWork {
  return {
    ...work,
    size: options?.sizes.find(({ size_id }) => size_id === choice?.size_id) ?? work.size,
    frame: options?.frames.find(({ frame_id }) => frame_id === choice?.frame_id) ?? work.frame,
  };
}
