import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { classNames } from './class-names.ts';

interface ProgressProps {
  label: string;
  /** From 0 to `max`; absent while unknown. */
  value?: number;
  max?: number;
  className?: string;
}

/** For actions that take longer than two seconds. */
export function Progress({ label, value, max = 1, className }: ProgressProps) {
  const labelId = useId();
  const { i18n } = useLingui();
  const share = value === undefined ? undefined : Math.min(Math.max(value / max, 0), 1);
  const percent = share === undefined ? undefined : i18n.number(share, { style: 'percent' });
  return (
    <div className={className}>
      <div className="flex justify-between gap-4 text-small text-ink-soft">
        <span id={labelId}>{label}</span>
        <span className="tabular-nums">{percent}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === undefined ? undefined : Math.round(share * 100)}
        aria-valuetext={percent}
        className="mt-2 h-1 bg-hairline"
      >
        <div
          className={classNames(
            'h-full origin-left bg-ink transition-transform duration-settle',
            share === undefined && 'w-1/3 animate-pulse motion-reduce:animate-none',
          )}
          style={share === undefined ? undefined : { transform: `scaleX(${share})` }}
        />
      </div>
    </div>
  );
}

// @chunk forms
