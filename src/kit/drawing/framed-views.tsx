/** The pictures in the house, on squares of 7 units counted upwards from the lower left corner. */
const SQUARE = 'M0 0H7V7H0Z';

export function DayView() {
  return (
    <g className="fill-wall stroke-current" strokeWidth=".09">
      <path d={SQUARE} />
      <circle cx="5" cy="5.2" r=".8" />
      <path d="M0 3.4L1.2 4.6L2 4L3.3 5.6L4.6 3.9L5.4 4.5L7 2.9V2.4H0Z" />
      <path
        d="M1.2 4.6L1.7 3.9L1.4 3.3M3.3 5.6L3.9 4.3L3.6 3.5L4 2.8M5.4 4.5L5.8 3.8L5.6 3.2M2 4L2.3 3.3"
        fill="none"
        strokeWidth=".06"
      />
      <path
        d="M0 2.4H7M.6 2H3M3.8 2H6.4M.3 1.55H1.6M2.4 1.55H5M5.7 1.55H6.8M1 1.1H3.6M4.6 1.1H6M.4 .65H2M3 .65H6.6"
        fill="none"
      />
    </g>
  );
}

export function NightView() {
  const stars = 'M.5 6.4h.01M4.2 5.2h.01M.7 3.4h.01M4.6 6.4h.01M6.3 3.9h.01M3.4 3.5h.01M6.1 5.8h.01';
  return (
    <g>
      <path d={SQUARE} className="fill-current" />
      <path d="M3.1 5.9A1.25 1.25 0 1 1 1.6 4.2A1.5 1.5 0 0 0 3.1 5.9Z" className="fill-wall" />
      <path d={stars} className="stroke-wall" strokeWidth=".16" />
      <path
        d="M0 2.3H7M1.2 1.9H3.4M1 1.5H2M2.4 1.5H3.6M1.5 1.1H3.1M5 1.5H6.2M4.4 .8H5.6M1.2 .7H2.8M.3 1.1H.8"
        className="stroke-wall"
        strokeWidth=".08"
      />
    </g>
  );
}
