import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { labelStep, placeOn, type Scale, scaleFor } from './chart.rules.ts';
import { useBarKeys } from './use-bar-keys.ts';

interface TimeBar {
  /** Identifies the bar. */
  at: string;
  /** The full name, for readers of the bar. */
  name: string;
  /** Below the axis. */
  short: string;
  /** Below that, where a new year or month begins. */
  group: string;
  value: number;
  text: string;
}

const PLOT = 200;
const TOP = 8;
/** Below the axis: the names, and what they belong to below the first and wherever it changes. */
const HEIGHT = TOP + PLOT + 44;
/** For the numbers on the left. */
const LEFT = 48;
/** How many names fit on a phone. */
const ROOM = 7;
/** More bars are hard to tell apart on a phone; the table has all. */
const MOST = 36;

const yOf = (scale: Scale, value: number) => TOP + PLOT * (1 - placeOn(scale, value));

interface TimeChartProps {
  label: string;
  bars: readonly TimeBar[];
  /** Only the latest are shown. */
  most?: number;
}

/** Bars of months, days or years on one axis. Negative bars are hatched, so that not only colour distinguishes them. */
export function TimeChart({ label, bars, most = MOST }: TimeChartProps) {
  const { t } = useLingui();
  const shown = bars.slice(-most);
  const [pointed, setPointed] = useState<number>();
  const hatch = useId();
  const { move, barProps } = useBarKeys(shown.length);
  const scale = scaleFor(shown.map(({ value }) => value));
  const step = labelStep(shown.length, ROOM);
  const said = pointed === undefined ? undefined : shown[pointed];
  return (
    <div className="mt-2">
      <p aria-hidden="true" className="min-h-6 text-ink-soft text-small">
        {said && t`${{ name: said.name }}: ${{ text: said.text }}`}
      </p>
      <div className="mt-1 flex text-caption">
        <Axis scale={scale} />
        <div role="listbox" aria-label={label} tabIndex={-1} onKeyDown={move} className="min-w-0 flex-1 outline-none">
          <svg
            role="presentation"
            width="100%"
            height={HEIGHT}
            className="overflow-visible"
            onPointerLeave={() => setPointed(undefined)}
          >
            <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <path d="M0 0V6" strokeWidth="3" className="stroke-bad" />
            </pattern>
            {scale.marks.map((mark) => (
              <line
                key={mark}
                x1="0"
                x2="100%"
                y1={yOf(scale, mark)}
                y2={yOf(scale, mark)}
                className={mark === 0 ? 'stroke-ink' : 'stroke-hairline'}
              />
            ))}
            {shown.map((bar, at) => (
              <g
                key={bar.at}
                data-bar=""
                role="option"
                aria-label={t`${{ name: bar.name }}: ${{ text: bar.text }}`}
                {...barProps(at, () => setPointed(at))}
                onPointerEnter={() => setPointed(at)}
                onBlur={() => setPointed(undefined)}
                className="group outline-none"
              >
                <Bar bar={bar} at={at} count={shown.length} scale={scale} hatch={hatch} />
                <Names bar={bar} before={shown[at - 1]} at={at} count={shown.length} step={step} />
              </g>
            ))}
          </svg>
        </div>
      </div>
    </div>
  );
}

function Axis({ scale }: { scale: Scale }) {
  const { i18n } = useLingui();
  return (
    <svg aria-hidden="true" width={LEFT} height={HEIGHT} className="shrink-0">
      {scale.marks.map((mark) => (
        <text key={mark} x={LEFT - 8} y={yOf(scale, mark) + 4} textAnchor="end" className="fill-ink-soft tabular-nums">
          {i18n.number(mark, { notation: 'compact', maximumFractionDigits: 1 })}
        </text>
      ))}
    </svg>
  );
}

interface BarProps {
  bar: TimeBar;
  at: number;
  count: number;
  scale: Scale;
  hatch: string;
}

function Bar({ bar: { value }, at, count, scale, hatch }: BarProps) {
  const width = 100 / count;
  const [one, other] = [yOf(scale, value), yOf(scale, 0)];
  const isBack = value < 0;
  return (
    <>
      <rect
        x={`${at * width}%`}
        y={TOP}
        width={`${width}%`}
        height={PLOT}
        className="fill-transparent group-focus-visible:stroke-(--focus) group-focus-visible:stroke-2"
      />
      <rect
        x={`${(at + 0.18) * width}%`}
        y={Math.min(one, other)}
        width={`${width * 0.64}%`}
        height={Math.abs(one - other)}
        fill={isBack ? `url(#${hatch})` : undefined}
        className={isBack ? 'stroke-bad' : 'fill-ink-soft group-hover:fill-accent group-focus-visible:fill-accent'}
      />
    </>
  );
}

interface NamesProps {
  bar: TimeBar;
  before: TimeBar | undefined;
  at: number;
  count: number;
  step: number;
}

function Names({ bar: { short, group }, before, at, count, step }: NamesProps) {
  const x = `${((at + 0.5) * 100) / count}%`;
  return (
    <>
      {at % step === 0 && (
        <text x={x} y={TOP + PLOT + 18} textAnchor="middle" className="fill-ink-soft">
          {short}
        </text>
      )}
      {group !== before?.group && (
        <text x={x} y={TOP + PLOT + 36} textAnchor="middle" className="fill-ink">
          {group}
        </text>
      )}
    </>
  );
}
