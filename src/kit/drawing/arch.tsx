interface ArchProps {
  id: string;
  /** Half the width, the height to where the curve begins, and the depth of the wall; in units. */
  radius: number;
  height: number;
  depth: number;
}

/** A doorway in a wall that faces right. It shows the threshold, the right jamb, and the dark inside. */
export function Arch({ id, radius, height, depth }: ArchProps) {
  const opening = archPath(radius, height);
  const jamb = Array.from({ length: 24 }, (_, line) => `M${radius} ${(line * 0.3).toFixed(1)}l${-depth} ${depth}`).join(
    '',
  );
  return (
    <g className="stroke-current" strokeWidth=".1">
      <clipPath id={id}>
        <path d={opening} />
      </clipPath>
      <path d={archPath(radius + 0.5, height)} className="fill-wall" />
      <path d={opening} className="fill-wall" />
      <g clipPath={`url(#${id})`}>
        <path d={jamb} strokeWidth=".06" />
        <path d={`M${-radius} 0H${radius}l${-depth} ${depth}h${-2 * radius}z`} className="fill-wall" />
        <path d={opening} transform={`translate(${-depth} ${depth})`} className="fill-current" />
      </g>
      <path d={opening} fill="none" strokeWidth=".14" />
    </g>
  );
}

function archPath(radius: number, height: number): string {
  return `M${-radius} 0V${height}A${radius} ${radius} 0 0 0 ${radius} ${height}V0Z`;
}
