import { memo } from 'react';
import { type Gradient, type GradientStop, mm, type Shape, share } from '#ground/framing/framing.drawing.ts';

const NONE: readonly Gradient[] = [];

/**
 * Gradients and shapes of one layer; `scope` separates the gradients' names from other drawings on the page.
 * Memoised: it has hundreds of shapes, and rerendering them would disturb a fade.
 */
export const DrawingLayer = memo(function DrawingLayer({
  gradients = NONE,
  shapes,
  scope,
}: {
  gradients?: readonly Gradient[];
  shapes: readonly Shape[];
  scope: string;
}) {
  return (
    <>
      {gradients.length > 0 && (
        <defs>
          {gradients.map((gradient) => (
            <DrawingGradient key={gradient.name} gradient={gradient} scope={scope} />
          ))}
        </defs>
      )}
      {shapes.map(({ d, fill, stroke, stroke_mm, opacity, hollow }) => (
        <path
          key={`${d}${fill}${stroke_mm}`}
          d={d}
          fill={fill?.startsWith('@') ? `url(#${scope}${fill.slice(1)})` : (fill ?? 'none')}
          stroke={stroke}
          strokeWidth={stroke_mm && mm(stroke_mm)}
          opacity={opacity && share(opacity)}
          fillRule={hollow && 'evenodd'}
        />
      ))}
    </>
  );
});

function DrawingGradient({ gradient: { name, from, to, stops }, scope }: { gradient: Gradient; scope: string }) {
  const borrowed = typeof stops === 'string';
  const common = {
    id: `${scope}${name}`,
    gradientUnits: 'userSpaceOnUse',
    href: borrowed ? `#${scope}${stops}` : undefined,
    children: borrowed ? null : stops.map(stopElement),
  };
  return 'radius' in to ? (
    <radialGradient cx={mm(from.x)} cy={mm(from.y)} r={mm(to.radius)} {...common} />
  ) : (
    <linearGradient x1={mm(from.x)} y1={mm(from.y)} x2={mm(to.x)} y2={mm(to.y)} {...common} />
  );
}

function stopElement({ at, colour, opacity }: GradientStop) {
  // Two stops may share a position, where two strips of the profile meet at an edge.
  const faint = opacity === undefined ? undefined : share(opacity);
  return <stop key={`${share(at)}${colour}`} offset={share(at)} stopColor={colour} stopOpacity={faint} />;
}

// @chunk frames
