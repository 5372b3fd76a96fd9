/** A person of so many units on the floor; only an outline, to compare heights. */
export function Figure({ x, floor, height }: { x: number; floor: number; height: number }) {
  const head = height * 0.065;
  const top = floor - height;
  const shoulder = top + head * 2.6;
  const hip = top + height * 0.52;
  const width = height * 0.13;
  return (
    <g strokeWidth="0.8">
      <circle cx={x} cy={top + head} r={head} />
      <path
        d={`M${x - width} ${shoulder}q${width} ${-head} ${2 * width} 0L${x + width * 0.75} ${hip}L${x + width * 0.55} ${floor}H${x + width * 0.1}L${x} ${hip + height * 0.06}L${x - width * 0.1} ${floor}H${x - width * 0.55}L${x - width * 0.75} ${hip}Z`}
      />
    </g>
  );
}
