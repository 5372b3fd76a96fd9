/** A clipped tree in a pot, 4 units tall, at the origin. */
export function PottedTree() {
  return (
    <g className="fill-wall stroke-current" strokeWidth=".1">
      <path d="M-.5 -1H.5L.38 0H-.38ZM0 -1V-2" />
      <circle cx="0" cy="-2.9" r="1" />
      <path
        d="M.28 -3.78A1 1 0 0 1 .1 -1.95M.56 -3.6A1.1 1.1 0 0 1 .5 -2.2M.8 -3.3A1.2 1.2 0 0 1 .8 -2.5"
        fill="none"
        strokeWidth=".07"
      />
    </g>
  );
}
