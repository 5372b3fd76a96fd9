import { type SwatchFrame, swatchPlace, swatchSheetPath } from '#ground/framing/swatch-sheet.ts';
import { classNames } from '../class-names.ts';

interface FrameSwatchProps {
  /** All frames that are offered beside it: their samples come in one file. */
  frames: readonly SwatchFrame[];
  frame: SwatchFrame;
  className?: string;
}

/** The corner sample a framer lays on the counter. Decoration: whatever chooses the frame says its name. */
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
