import type { ShopWorkReply } from '#catalogue/works/works.contract.ts';
import type { Extent, Frame } from '#ground/framing/framing.contract.ts';
import { outerSize } from '#ground/framing/framing.rules.ts';
import { FramedPicture } from '#kit/framing/framed-picture.tsx';
import { Glide } from '#kit/glide.tsx';
import { framedImage } from '#kit/pictures/framed-image.ts';
import { firstPlace } from '../hanging.rules.ts';
import { livingRoom } from '../rooms/living-room.ts';
import { drawingOf } from '../rooms/rooms.ts';
import { fillingView, onView, roomView } from '../view.rules.ts';
import { Marks } from './room-marks.tsx';

export interface RoomViewProps {
  item: ShopWorkReply['item'];
  size: Extent;
  frame: Frame;
}

const percent = (share: number) => `${(share * 100).toFixed(4)}%`;
/** The colour of the stage, so that its views differ in what they show only. */
const PAINT = '#f2eee6';
/** On a dark page the room is darker, the work is not. */
const DIMMED = 'pointer-events-none absolute inset-0 dark:brightness-75';
/** How much of the room is always visible: the sofa, and the wall up to here. */
const ABOVE_MM = 120;
const VISIBLE_MM = { w_mm: livingRoom.furniture.w_mm * 1.25, top_mm: 2150, floor_mm: 260 };

/** One work over the sofa, for viewing only: on the wall's own page it can be moved. */
export function RoomView({ item, size, frame }: RoomViewProps) {
  const outer = outerSize(size, frame);
  const place = firstPlace(outer, livingRoom);
  const top_mm = Math.max(VISIBLE_MM.top_mm, place.y_mm + outer.h_mm / 2 + ABOVE_MM);
  const view = roomView(livingRoom);
  const share = onView(view, outer, place);
  const drawing = drawingOf(livingRoom);
  return (
    <div
      data-room=""
      className="absolute isolate"
      style={fillingView(view, { ...VISIBLE_MM, top_mm, x_mm: livingRoom.furniture.x_mm })}
    >
      <div className={DIMMED}>
        <Marks view={view} marks={drawing.back} sun={drawing.sun} paint={PAINT} />
      </div>
      <Glide
        className="absolute"
        style={{
          left: percent(share.centre_x - share.width / 2),
          top: percent(share.centre_y - share.height / 2),
          width: percent(share.width),
        }}
      >
        <FramedPicture
          size={size}
          frame={frame}
          detail="light"
          picture={item.picture && framedImage(item.picture, item.alt, '(max-width: 64rem) 36vw, 20rem')}
        />
      </Glide>
      <div className={DIMMED}>
        <Marks view={view} marks={drawing.front} paint={PAINT} />
      </div>
    </div>
  );
}
