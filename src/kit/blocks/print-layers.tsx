import { useLingui } from '@lingui/react/macro';
import { DrawnText, LineDrawing } from './line-drawing.tsx';

const STEP = 34;
/** A sheet in perspective: the corners of a rhombus, its middle at 110. */
const sheet = (y: number, half: number) =>
  `M110 ${y + 30 - half * 0.3}l${half} ${half * 0.3}l${-half} ${half * 0.3}l${-half} ${-half * 0.3}z`;

/** The layers inside a frame, drawn apart; the print itself is three of them: ink, coating and paper. */
export function PrintLayers() {
  const { t } = useLingui();
  const layers = [
    { label: t`Acrylic glazing`, fill: '#bcd3d6', opacity: 0.4, window: false },
    { label: t`Mat`, fill: 'var(--wall)', opacity: 1, window: true },
    { label: t`Pigment ink`, fill: '#8a3220', opacity: 0.85, window: false },
    { label: t`Coating`, fill: '#f6efdd', opacity: 0.9, window: false },
    { label: t`Cotton paper`, fill: '#e9dcc0', opacity: 1, window: false },
    { label: t`Backing board`, fill: '#b89a74', opacity: 1, window: false },
  ];
  return (
    <LineDrawing width={360} height={STEP * layers.length + 44}>
      {layers.toReversed().map(({ label, fill, opacity, window }, fromBack) => {
        const y = 8 + (layers.length - 1 - fromBack) * STEP;
        return (
          <g key={label}>
            <path d={sheet(y, 96)} fill={fill} fillOpacity={opacity} />
            {window && <path d={sheet(y, 64)} fill="var(--wall-deep)" />}
            <path d={`M206 ${y + 30}h14`} strokeWidth="0.6" />
            <DrawnText x={226} y={y + 33}>
              {label}
            </DrawnText>
          </g>
        );
      })}
    </LineDrawing>
  );
}
