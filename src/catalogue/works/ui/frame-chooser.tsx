import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Frame } from '#ground/framing/framing.contract.ts';
import { classNames } from '#kit/class-names.ts';
import { Price } from '#kit/price.tsx';
import { type FrameGroup, groupedFrames, groupOf } from '../frame-groups.rules.ts';
import { FrameOption } from './frame-option.tsx';
import type { Choice } from './use-choice.ts';

interface FrameChooserProps {
  choice: Choice;
  form: string;
}

/** Corner samples of all frames by group, side by side as on a framer's counter, with name and price. */
export function FrameChooser({ choice, form }: FrameChooserProps) {
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
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="flex w-full flex-wrap items-baseline justify-between gap-x-4">
        {t`Frame`}
        <span className="flex gap-x-3 text-caption" aria-hidden="true">
          {groups.map(({ group }) => (
            // A shortcut for the pointer: whoever uses the keyboard moves along the frames themselves.
            <button
              key={group}
              type="button"
              tabIndex={-1}
              onClick={() => laySide(counter.current, group)}
              className={classNames(
                'min-h-6 hover:text-accent',
                group === groupOf(choice.frame) ? 'text-ink underline underline-offset-4' : 'text-ink-soft',
              )}
            >
              {names[group]}
            </button>
          ))}
        </span>
      </legend>
      <div
        ref={counter}
        className="-mx-1 mt-1.5 flex gap-x-4 overflow-x-auto scroll-smooth px-1 pt-1 pb-2 [scrollbar-width:thin]"
      >
        {groups.map(({ group, frames }) => (
          <fieldset key={group} data-group={group} aria-label={names[group]} className="flex gap-x-2">
            {frames.map((frame) => (
              <FrameOption key={frame.frame_id} frame={frame} choice={choice} form={form} />
            ))}
          </fieldset>
        ))}
      </div>
      <p className="mt-1 text-small" aria-live="polite">
        <ChosenFrame frame={choice.frame} choice={choice} />
      </p>
    </fieldset>
  );
}

function ChosenFrame({ frame, choice }: { frame: Frame; choice: Choice }) {
  const { t } = useLingui();
  const price = choice.priceOf(frame);
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

/** Moves the counter sideways only: the page stays where it is. It glides by the style sheet, which knows who wants no motion. */
function laySide(counter: HTMLElement | null, group: FrameGroup): void {
  const first = counter?.querySelector<HTMLElement>(`[data-group="${group}"]`);
  if (counter && first) counter.scrollTo({ left: first.offsetLeft - counter.offsetLeft });
}
