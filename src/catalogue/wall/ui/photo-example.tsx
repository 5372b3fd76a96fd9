import { classNames } from '#kit/class-names.ts';
import { EYE_LINE_MM } from '../hanging.rules.ts';
import { livingRoom } from '../rooms/living-room.ts';
import { drawingOf } from '../rooms/rooms.ts';
import { closeView } from '../view.rules.ts';
import { Layer, Marks } from './room-marks.tsx';

const SHEET = { w_mm: 210, h_mm: 297 };
const TAPE = { w_mm: 90, h_mm: 26 };

/**
 * A drawing of a good photo: a wall from a few steps away, with a sheet of A4 taped to it. The text beside it says the
 * same.
 */
export function PhotoExample({ className }: { className?: string }) {
  const { furniture, colour } = livingRoom;
  const drawing = drawingOf(livingRoom);
  const sofa = {
    x_mm: furniture.x_mm,
    y_mm: furniture.top_mm / 2,
    outer: { w_mm: furniture.w_mm, h_mm: furniture.top_mm },
  };
  const view = closeView(livingRoom, [sofa, { x_mm: furniture.x_mm, y_mm: EYE_LINE_MM, outer: SHEET }]);
  const [left, top] = [furniture.x_mm - SHEET.w_mm / 2, -EYE_LINE_MM - SHEET.h_mm / 2];
  return (
    <div
      data-example=""
      className={classNames('relative isolate max-h-[50dvh] w-full self-start overflow-hidden', className)}
      style={{ aspectRatio: `${view.w_mm} / ${view.h_mm}` }}
    >
      <Marks view={view} marks={drawing.back} sun={drawing.sun} paint={`#${colour}`} />
      <Layer view={view}>
        <rect x={left + 10} y={top + 12} width={SHEET.w_mm} height={SHEET.h_mm} fill="#20180f" opacity="0.16" />
        <rect x={left} y={top} width={SHEET.w_mm} height={SHEET.h_mm} fill="#fffefb" />
        {[0, SHEET.w_mm].map((dx) => (
          <rect
            key={dx}
            x={left + dx - TAPE.w_mm / 2}
            y={top - TAPE.h_mm / 2}
            width={TAPE.w_mm}
            height={TAPE.h_mm}
            fill="#d9b878"
            opacity="0.8"
            transform={`rotate(${dx ? 40 : -40} ${left + dx} ${top})`}
          />
        ))}
      </Layer>
      <Marks view={view} marks={drawing.front} paint={`#${colour}`} />
    </div>
  );
}
