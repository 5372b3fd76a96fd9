import { useLingui } from '@lingui/react/macro';
import { DrawnText, LineDrawing } from './line-drawing.tsx';

/** A framed work in its box, sawn through: corners, sheet, foam and two walls of board. */
export function Packing() {
  const { t } = useLingui();
  const shells = [
    { inset: 0, label: t`Double-walled box`, at: 24 },
    { inset: 12, label: t`Paper wadding on all four edges`, at: 58 },
    { inset: 26, label: t`Glassine sheet`, at: 92 },
    { inset: 32, label: t`Frame with corner guards`, at: 126 },
  ];
  return (
    <LineDrawing width={380} height={170}>
      {shells.map(({ inset, label, at }, number) => (
        <g key={label}>
          <rect
            x={14 + inset}
            y={10 + inset}
            width={180 - 2 * inset}
            height={150 - 2 * inset}
            fill={number === 1 ? 'currentColor' : 'var(--wall)'}
            fillOpacity={number === 1 ? 0.12 : 1}
            strokeWidth={number === 0 ? 3 : 1}
          />
          <path d={`M${194 - inset} ${at}H216`} strokeWidth="0.6" />
          <DrawnText x={222} y={at + 3}>
            {label}
          </DrawnText>
        </g>
      ))}
      {[
        [46, 42],
        [162, 42],
        [46, 128],
        [162, 128],
      ].map(([x = 0, y = 0]) => (
        <rect key={`${x} ${y}`} x={x - 6} y={y - 6} width="12" height="12" fill="currentColor" fillOpacity="0.5" />
      ))}
    </LineDrawing>
  );
}
