import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';

export type WindowName = 'phone' | 'desk';

const WORDS: Record<WindowName, MessageDescriptor> = { phone: msg`On a phone`, desk: msg`On a computer` };
const NAMES = Object.keys(WORDS) as WindowName[];

export function WidthChoice({ value, onChange }: { value: WindowName; onChange: (value: WindowName) => void }) {
  const { t, i18n } = useLingui();
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{t`Width of the preview`}</legend>
      <div className="flex gap-2">
        {NAMES.map((one) => (
          <label
            key={one}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-soft border border-hairline-strong px-4 text-small has-checked:border-ink has-checked:bg-ink has-checked:text-wall has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === value}
              onChange={() => onChange(one)}
              className="sr-only"
            />
            {i18n._(WORDS[one])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
