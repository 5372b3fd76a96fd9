import { QUIET_ZONE, qrCode } from '#ground/documents/qr-code.rules.ts';

/** Dark on white in both themes: some cameras do not read inverted codes. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const rows = qrCode(text);
  const side = rows.length + 2 * QUIET_ZONE;
  const d = rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="w-40 shrink-0"
    >
      <path d={`M0 0h${side}v${side}H0z`} fill="#fff" />
      <path d={d} fill="#000" />
    </svg>
  );
}
