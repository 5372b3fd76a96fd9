import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useId, useRef } from 'react';
import type { Picture as PictureData } from '#ground/pictures/picture.contract.ts';
import { classNames } from '#kit/class-names.ts';
import { Picture } from '#kit/pictures/picture.tsx';
import { CORNERS, type Corner, type Cut, movedCut, resizedCut, turnedPixels } from '../crop.rules.ts';
import type { Crop, Pixels } from '../studio.rules.ts';
import { useCropDrag } from './use-crop-drag.ts';

interface CropStageProps {
  picture: PictureData;
  master: Pixels;
  turns: Crop['turns'];
  cut: Cut;
  ratio: number | undefined;
  onCut: (cut: Cut) => void;
}

/** The whole master, rotated, with the cut-off part darkened; the crop can be moved, and resized at its corners. */
export function CropStage({ picture, master, turns, cut, ratio, onCut }: CropStageProps) {
  const helpId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const seen = turnedPixels(master, turns);
  const aspect = seen.w_px / seen.h_px;
  return (
    <div>
      <div
        ref={stage}
        className="relative mx-auto select-none overflow-hidden bg-wall-deep"
        style={{ aspectRatio: aspect, width: `min(100%, calc(70dvh * ${aspect.toFixed(4)}))` }}
      >
        <div
          className="-translate-1/2 absolute top-1/2 left-1/2"
          style={{ width: `${turns % 2 ? 100 / aspect : 100}%`, rotate: `${turns * 90}deg` }}
        >
          <Picture picture={picture} alt="" sizes="(min-width: 64rem) 50vw, 100vw" priority="early" />
        </div>
        <Shade cut={cut} seen={seen} />
        <Body stage={stage} seen={seen} cut={cut} helpId={helpId} onCut={onCut} />
        {CORNERS.map((corner) => (
          <Handle
            key={corner}
            stage={stage}
            seen={seen}
            cut={cut}
            corner={corner}
            ratio={ratio}
            helpId={helpId}
            onCut={onCut}
          />
        ))}
      </div>
      <p id={helpId} className="mt-2 text-caption text-ink-soft">
        <Trans>Drag the frame or its corners, or use the arrow keys; with Shift the steps are larger.</Trans>
      </p>
    </div>
  );
}

function Shade({ cut: { x, y, w, h }, seen: { w_px, h_px } }: { cut: Cut; seen: Pixels }) {
  const inner = `M${x} ${y}h${w}v${h}h${-w}z`;
  const thirds = [1, 2].map((n) => `M${x + (w * n) / 3} ${y}v${h}M${x} ${y + (h * n) / 3}h${w}`).join('');
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${w_px} ${h_px}`}
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full"
    >
      <path d={`M0 0h${w_px}v${h_px}H0z${inner}`} fillRule="evenodd" fill="#000" fillOpacity={0.6} />
      <path
        d={thirds}
        fill="none"
        stroke="#fff"
        strokeOpacity={0.35}
        strokeWidth={1}
        vectorEffect="non-scaling-stroke"
      />
      <path d={inner} fill="none" stroke="#fff" strokeWidth={2} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

interface PartProps {
  stage: RefObject<HTMLElement | null>;
  seen: Pixels;
  cut: Cut;
  helpId: string;
  onCut: (cut: Cut) => void;
}

function Body({ stage, seen, cut, helpId, onCut }: PartProps) {
  const { t } = useLingui();
  const handlers = useCropDrag({ stage, seen, cut, onDrag: (from, by) => onCut(movedCut(from, by, seen)) });
  const isFullCrop = cut.w === seen.w_px && cut.h === seen.h_px;
  return (
    <button
      type="button"
      aria-label={t`Crop area`}
      aria-describedby={helpId}
      // If nothing can be moved here, a finger scrolls the page.
      className={classNames('-outline-offset-4 absolute', isFullCrop ? 'touch-pan-y' : 'cursor-move touch-none')}
      style={{
        left: `${(cut.x / seen.w_px) * 100}%`,
        top: `${(cut.y / seen.h_px) * 100}%`,
        width: `${(cut.w / seen.w_px) * 100}%`,
        height: `${(cut.h / seen.h_px) * 100}%`,
      }}
      {...handlers}
    />
  );
}

function Handle({ corner, ratio, ...part }: PartProps & { corner: Corner; ratio: number | undefined }) {
  const { t } = useLingui();
  const { stage, seen, cut, helpId, onCut } = part;
  const handlers = useCropDrag({
    stage,
    seen,
    cut,
    onDrag: (from, by) => onCut(resizedCut(from, corner, by, { seen, ratio })),
  });
  const names: Record<Corner, string> = {
    nw: t`Upper left corner`,
    ne: t`Upper right corner`,
    sw: t`Lower left corner`,
    se: t`Lower right corner`,
  };
  const isLeft = corner.endsWith('w');
  const isTop = corner.startsWith('n');
  return (
    <button
      type="button"
      aria-label={names[corner]}
      aria-describedby={helpId}
      className={classNames(
        '-outline-offset-4 absolute size-11 touch-none',
        isLeft === isTop ? 'cursor-nwse-resize' : 'cursor-nesw-resize',
      )}
      // Inside the picture: a handle half outside could not be grabbed at the edge of a phone.
      style={{
        left: `clamp(0px, ${((isLeft ? cut.x : cut.x + cut.w) / seen.w_px) * 100}% - 1.375rem, 100% - 2.75rem)`,
        top: `clamp(0px, ${((isTop ? cut.y : cut.y + cut.h) / seen.h_px) * 100}% - 1.375rem, 100% - 2.75rem)`,
      }}
      {...handlers}
    >
      <span
        aria-hidden="true"
        className="mx-auto block size-4 rounded-full border-2 border-[#fff] bg-[#1d1a16] outline outline-[#000]"
      />
    </button>
  );
}
