import { useLingui } from '@lingui/react/macro';
import { formatCm, formatCmNumbers, formatInches } from '#ground/framing/framing.rules.ts';
import { type Locale, listed } from '#shared/locale.ts';
import type { ShopWorkReply } from '../works.contract.ts';
import { type Choice, keepEnter } from './use-choice.ts';

interface SizeChooserProps {
  reply: ShopWorkReply;
  choice: Choice;
  locale: Locale;
  /** The id of the form that the fields belong to. */
  form: string;
}

/** The height of the largest sheet, in rem. */
const SHEET_REM = 1.75;

/** Each size is drawn as a sheet in proportion to the largest. */
export function SizeChooser({ reply: { sizes }, choice, locale, form }: SizeChooserProps) {
  const { t } = useLingui();
  const largest = Math.max(...sizes.flatMap(({ w_mm, h_mm }) => [w_mm, h_mm]), 1);
  if (sizes.length === 0) return null;
  return (
    <fieldset className="mt-4">
      <legend className="mb-1.5 flex w-full flex-wrap items-baseline justify-between gap-x-3">
        {t`Size of the print`}
        {choice.size && (
          <span className="text-caption text-ink-soft" aria-hidden="true">
            {formatCm(choice.size, locale)} · {formatInches(choice.size, locale)}
          </span>
        )}
      </legend>
      <div className="flex gap-1.5">
        {sizes.map((size) => (
          <label
            key={size.size_id}
            className="relative flex min-h-16 min-w-0 max-w-28 flex-1 cursor-pointer flex-col items-center justify-end gap-1 border border-hairline-strong px-0.5 pt-2 pb-1 text-center text-caption hover:border-accent has-checked:border-ink has-checked:outline has-checked:outline-ink has-focus-visible:outline-2 has-focus-visible:outline-[var(--focus)] has-focus-visible:outline-offset-3"
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
              aria-label={listed([formatCm(size, locale), formatInches(size, locale)], locale)}
            />
            <span
              aria-hidden="true"
              className="block border border-hairline-strong bg-wall-deep"
              style={{
                width: `${(size.w_mm / largest) * SHEET_REM}rem`,
                height: `${(size.h_mm / largest) * SHEET_REM}rem`,
              }}
            />
            {formatCmNumbers(size, locale)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
