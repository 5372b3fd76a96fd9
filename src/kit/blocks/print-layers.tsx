import { useLingui } from '@lingui/react/macro';
import { DrawnText, LineDrawing } from './line-drawing.tsx';

const STEP = 34;

/** What lies on what inside a frame, drawn apart. */
export function PrintLayers() {
  const { t } = useLingui();
  const layers = [t`Acrylic glazing`, t`Mat`, t`Pigment ink on cotton paper`, t`Backing board`];
  return (
    <LineDrawing width={360} height={STEP * layers.length + 60}>
      {layers.map((layer, at) => {
        const y = 14 + at * STEP;
        const sheet = `M90 ${y}l80 26l-80 26l-80 -26z`;
        return (
          <g key={layer}>
            <path d={sheet} fill="var(--wall)" fillOpacity={at === 0 ? 0.4 : 1} />
            {at === 1 && <path d={`M90 ${y + 9}l52 17l-52 17l-52 -17z`} fill="var(--wall-deep)" />}
            {at === 2 && (
              <path d={`M90 ${y + 6}l62 20l-62 20l-62 -20z`} fill="currentColor" fillOpacity="0.25" stroke="none" />
            )}
            <path d={`M170 ${y + 26}h16`} strokeWidth="0.6" />
            <DrawnText x={192} y={y + 29}>
              {layer}
            </DrawnText>
          </g>
        );
      })}
    </LineDrawing>
  );
}
