import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { CARD_MM, pixelsPerMm } from '../zoom.rules.ts';

/** CSS pixels for the card's long side: from large displays to the densest phone. */
const CARD_PX = { min: 120, max: 800, step: 0.5 } as const;
/** The start: 96 CSS pixels per inch, which few screens really have. */
const USUAL_PX_PER_MM = 96 / 25.4;
/** Below this a card does not fit across: it is shown upright. */
const NARROW_PX = 560;

interface CardCalibrationProps {
  /** From an earlier measurement in this visit. */
  known: number | undefined;
  onMeasured: (pixelsPerMm: number) => void;
  onCancel: () => void;
}

/** Matches an outline to a real card: by slider, number or arrow keys, without dragging. */
export function CardCalibration({ known, onMeasured, onCancel }: CardCalibrationProps) {
  const { t } = useLingui();
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const [long, setLong] = useState(() => Math.round(2 * CARD_MM.long * (known ?? USUAL_PX_PER_MM)) / 2);
  // An incomplete number must stay in the field while typing.
  const [typed, setTyped] = useState<string>();
  const [isUpright] = useState(() => innerWidth < NARROW_PX);
  useEffect(() => slider.current?.focus(), []);
  const change = (text: string) => {
    const value = Number(text);
    if (value >= CARD_PX.min && value <= CARD_PX.max) setLong(value);
  };
  const short = (long * CARD_MM.short) / CARD_MM.long;
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="absolute inset-0 flex flex-col gap-5 overflow-auto bg-wall p-5 sm:p-8"
    >
      <div className="prose-text">
        <h3 id={`${id}-title`} className="text-title">
          <Trans>Hold a card against the screen</Trans>
        </h3>
        <p className="mt-2 text-small text-ink-soft">
          <Trans>
            Any bank or ID card works: they are all 85.60 mm long. Line the card up with the top left corner of the
            outline, then resize the outline until it matches. We remember this for this visit only.
          </Trans>
        </p>
      </div>
      <form
        className="flex flex-wrap items-end gap-x-6 gap-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          onMeasured(pixelsPerMm(long));
        }}
      >
        <div className="min-w-56 flex-1 sm:max-w-md">
          <label htmlFor={`${id}-slider`} className="text-small">
            <Trans>Size of the outline</Trans>
          </label>
          <input
            ref={slider}
            id={`${id}-slider`}
            type="range"
            {...CARD_PX}
            value={long}
            onChange={(event) => change(event.currentTarget.value)}
            aria-valuetext={t`${long} pixels long`}
            className="block h-11 w-full accent-accent"
          />
        </div>
        <div>
          <label htmlFor={`${id}-number`} className="text-small">
            <Trans>Length in pixels</Trans>
          </label>
          <input
            id={`${id}-number`}
            type="number"
            {...CARD_PX}
            value={typed ?? long}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              change(event.currentTarget.value);
            }}
            onBlur={() => setTyped(undefined)}
            className="block h-11 w-28 rounded-soft border border-hairline-strong bg-wall px-3 text-ink"
          />
        </div>
        <div className="flex gap-3">
          <Button type="submit" kind="primary">
            <Trans>It fits</Trans>
          </Button>
          <Button kind="quiet" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
      <div
        data-card
        aria-hidden="true"
        className="shrink-0 border-2 border-accent bg-wall-deep"
        style={{
          boxSizing: 'border-box',
          borderRadius: `${(long * 3.18) / CARD_MM.long}px`,
          width: `${isUpright ? short : long}px`,
          height: `${isUpright ? long : short}px`,
        }}
      />
    </section>
  );
}
