import type { ReactNode } from 'react';

/** A line drawing in a viewBox of this size; its caption describes it. */
export function LineDrawing({ width, height, children }: { width: number; height: number; children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="mx-auto block w-full max-w-[40rem]"
      fill="none"
      stroke="currentColor"
      strokeWidth="1"
    >
      {children}
    </svg>
  );
}

/** A dimension line between two points, with its figure in the middle. */
export function Measure({ from, to, label }: { from: [number, number]; to: [number, number]; label: string }) {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const isUpright = x1 === x2;
  const [dx, dy] = isUpright ? [4, 0] : [0, 4];
  return (
    <g strokeWidth="0.6">
      <path
        d={`M${x1} ${y1}L${x2} ${y2}M${x1 - dx} ${y1 - dy}l${2 * dx} ${2 * dy}M${x2 - dx} ${y2 - dy}l${2 * dx} ${2 * dy}`}
      />
      <DrawnText
        x={(x1 + x2) / 2 + (isUpright ? 6 : 0)}
        y={(y1 + y2) / 2 + (isUpright ? 3 : -5)}
        anchor={isUpright ? 'start' : 'middle'}
      >
        {label}
      </DrawnText>
    </g>
  );
}

export function DrawnText({
  x,
  y,
  anchor = 'start',
  className = 'max-sm:text-[13px]',
  children,
}: {
  x: number;
  y: number;
  anchor?: 'start' | 'middle';
  /** Larger where the drawing is scaled down: phones. */
  className?: string;
  children: ReactNode;
}) {
  return (
    <text x={x} y={y} textAnchor={anchor} fontSize="10" fill="currentColor" stroke="none" className={className}>
      {children}
    </text>
  );
}
