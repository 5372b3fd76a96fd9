import type { CSSProperties } from 'react';
import { type SwatchFrame, swatchPlace, swatchSheetPath } from '#ground/framing/swatch-sheet.ts';
import { classNames } from '../class-names.ts';

/** The style of an element around samples of these frames: all are in one file, whose long address occurs once. */
export function swatchSheet(frames: readonly SwatchFrame[]): CSSProperties {
  return { '--swatches': `url("${swatchSheetPath(frames)}")` } as CSSProperties;
}

interface FrameSwatchProps {
  /** Those of the sheet around it. */
  frames: readonly SwatchFrame[];
  frame: SwatchFrame;
  className?: string;
}

/** A corner sample. Decoration: the control that chooses the frame has its name. */
export function FrameSwatch({ frames, frame, className }: FrameSwatchProps) {
  const { size, position } = swatchPlace(frames.indexOf(frame), frames.length);
  return (
    <span
      aria-hidden="true"
      className={classNames('block aspect-square w-full bg-no-repeat', className)}
      style={{
        backgroundImage: 'var(--swatches)',
        backgroundSize: size,
        backgroundPosition: position,
      }}
    />
  );
}

// @chunk common
