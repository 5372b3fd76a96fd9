import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Frame } from '#ground/framing/framing.contract.ts';
import { swatchSheet } from '#kit/framing/frame-swatch.tsx';
import { Price } from '#kit/price.tsx';
import type { Prices } from '#shared/money.ts';
import { type FrameGroup, groupedFrames, groupOf } from '../frame-groups.rules.ts';
import { FrameOption } from './frame-option.tsx';
import type { Choice } from './use-choice.ts';

interface FrameChooserProps {
  choice: Choice;
  form: string;
  /** Whether the work has a price here; one sold only in exhibition stores has none. */
  isPriced: boolean;
}

/** Corner samples of all frames by group, with name and price. */
export function FrameChooser({ choice, form, isPriced }: FrameChooserProps) {
  const { t } = useLingui();
  const counter = useRef<HTMLDivElement>(null);
  const names: Record<FrameGroup, string> = {
    wood: t`Wood`,
    mat: t`With mat`,
    metal: t`Metal`,
    gilt: t`Gilt`,
    unframed: t`Unframed`,
  };
  const groups = groupedFrames(choice.frames);
  // The group last pressed is marked until another frame is chosen.
  const [pressed, setPressed] = useState<{ group: FrameGroup; frame: Frame }>();
  const marked = pressed?.frame === choice.frame ? pressed.group : groupOf(choice.frame);
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="flex w-full flex-wrap items-baseline justify-between gap-x-4">
        {t`Frame`}
        <span className="flex gap-x-3 text-caption" aria-hidden="true">
          {groups.map(({ group }) => (
            // For pointers only: with the keyboard, people move along the frames themselves.
            <button
              key={group}
              type="button"
              tabIndex={-1}
              data-marked={group === marked || undefined}
              onClick={() => {
                setPressed({ group, frame: choice.frame });
                scrollToGroup(counter.current, group);
              }}
              className="min-h-6 text-ink-soft underline-offset-4 hover:text-accent data-marked:text-ink data-marked:underline"
            >
              {names[group]}
            </button>
          ))}
        </span>
      </legend>
      <div
        ref={counter}
        style={swatchSheet(choice.frames)}
        className="-mx-1 mt-1.5 flex gap-x-4 overflow-x-auto scroll-smooth px-1 pt-1 pb-2 [scrollbar-width:thin]"
      >
        {groups.map(({ group, frames }) => (
          <fieldset key={group} data-group={group} aria-label={names[group]} className="flex gap-x-2">
            {frames.map((frame) => (
              <FrameOption key={frame.frame_id} frame={frame} choice={choice} form={form} isPriced={isPriced} />
            ))}
          </fieldset>
        ))}
      </div>
      <p className="mt-1 text-small" aria-live="polite">
        <ChosenFrame frame={choice.frame} price={isPriced ? choice.price : undefined} />
      </p>
    </fieldset>
  );
}

function ChosenFrame({ frame, price }: { frame: Frame; price: Prices | undefined }) {
  const { t } = useLingui();
  return (
    <>
      {frame.name}
      {frame.glazing !== 'none' && (
        <span className="text-ink-soft"> · {frame.glazing === 'museum' ? t`museum acrylic` : t`acrylic glazing`}</span>
      )}
      {price && (
        <span className="sr-only">
          {' '}
          <Price amounts={price} />
        </span>
      )}
    </>
  );
}

/** Scrolls sideways only. CSS decides whether it is smooth, as some people want no motion. */
function scrollToGroup(counter: HTMLElement | null, group: FrameGroup): void {
  const first = counter?.querySelector<HTMLElement>(`[data-group="${group}"]`);
  if (counter && first) counter.scrollTo({ left: first.offsetLeft - counter.offsetLeft });
}
