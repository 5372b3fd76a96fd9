const FIBRES = 150;
const DOTS = 620;
/** Multiples of these leave no clumps and no gaps, so that it looks strewn and is the same at every draw. */
const STREW = { x: 0.7548776662, y: 0.569840291, turn: 2.39996 };

const place = (at: number) => ({ x: ((at * STREW.x) % 1) * 400, y: ((at * STREW.y) % 1) * 300 });

function fibre(at: number): string {
  const { x, y } = place(at + 0.5);
  const long = 18 + ((at * 7) % 23);
  const [dx, dy] = [Math.cos(at * STREW.turn) * long, Math.sin(at * STREW.turn) * long];
  const bend = ((at % 5) - 2) * 4;
  const point = (value: number) => value.toFixed(1);
  return `M${point(x - dx / 2)} ${point(y - dy / 2)}q${point(dx / 2 - (dy / long) * bend)} ${point(dy / 2 + (dx / long) * bend)} ${point(dx)} ${point(dy)}`;
}

/** Cotton paper and the ink on it, some thirty times enlarged: fibres crossing, and dots of pigment in the work's own colours. */
export function PaperMacro({ colours, className }: { colours: readonly string[]; className?: string }) {
  const inks = colours.length > 0 ? colours : ['#3a332b'];
  return (
    <svg aria-hidden="true" viewBox="0 0 400 300" className={className} preserveAspectRatio="xMidYMid slice">
      <path d="M0 0h400v300H0z" fill="#f1ebde" />
      <g fill="none" stroke="#cfc4ad" strokeWidth="2.2" strokeLinecap="round">
        <path d={Array.from({ length: FIBRES }, (_, at) => fibre(at)).join('')} />
      </g>
      <g fill="none" stroke="#fbf8f0" strokeWidth="0.9" strokeLinecap="round">
        <path d={Array.from({ length: FIBRES }, (_, at) => fibre(at)).join('')} transform="translate(-.7 -.7)" />
      </g>
      {inks.map((ink, nth) => (
        <path
          key={ink}
          d={dotsOf(nth, inks.length)}
          stroke={ink}
          strokeWidth="5"
          strokeLinecap="round"
          opacity="0.85"
        />
      ))}
    </svg>
  );
}

/** Denser towards the lower right: the edge of something printed. */
function dotsOf(nth: number, of: number): string {
  return Array.from({ length: DOTS }, (_, at) => at)
    .filter((at) => at % of === nth)
    .map((at) => place(at))
    .filter(({ x, y }) => x / 400 + y / 300 > 0.75 + 0.5 * Math.abs(Math.sin(x * 0.045 + y * 0.021)))
    .map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`)
    .join('');
}
