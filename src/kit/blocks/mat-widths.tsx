import { DrawnText, LineDrawing } from './line-drawing.tsx';

/** The same print without a mat and with two widths of it, in centimetres. */
const MATS = [0, 4, 8];
const PRINT = { width: 60, height: 80 };
const FACE = 4;

export function MatWidths() {
  let left = 14;
  return (
    <LineDrawing width={340} height={140}>
      {MATS.map((mat) => {
        const width = PRINT.width + 2 * (mat * 2 + FACE);
        const height = PRINT.height + 2 * (mat * 2 + FACE);
        const [x, y] = [left, 60 - height / 2 + 2];
        left += width + 26;
        const inner = FACE + mat * 2;
        return (
          <g key={mat}>
            <rect x={x} y={y} width={width} height={height} fill="currentColor" fillOpacity="0.16" />
            <rect
              x={x + FACE}
              y={y + FACE}
              width={width - 2 * FACE}
              height={height - 2 * FACE}
              fill="var(--wall)"
              strokeWidth="0.5"
            />
            <rect
              x={x + inner}
              y={y + inner}
              width={PRINT.width}
              height={PRINT.height}
              fill="currentColor"
              fillOpacity="0.28"
              strokeWidth="0.5"
            />
            <DrawnText x={x + width / 2} y={134} anchor="middle">
              {mat} cm
            </DrawnText>
          </g>
        );
      })}
    </LineDrawing>
  );
}
