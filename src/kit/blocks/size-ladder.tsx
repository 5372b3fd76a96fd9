import { DrawnText, LineDrawing } from './line-drawing.tsx';
import { Figure } from './standing-figure.tsx';

/** The most common sizes, in centimetres. */
const SIZES = [
  [30, 40],
  [40, 50],
  [50, 70],
  [60, 90],
  [80, 120],
] as const;
const FLOOR = 190;
const EYE_LINE = FLOOR - 145;

export function SizeLadder() {
  let left = 76;
  return (
    <LineDrawing width={460} height={210}>
      <path d={`M0 ${FLOOR}H460`} />
      <path d={`M0 ${EYE_LINE}H460`} strokeDasharray="2 4" strokeWidth="0.5" />
      <Figure x={34} floor={FLOOR} height={165} />
      {SIZES.map(([width, height]) => {
        const x = left;
        left += width + 24;
        return (
          <g key={width}>
            <rect x={x} y={EYE_LINE - height / 2} width={width} height={height} fill="var(--wall)" />
            <DrawnText x={x + width / 2} y={EYE_LINE + height / 2 + 14} anchor="middle">
              {width} × {height}
            </DrawnText>
          </g>
        );
      })}
    </LineDrawing>
  );
}
