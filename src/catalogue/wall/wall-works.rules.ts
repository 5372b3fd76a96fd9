import type { ShopWorkReply } from '#catalogue/works/works.contract.ts';
import type { Extent, Frame, Size } from '#ground/framing/framing.contract.ts';
import { offeredFrames, outerSize, unitPrice } from '#ground/framing/framing.rules.ts';
import type { HungWork, WishedWork } from '#ground/wall-address/wall-address.ts';
import { CURRENCIES, type Prices } from '#shared/money.ts';
import { keepOnWall, nextPlace, resettled, rowOf, type Where } from './hanging.rules.ts';
import type { Place } from './view.rules.ts';

/** A wished work, completed with the shop's data. */
export interface WorkOnWall extends Place {
  /** Its index among the wished works. */
  index: number;
  item: ShopWorkReply['item'];
  sizes: readonly Size[];
  size: Size;
  frame: Frame;
  frames: readonly Frame[];
  /** Frames strong enough for the size. */
  offered: readonly Frame[];
  outer: Extent;
  price: Prices;
  /** False for works that are sold out, offline, or sold only at exhibitions. */
  onSale: boolean;
}

type Choice = Omit<WorkOnWall, 'x_mm' | 'y_mm'>;

/** The works of a wall in a room, without those that are unknown or too small to print. */
export function hangWorks(
  wishes: readonly WishedWork[],
  replies: ReadonlyMap<number, Pick<ShopWorkReply, 'item' | 'sizes' | 'frames'>>,
  room: Where,
): WorkOnWall[] {
  const chosen = wishes.flatMap((wish, index) => choiceOf(wish, index, replies.get(wish.item_id)));
  const placed = chosen.map(({ index }) => placeOf(wishes[index]));
  if (placed.every((place) => place === undefined)) {
    const row = rowOf(
      chosen.map(({ outer }) => outer),
      room,
    );
    return chosen.map((work, at) => ({ ...work, ...(row[at] ?? { x_mm: 0, y_mm: 0 }) }));
  }
  const hung: WorkOnWall[] = [];
  chosen.forEach((work, at) => {
    const wished = placed[at];
    const place = wished ? keepOnWall(work.outer, wished, room.wall) : nextPlace(work.outer, hung, room);
    hung.push({ ...work, ...place });
  });
  return hung;
}

function placeOf(wish: WishedWork | undefined): Place | undefined {
  if (wish?.x_mm === undefined || wish.y_mm === undefined) return undefined;
  return { x_mm: wish.x_mm, y_mm: wish.y_mm };
}

function choiceOf(
  wish: WishedWork,
  index: number,
  reply: Pick<ShopWorkReply, 'item' | 'sizes' | 'frames'> | undefined,
): Choice[] {
  if (!reply) return [];
  const { item, sizes, frames } = reply;
  const size = sizes.find(({ size_id }) => size_id === wish.size_id) ?? sizes[Math.floor((sizes.length - 1) / 2)];
  if (!size) return [];
  const offered = offeredFrames(size, frames);
  const wanted = offered.find(({ frame_id }) => frame_id === wish.frame_id);
  const frame = wanted ?? offered.find(({ face_mm }) => face_mm > 0) ?? offered[0];
  if (!frame) return [];
  const price = { NTD: unitPrice(size, frame, 'NTD'), USD: unitPrice(size, frame, 'USD') };
  const onSale = item.status === 'online' && item.sale_mode !== 'exhibition' && item.edition?.left !== 0;
  return [{ index, item, sizes, size, frame, frames, offered, outer: outerSize(size, frame), price, onSale }];
}

/** A work's new place, and its size and frame if they change too. */
export type NewPlace = Place & Partial<Pick<HungWork, 'size_id' | 'frame_id'>>;

/** Moves some works and fixes the places of all others, so that none jumps when its neighbour moves. */
export function withPlaces(
  wishes: readonly WishedWork[],
  hung: readonly WorkOnWall[],
  places: ReadonlyMap<number, NewPlace>,
): WishedWork[] {
  return wishes.map((wish, index) => {
    const work = hung.find((other) => other.index === index);
    if (!work) return wish;
    const to: NewPlace = places.get(index) ?? work;
    const { x_mm, y_mm, size_id = work.size.size_id, frame_id = work.frame.frame_id } = to;
    return { item_id: wish.item_id, size_id, frame_id, x_mm: Math.round(x_mm), y_mm: Math.round(y_mm) };
  });
}

/** For another room: placed works move together, all others are hung again. */
export function inRoom(wishes: readonly WishedWork[], hung: readonly WorkOnWall[], room: Where): WishedWork[] {
  if (wishes.every((wish) => placeOf(wish) === undefined)) return [...wishes];
  const places = resettled(hung, room);
  return withPlaces(
    wishes,
    hung,
    new Map(hung.flatMap(({ index }, at) => (places[at] ? [[index, places[at]] as const] : []))),
  );
}

/** Another size or frame of one work, whose centre stays. */
export function withChoice(
  wishes: readonly WishedWork[],
  work: WorkOnWall,
  change: { size_id?: number; frame_id?: number },
): WishedWork[] {
  const choice = { size_id: work.size.size_id, frame_id: work.frame.frame_id, ...change };
  return wishes.map((wish, index) => (index === work.index ? { ...wish, ...choice } : wish));
}

/** The total of all works for sale, in each currency. */
export function totalPrice(works: readonly Pick<WorkOnWall, 'price' | 'onSale'>[]): Prices {
  const total = { NTD: 0, USD: 0 };
  for (const { price } of works.filter(({ onSale }) => onSale)) {
    for (const currency of CURRENCIES) total[currency] += price[currency];
  }
  return total;
}
