/** The frame's shadow on the wall. */
const HATCHES = Array.from({ length: 14 }, (_, row) => ({ y: 96 + row * 20, length: 6 + (row % 3) * 3 }));

/** An empty frame on its nail: the picture of a page that is still being made. */
export function EmptyFrame({ className }: { className?: string }) {
  const mitres = [
    [30, 70, 62, 102],
    [270, 70, 238, 102],
    [30, 370, 62, 338],
    [270, 370, 238, 338],
  ];
  return (
    <svg
      viewBox="0 0 300 400"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      <path d="M150 24 L86 70 M150 24 L214 70" />
      <circle cx="150" cy="22" r="3" fill="currentColor" />
      <rect x="30" y="70" width="240" height="300" />
      <rect x="38" y="78" width="224" height="284" opacity=".5" />
      <rect x="62" y="102" width="176" height="236" />
      <rect x="66" y="106" width="168" height="228" opacity=".35" />
      {mitres.map(([x1, y1, x2, y2]) => (
        <line key={`${x1} ${y1}`} x1={x1} y1={y1} x2={x2} y2={y2} opacity=".7" />
      ))}
      {HATCHES.map(({ y, length }) => (
        <line key={y} x1={276} x2={276 + length} y1={y} y2={y + 8} opacity=".3" />
      ))}
    </svg>
  );
}
