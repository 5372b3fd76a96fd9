import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { CONTROL_BOX } from '#kit/control-style.ts';
import { IconButton } from '#kit/icon-button.tsx';

interface NumsFieldProps {
  /** For screen readers, which do not see the line around it. */
  title: string;
  nums: number;
  most: number;
  disabled?: boolean;
  onChange: (nums: number) => void;
}

/** Several clicks in a row are one change. */
const PAUSE_MS = 400;

/** By buttons, arrow keys or typing. */
export function NumsField({ title, nums, most, disabled, onChange }: NumsFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; text: string }>(undefined);
  const shown = typed ?? String(nums);
  const value = Number(shown);

  function settle(text: string) {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    setTyped(undefined);
    const wanted = Math.min(most, Math.max(1, Math.round(Number(text)) || nums));
    if (wanted !== nums) onChange(wanted);
  }
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  useEffect(
    () => () => {
      // A pending change is sent even if the visitor leaves immediately.
      if (waiting.current) latest.current(waiting.current.text);
    },
    [],
  );

  function step(by: number) {
    const next = String(Math.min(most, Math.max(1, value + by)));
    clearTimeout(waiting.current?.timer);
    setTyped(next);
    waiting.current = { text: next, timer: setTimeout(() => latest.current(next), PAUSE_MS) };
  }

  return (
    <div>
      <label htmlFor={id} className="block font-medium text-small">
        {t`Quantity`}
      </label>
      <div className={`${CONTROL_BOX} mt-1.5 max-w-36`}>
        <IconButton
          icon="minus"
          className="-my-px"
          label={t`One fewer of ${title}`}
          disabled={disabled || value <= 1}
          onClick={() => step(-1)}
        />
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          data-control=""
          value={shown}
          disabled={disabled}
          aria-label={t`Quantity of ${title}`}
          onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 2))}
          onBlur={() => typed !== undefined && settle(typed)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle(shown);
            if (event.key === 'ArrowUp') step(1);
            if (event.key === 'ArrowDown') step(-1);
          }}
          className="w-full min-w-0 flex-1 bg-transparent text-center text-body tabular-nums outline-none disabled:text-ink-soft"
        />
        <IconButton
          icon="plus"
          className="-my-px"
          label={t`One more of ${title}`}
          disabled={disabled || value >= most}
          onClick={() => step(1)}
        />
      </div>
    </div>
  );
}
