import { DrawnText, LineDrawing } from './line-drawing.tsx';

/** The same print without a mat and with that of the shop, in millimetres. */
const MATS = [0, 60];
/** A print of 30 × 40 cm in a frame of 20 mm, four millimetres to the unit. */
const MM = 4;
const PRINT = { width: 300 / MM, height: 400 / MM };
const FACE = 20 / MM;

export function MatWidths() {
  let left = 26;
  return (
    <LineDrawing width={300} height={172}>
      {MATS.map((mat) => {
        const inner = FACE + mat / MM;
        const width = PRINT.width + 2 * inner;
        const height = PRINT.height + 2 * inner;
        const [x, y] = [left, 76 - height / 2];
        left += width + 46;
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
            <DrawnText x={x + width / 2} y={164} anchor="middle">
              {mat} mm
            </DrawnText>
          </g>
        );
      })}
    </LineDrawing>
  );
}
