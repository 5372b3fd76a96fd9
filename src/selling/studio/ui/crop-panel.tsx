import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Picture } from '#ground/pictures/picture.contract.ts';
import { Button } from '#kit/button.tsx';
import { SelectField } from '#kit/select-field.tsx';
import {
  CROP_RATIOS,
  type CropRatio,
  type Cut,
  cropOf,
  cutOf,
  cutOfRatio,
  ratioOf,
  rotatedBy,
  sizeOptions,
  turnedPixels,
  typedCut,
} from '../crop.rules.ts';
import { type Crop, fullCrop, isFullCrop, type Pixels } from '../studio.rules.ts';
import { CropStage } from './crop-stage.tsx';
import { PixelField } from './pixel-field.tsx';
import { SizeList } from './size-list.tsx';

interface CropPanelProps {
  picture: Picture;
  master: Pixels;
  /** Null is the whole master. */
  crop: Crop | null;
  onCrop: (crop: Crop | null) => void;
}

/** Selects the part of a master that is shown and printed, and shows the resulting sizes. */
export function CropPanel({ picture, master, crop: given, onCrop }: CropPanelProps) {
  const crop = given ?? fullCrop(master);
  const { turns } = crop;
  const [ratioName, setRatioName] = useState<CropRatio>('free');
  const seen = turnedPixels(master, turns);
  const ratio = ratioOf(ratioName, seen);
  const cut = cutOf(crop, master);
  const change = (next: Crop) => onCrop(isFullCrop(next, master) ? null : next);
  const onCut = (next: Cut) => change(cropOf(next, turns, master));
  return (
    <div className="grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="min-w-0">
        <CropStage picture={picture} master={master} turns={turns} cut={cut} ratio={ratio} onCut={onCut} />
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={() => change(rotatedBy(crop, 3))}>
            <Trans>Turn left</Trans>
          </Button>
          <Button onClick={() => change(rotatedBy(crop, 1))}>
            <Trans>Turn right</Trans>
          </Button>
          <Button
            kind="quiet"
            icon="undo"
            disabled={isFullCrop(crop, master)}
            onClick={() => {
              setRatioName('free');
              onCrop(null);
            }}
          >
            <Trans>Whole picture</Trans>
          </Button>
        </div>
        <div className="mt-5 grid grid-cols-2 gap-4 sm:grid-cols-3">
          <RatioField
            value={ratioName}
            onChange={(name) => {
              setRatioName(name);
              onCut(cutOfRatio(cut, ratioOf(name, seen), seen));
            }}
          />
          <CutFields cut={cut} onTyped={(typed) => onCut(typedCut(cut, typed, { seen, ratio }))} />
        </div>
      </div>
      <SizeList chances={sizeOptions(crop)} />
    </div>
  );
}

function RatioField({ value, onChange }: { value: CropRatio; onChange: (ratio: CropRatio) => void }) {
  const { t } = useLingui();
  const names: Partial<Record<CropRatio, string>> = { free: t`Any proportion`, own: t`As the whole picture` };
  return (
    <SelectField
      label={t`Proportion`}
      className="col-span-2 sm:col-span-1"
      value={value}
      onChange={({ target }) => onChange(CROP_RATIOS.find((ratio) => ratio === target.value) ?? 'free')}
      options={CROP_RATIOS.map((ratio) => ({ value: ratio, label: names[ratio] ?? ratio.replace(':', ' : ') }))}
    />
  );
}

function CutFields({ cut, onTyped }: { cut: Cut; onTyped: (typed: Partial<Cut>) => void }) {
  const { t } = useLingui();
  return (
    <>
      <PixelField label={t`Width`} value={cut.w} onValue={(w) => onTyped({ w })} />
      <PixelField label={t`Height`} value={cut.h} onValue={(h) => onTyped({ h })} />
      <PixelField label={t`From the left`} value={cut.x} onValue={(x) => onTyped({ x })} />
      <PixelField label={t`From the top`} value={cut.y} onValue={(y) => onTyped({ y })} />
    </>
  );
}
