import { useLingui } from '@lingui/react/macro';
import { formatCm, formatInches } from '#ground/framing/framing.rules.ts';
import type { Locale } from '#shared/locale.ts';
import type { ItemReply } from '../catalog.contract.ts';
import { type Choice, keepEnter } from './use-choice.ts';

interface SizeChooserProps {
  reply: ItemReply;
  choice: Choice;
  locale: Locale;
  /** The id of the form that the choice is a field of. */
  form: string;
}

/** The sizes of the print, each drawn as a sheet in proportion to the largest. */
export function SizeChooser({ reply, choice, locale, form }: SizeChooserProps) {
  const { t } = useLingui();
  const largest = Math.max(...reply.sizes.flatMap(({ w_mm, h_mm }) => [w_mm, h_mm]), 1);
  if (reply.sizes.length === 0) return null;
  return (
    <fieldset className="mt-6">
      <legend className="mb-2">{t`Size of the print`}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2">
        {reply.sizes.map((size) => (
          <label
            key={size.size_id}
            className="flex min-h-24 cursor-pointer flex-col items-center justify-end gap-2 border border-hairline-strong p-2 text-center text-small hover:border-accent has-checked:border-ink has-checked:outline has-checked:outline-ink has-focus-visible:outline-2 has-focus-visible:outline-[var(--focus)] has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name="size_id"
              value={size.size_id}
              form={form}
              className="sr-only"
              checked={size.size_id === choice.size?.size_id}
              onChange={() => choice.choose({ size: size.size_id })}
              onKeyDown={keepEnter}
            />
            <span
              aria-hidden="true"
              className="block border border-hairline-strong bg-wall-deep"
              style={{ width: `${(size.w_mm / largest) * 3}rem`, height: `${(size.h_mm / largest) * 3}rem` }}
            />
            <span>
              {formatCm(size, locale)}
              <span className="block text-caption text-ink-soft">{formatInches(size, locale)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
