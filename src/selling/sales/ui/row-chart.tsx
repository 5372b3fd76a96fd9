import { useLingui } from '@lingui/react/macro';
import { useBarKeys } from '#kit/charts/use-bar-keys.ts';

interface RowBar {
  name: string;
  value: number;
  text: string;
}

const ROW = 46;

/** Horizontal bars with names and figures, for data without an order in time. */
export function RowChart({ label, bars }: { label: string; bars: readonly RowBar[] }) {
  const { t } = useLingui();
  const { move, barProps } = useBarKeys(bars.length);
  const longest = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <div role="listbox" aria-label={label} tabIndex={-1} onKeyDown={move} className="mt-4 outline-none">
      <svg role="presentation" width="100%" height={bars.length * ROW} className="overflow-visible text-small">
        {bars.map(({ name, value, text }, at) => (
          <g
            key={name}
            data-bar=""
            role="option"
            aria-label={t`${name}: ${text}`}
            {...barProps(at)}
            className="group outline-none"
          >
            <rect
              x={-4}
              y={at * ROW}
              width="100%"
              height={ROW - 4}
              className="fill-transparent group-focus-visible:stroke-2 group-focus-visible:stroke-(--focus)"
            />
            <text x={0} y={at * ROW + 18} className="fill-ink">
              {name}
            </text>
            <text x="100%" y={at * ROW + 18} textAnchor="end" className="fill-ink-soft tabular-nums">
              {text}
            </text>
            <rect x={0} y={at * ROW + 27} width="100%" height={8} className="fill-wall-deep" />
            <rect
              x={0}
              y={at * ROW + 27}
              width={`${(Math.max(value, 0) / longest) * 100}%`}
              height={8}
              className="fill-ink-soft group-hover:fill-accent group-focus-visible:fill-accent"
            />
          </g>
        ))}
      </svg>
    </div>
  );
}
