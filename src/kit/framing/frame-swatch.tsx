import { type SwatchFrame, swatchPlace, swatchSheetPath } from '#ground/framing/swatch-sheet.ts';
import { classNames } from '../class-names.ts';

interface FrameSwatchProps {
  /** All frames offered beside it: their samples are in one file. */
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
        backgroundImage: `url("${swatchSheetPath(frames)}")`,
        backgroundSize: size,
        backgroundPosition: position,
      }}
    />
  );
}

// @chunk common
