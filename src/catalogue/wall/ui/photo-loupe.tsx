import { useEffect, useRef } from 'react';
import type { Point } from '#ground/framing/framing.geometry.ts';

const SIDE_PX = 132;
const MAGNIFIED = 5;

/** The photo under the finger, five times enlarged, in the opposite corner. */
export function PhotoLoupe({ photo, at }: { photo: HTMLCanvasElement; at: Point }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const ink = canvas.current?.getContext('2d');
    if (!ink) return;
    const part = SIDE_PX / MAGNIFIED;
    ink.imageSmoothingEnabled = false;
    ink.fillStyle = '#888';
    ink.fillRect(0, 0, SIDE_PX, SIDE_PX);
    ink.drawImage(photo, at.x - part / 2, at.y - part / 2, part, part, 0, 0, SIDE_PX, SIDE_PX);
    for (const [colour, width] of [
      ['#000', 3],
      ['#fff', 1],
    ] as const) {
      ink.strokeStyle = colour;
      ink.lineWidth = width;
      ink.beginPath();
      for (const [from, to] of [
        [SIDE_PX / 2 - 24, SIDE_PX / 2 - 6],
        [SIDE_PX / 2 + 6, SIDE_PX / 2 + 24],
      ] as const) {
        ink.moveTo(from, SIDE_PX / 2);
        ink.lineTo(to, SIDE_PX / 2);
        ink.moveTo(SIDE_PX / 2, from);
        ink.lineTo(SIDE_PX / 2, to);
      }
      ink.stroke();
    }
  }, [photo, at.x, at.y]);
  const onLeft = at.x > photo.width / 2;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute top-2 z-10 overflow-hidden rounded-full border-2 border-wall outline outline-ink"
      style={onLeft ? { left: 8 } : { right: 8 }}
    >
      <canvas ref={canvas} width={SIDE_PX} height={SIDE_PX} className="block size-24 sm:size-33" />
    </div>
  );
}
