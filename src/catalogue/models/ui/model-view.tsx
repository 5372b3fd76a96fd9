import { Trans, useLingui } from '@lingui/react/macro';
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { FramedPicture } from '#kit/framing/framed-picture.tsx';
import { framedImage } from '#kit/pictures/framed-image.ts';
import { openStage, type Stage } from './model-stage.ts';
import type { ShownModel } from './shown-model.ts';
import { swayFor } from './sway.ts';

const RIGHT_ANGLE = 90;
/** From the front towards the left edge at first: depth and moulding are visible. */
const FIRST_TURN = -35;
/** More would show the top of the frame only. */
const MOST_TILT = 50;
const STEP = 5;
const DEGREES_PER_PIXEL = 0.5;

/** The framed work, turned by dragging or with the slider below. */
export function ModelView({ item, picture, size, frame }: ShownModel) {
  const { t } = useLingui();
  const help = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<Stage>(undefined);
  const sway = useRef<() => void>(undefined);
  const [hasNoStage, setHasNoStage] = useState(false);
  const [{ turn, tilt }, setPose] = useState({ turn: FIRST_TURN, tilt: 10 });

  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    const opened = openStage(place, { size, frame, picture }, () => setHasNoStage(true));
    if (!opened) return setHasNoStage(true);
    stage.current = opened;
    sway.current = swayFor((more) => setPose((pose) => ({ ...pose, turn: FIRST_TURN + more })));
    return () => {
      sway.current?.();
      opened.close();
    };
  }, [size, frame, picture]);
  useEffect(() => stage.current?.look(turn, tilt), [turn, tilt]);

  function rest(): void {
    sway.current?.();
  }
  function drag(event: PointerEvent): void {
    if (event.buttons === 0) return;
    rest();
    const { movementX, movementY } = event;
    setPose((pose) => ({
      turn: wrapped(pose.turn + movementX * DEGREES_PER_PIXEL),
      tilt: Math.max(-MOST_TILT, Math.min(MOST_TILT, pose.tilt + movementY * DEGREES_PER_PIXEL)),
    }));
  }
  const seen = useSeenSide(turn);
  if (hasNoStage)
    return (
      <div className="mx-auto max-w-md py-6">
        <FramedPicture size={size} frame={frame} picture={framedImage(picture, item.alt, '28rem')} />
      </div>
    );
  return (
    <div>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t`${item.title} in its frame. ${seen}`}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        className="block h-[min(46dvh,34rem)] w-full cursor-grab touch-pan-y bg-wall-deep active:cursor-grabbing"
      />
      <div className="mt-3 flex items-center gap-4">
        <input
          type="range"
          aria-label={t`Turn the framed work`}
          aria-valuetext={seen}
          aria-describedby={help}
          min={-2 * RIGHT_ANGLE}
          max={2 * RIGHT_ANGLE}
          step={STEP}
          value={Math.round(turn)}
          onPointerDown={rest}
          onChange={(event) => {
            rest();
            setPose((pose) => ({ ...pose, turn: Number(event.target.value) }));
          }}
          className="h-11 min-w-0 grow accent-accent"
        />
      </div>
      <p id={help} className="mt-2 text-caption text-ink-soft">
        <Trans>Drag the work, or turn it with the slider and the arrow keys.</Trans>
      </p>
    </div>
  );
}

/** Between −180° and 180°. */
function wrapped(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

/** What is seen at this angle, in words. */
function useSeenSide(turn: number): string {
  const { t } = useLingui();
  const degrees = Math.abs(Math.round(turn));
  if (degrees < STEP) return t`Seen from the front`;
  if (degrees > 2 * RIGHT_ANGLE - STEP) return t`Seen from behind`;
  const isBehind = degrees > RIGHT_ANGLE;
  // Turned to the left, the work shows its right side.
  if (turn < 0) return isBehind ? t`Seen from behind, ${degrees}° from the right` : t`Seen ${degrees}° from the right`;
  return isBehind ? t`Seen from behind, ${degrees}° from the left` : t`Seen ${degrees}° from the left`;
}
