import { useLingui } from '@lingui/react/macro';
import { DrawnText, LineDrawing } from './line-drawing.tsx';

/** From the box inwards: each layer's outline, and the height of its label. */
const BOX = { x: 14, y: 10, width: 180, height: 150 };
/** English has no room for larger labels. */
const LABEL = 'max-sm:lang-zh:text-[13px]';
const CORNERS = [
  [46, 40],
  [162, 40],
  [46, 130],
  [162, 130],
] as const;

/** A framed work in its box, in cross-section: six layers from the outside in. */
export function Packing() {
  const { t } = useLingui();
  const shells = [
    { inset: 0, label: t`Double-walled box`, at: 22 },
    { inset: 9, label: t`Paper wadding on all four edges`, at: 46 },
    { inset: 20, label: t`A board in front and one behind`, at: 70 },
    { inset: 26, label: t`Air around the frame`, at: 94 },
    { inset: 32, label: t`Glassine sheet`, at: 142 },
  ];
  return (
    <LineDrawing width={380} height={170}>
      {shells.map(({ inset, label, at }, number) => (
        <g key={label}>
          <rect
            x={BOX.x + inset}
            y={BOX.y + inset}
            width={BOX.width - 2 * inset}
            height={BOX.height - 2 * inset}
            fill={number === 1 ? 'currentColor' : 'var(--wall)'}
            fillOpacity={number === 1 ? 0.12 : 1}
            strokeWidth={number === 0 ? 3 : 1}
            strokeDasharray={number === 3 ? '2 3' : undefined}
          />
          <path d={`M${BOX.x + BOX.width - inset} ${at}H216`} strokeWidth="0.6" />
          <DrawnText x={222} y={at + 3} className={LABEL}>
            {label}
          </DrawnText>
        </g>
      ))}
      {CORNERS.map(([x, y]) => (
        <rect key={`${x} ${y}`} x={x - 7} y={y - 7} width="14" height="14" fill="currentColor" fillOpacity="0.5" />
      ))}
      <path d="M169 124H216" strokeWidth="0.6" />
      <DrawnText x={222} y={121} className={LABEL}>
        {t`Frame with corner guards`}
      </DrawnText>
    </LineDrawing>
  );
}
