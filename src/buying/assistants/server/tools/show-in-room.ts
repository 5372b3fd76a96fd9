import { msg } from '@lingui/core/macro';
import { roomScale } from '#catalogue/wall/server/hung-picture.service.tsx';
import { fitsWall, formatCm, offeredFrames, outerSize } from '#ground/framing/framing.rules.ts';
import { wallSearchFor } from '#ground/wall-address/wall-address.ts';
import { ask } from '#kit/client/api-client.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { showInRoomInput, showInRoomOutput } from '../../assistant.contract.ts';
import { tool } from '../tool.ts';
import { inCm } from '../work-card.ts';

export const showInRoom = tool({
  name: 'show_in_room',
  title: 'A work on the wall, at its true size',
  description:
    'Draws a framed work at its true size in a furnished room and answers the picture, its measurements, and a link to the same wall, ' +
    'where the buyer can change the room and move the work.',
  input: showInRoomInput,
  output: showInRoomOutput,
  async answer({ item_id, size_id, frame_id, room }, asking) {
    const { i18n, locale } = asking;
    const { item, sizes, frames } = await ask(asking.api.shop[':id'].$get({ param: { id: String(item_id) } }));
    const size = sizes.find((one) => one.size_id === size_id);
    const frame = size && offeredFrames(size, frames).find((one) => one.frame_id === frame_id);
    if (!size || !frame) throw refused(i18n._(msg`This work is not offered in this size and frame.`));
    const { wall, furniture } = roomScale(room);
    const outer = outerSize(size, frame);
    if (!fitsWall(outer, wall))
      throw refused(i18n._(msg`This print is larger than the wall of the room. Choose another room or size.`));
    if (!item.picture) throw refused(i18n._(msg`The picture of this work is not ready yet.`));
    const path = `/rooms/${room}/${item_id}-${size_id}-${frame_id}.jpg`;
    const file = await asking.file(path);
    const search = wallSearchFor([{ item_id, size_id, frame_id }]);
    const data = {
      room,
      framed: inCm(outer),
      wall: inCm(wall),
      furniture: { name: furniture.name, width_cm: furniture.w_mm / 10 },
      picture_url: asking.fileUrl(path),
      wall_url: asking.pageUrl('/wall', { ...(room !== 'living' && { room }), ...search }),
    };
    const measures = { title: item.title, framed: formatCm(outer, locale), wall: formatCm(wall, locale) };
    const said = [
      i18n._(
        msg`“${{ title: measures.title }}” at its true size: ${{ framed: measures.framed }} with its frame, on a wall of ${{ wall: measures.wall }}.`,
      ),
      i18n._(msg`Move the work, or change the room: ${{ url: data.wall_url }}`),
    ].join('\n');
    return { said, data, picture: new Uint8Array(await file.arrayBuffer()) };
  },
});

function refused(message: string): ApiFailure {
  return new ApiFailure(409, 'cart_item_unavailable', message);
}
