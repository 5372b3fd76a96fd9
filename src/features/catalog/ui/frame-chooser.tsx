import { useLingui } from '@lingui/react/macro';
import { FrameSwatch } from '#web/kit/framing/frame-swatch.tsx';
import { Price } from '#web/kit/price.tsx';
import { type Choice, keepEnter } from './use-choice.ts';

/** Corner samples of every frame that is strong enough, and the name and price of the chosen one. */
export function FrameChooser({ choice, form }: { choice: Choice; form: string }) {
  const { t } = useLingui();
  const { frame, offered } = choice;
  const price = choice.priceOf(frame);
  return (
    <fieldset className="mt-6">
      <legend className="mb-2">{t`Frame`}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-2">
        {offered.map((other) => (
          <label
            key={other.frame_id}
            title={other.name}
            className="block cursor-pointer border border-transparent p-0.5 hover:border-accent has-checked:border-ink has-checked:outline has-checked:outline-ink has-focus-visible:outline-2 has-focus-visible:outline-[var(--focus)] has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name="frame_id"
              value={other.frame_id}
              form={form}
              className="sr-only"
              checked={other.frame_id === frame.frame_id}
              onChange={() => choice.choose({ frame: other.frame_id })}
              onKeyDown={keepEnter}
              aria-label={other.name}
            />
            <FrameSwatch frames={choice.frames} frame={other} />
          </label>
        ))}
      </div>
      <p className="mt-3 text-small" aria-live="polite">
        {frame.name}
        {frame.glazing !== 'none' && (
          <span className="text-ink-soft">
            {' '}
            · {frame.glazing === 'museum' ? t`museum acrylic` : t`acrylic glazing`}
          </span>
        )}
        {price && (
          <span className="sr-only">
            {' '}
            <Price amounts={price} />
          </span>
        )}
      </p>
    </fieldset>
  );
}
