import { useId } from 'react';
import { crossSection, type PackLayer } from '#ground/framing/framing.cross-section.ts';
import { line, mm, polygon, rectangle } from '#ground/framing/framing.drawing.ts';
import type { DrawnFrame } from '#ground/framing/framing.geometry.ts';
import { MATERIALS, shade } from '#ground/framing/framing.materials.ts';

const LAYER_FILL: Record<PackLayer['kind'], string> = {
  glazing: '#bcd3d6',
  mat: '#f6f1e6',
  print: '#8b3a2b',
  backing: '#b89a74',
};

/** Space for the two dimension lines, in mm of the drawing. */
const MARGIN_MM = 11;
/** Smallest width, so that frames up to 45 mm broad are compared at one scale. */
const MIN_WIDTH_MM = 74;

interface FrameCrossSectionProps {
  frame: DrawnFrame;
  label: string;
  className?: string;
  /** Not beside others: only as wide as it is. */
  isAlone?: boolean;
}

/** The moulding in cross-section, with its face and depth in millimetres, as in framers' catalogues. */
export function FrameCrossSection({ frame, label, className, isAlone }: FrameCrossSectionProps) {
  const scope = useId();
  const { outline, layers, w_mm, h_mm } = crossSection(frame);
  const view = `${-MARGIN_MM} ${-MARGIN_MM} ${mm(Math.max(isAlone ? 0 : MIN_WIDTH_MM, w_mm + MARGIN_MM + 2))} ${mm(h_mm + MARGIN_MM + 2)}`;
  const { face_mm, depth_mm } = frame;
  return (
    <svg className={className} viewBox={view} role="img" aria-label={label}>
      <defs>
        <pattern
          id={`${scope}hatch`}
          width="2.2"
          height="2.2"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <path d="M0 1.1h2.2" stroke="#000" strokeWidth="0.25" opacity="0.28" />
        </pattern>
      </defs>
      <g stroke="currentColor" strokeWidth="0.3">
        {layers.map(({ kind, area }) => (
          <path
            key={kind}
            d={rectangle(area)}
            fill={kind === 'mat' ? (frame.mat?.colour ?? LAYER_FILL.mat) : LAYER_FILL[kind]}
          />
        ))}
        {outline.length > 0 && (
          <>
            <path d={polygon(outline)} fill={shade(MATERIALS[frame.material].ramp, 0)} />
            <path d={polygon(outline)} fill={`url(#${scope}hatch)`} strokeWidth="0.6" />
            <Dimension length={face_mm} />
            <Dimension length={depth_mm} upright />
          </>
        )}
      </g>
    </svg>
  );
}

/** A dimension line from the drawing's origin, with its length. */
function Dimension({ length, upright = false }: { length: number; upright?: boolean }) {
  const ticks = [0, length].map((at) => line({ x: at, y: -5.2 }, { x: at, y: -2.8 })).join('');
  return (
    <g transform={upright ? `rotate(-90) translate(${-length} 0)` : undefined}>
      <path d={`${line({ x: 0, y: -4 }, { x: length, y: -4 })}${ticks}`} fill="none" />
      <text
        x={length / 2}
        y={-6}
        fontSize="4"
        className="max-sm:text-[5px]"
        textAnchor="middle"
        fill="currentColor"
        stroke="none"
      >
        {length} mm
      </text>
    </g>
  );
}

// @chunk frames
