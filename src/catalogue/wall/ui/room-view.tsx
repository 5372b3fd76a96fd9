import type { ShopWorkReply } from '#catalogue/works/works.contract.ts';
import type { Extent, Frame } from '#ground/framing/framing.contract.ts';
import { outerSize } from '#ground/framing/framing.rules.ts';
import { FramedPicture } from '#kit/framing/framed-picture.tsx';
import { Glide } from '#kit/glide.tsx';
import { framedImage } from '#kit/pictures/framed-image.ts';
import { firstPlace } from '../hanging.rules.ts';
import { livingRoom } from '../rooms/living-room.ts';
import { drawingOf } from '../rooms/rooms.ts';
import { closeView, onView } from '../view.rules.ts';
import { Marks } from './room-marks.tsx';

export interface RoomViewProps {
  item: ShopWorkReply['item'];
  size: Extent;
  frame: Frame;
}

const percent = (share: number) => `${(share * 100).toFixed(4)}%`;
const PAINT = `#${livingRoom.colour}`;

/** One work over the sofa, to look at: on the wall's own page it can be moved. */
export function RoomView({ item, size, frame }: RoomViewProps) {
  const { furniture } = livingRoom;
  const outer = outerSize(size, frame);
  const place = firstPlace(outer, livingRoom);
  // The sofa is in the picture too: it is what tells how large the work is.
  const sofa = {
    x_mm: furniture.x_mm,
    y_mm: furniture.top_mm / 2,
    outer: { w_mm: furniture.w_mm, h_mm: furniture.top_mm },
  };
  const view = closeView(livingRoom, [{ ...place, outer }, sofa]);
  const share = onView(view, outer, place);
  const drawing = drawingOf(livingRoom);
  return (
    <div
      className="relative isolate w-full overflow-hidden lg:w-auto lg:h-full lg:max-w-full"
      style={{ aspectRatio: `${view.w_mm} / ${view.h_mm}` }}
    >
      <Marks view={view} marks={drawing.back} sun={drawing.sun} paint={PAINT} />
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
      <Marks view={view} marks={drawing.front} paint={PAINT} />
    </div>
  );
}
