/** A sheet with its deckle edge lifted from the print beneath: fibres, coating and pigment. */
export function PaperDrawing() {
  return (
    <svg
      viewBox="0 0 240 130"
      aria-hidden="true"
      className="mx-auto w-full max-w-[17rem]"
      fill="none"
      stroke="currentColor"
    >
      <path d="M20 96L122 126 222 88 120 60Z" fill="#d8c9a8" strokeWidth=".8" />
      <path d="M20 84L122 114 222 76 120 48Z" fill="#f3ecdc" strokeWidth=".8" />
      <path d="M46 82L122 104 196 76 120 55Z" fill="#7d2f20" strokeWidth=".5" />
      <path d="M72 80L122 95 148 85 98 71Z" fill="#c9855f" stroke="none" />
      <path d="M118 66L158 78 181 69 140 60Z" fill="#2f4858" stroke="none" />
      <path
        d="M20 66L122 96C150 86 160 74 176 40C190 22 206 24 222 26L120 4C104 2 92 8 82 24C66 50 52 58 20 66Z"
        fill="#fbf7ec"
        fillOpacity=".86"
        strokeWidth=".8"
      />
      <path
        d="M96 60q14-6 22-20M112 66q16-8 24-26M128 72q16-10 24-30M80 58q12-6 20-18M108 40q12-10 26-16M132 30q10-8 26-10"
        strokeWidth=".5"
        opacity=".5"
      />
    </svg>
  );
}
