import type { Extent } from '#ground/framing/framing.contract.ts';

/** Side of a tile in its own pixels. It stands in addresses that never change: another size needs another address. */
export const TILE_PX = 512;
/** ID-1, the size of bank and identity cards: most people have one at hand. */
export const CARD_MM = { long: 85.6, short: 53.98 } as const;
/** CSS pixels for one of the picture: nearer than this only squares are seen. */
const CLOSEST = 4;
/** A tile may be stretched by this much before the next level, four times the data, is worth fetching. */
const STRETCH = 1.15;

/** A picture's or a level's size in its own pixels, or a room's on the screen in CSS pixels. */
export interface Pixels {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** What is looked at: the point of the picture in the middle of the room, and the CSS pixels each of its pixels gets. */
export interface View extends Point {
  scale: number;
}

export interface Tile {
  level: number;
  column: number;
  row: number;
}

export interface Box extends Point, Pixels {}

/** The place of a view on the picture, as one would point to it. */
export type Place = 'whole' | `${'upper' | 'middle' | 'lower'} ${'left' | 'centre' | 'right'}`;

/** The picture in full detail; level 0 is the one that fits into a single tile, each further one twice as large. */
export function topLevel({ width, height }: Pixels): number {
  return Math.max(0, Math.ceil(Math.log2(Math.max(width, height) / TILE_PX)));
}

/** The size of a level, rounded up so that no edge of the picture is lost. */
export function levelSize(picture: Pixels, level: number): Pixels {
  const halvings = 2 ** (topLevel(picture) - level);
  return { width: Math.ceil(picture.width / halvings), height: Math.ceil(picture.height / halvings) };
}

/** How many tiles a level has; the last ones of a row or column are as small as what is left. */
export function tileGrid(picture: Pixels, level: number): { columns: number; rows: number } {
  const { width, height } = levelSize(picture, level);
  return { columns: Math.ceil(width / TILE_PX), rows: Math.ceil(height / TILE_PX) };
}

/** True if the picture has this tile. */
export function hasTile(picture: Pixels, { level, column, row }: Tile): boolean {
  if (level < 0 || level > topLevel(picture)) return false;
  const { columns, rows } = tileGrid(picture, level);
  return column >= 0 && column < columns && row >= 0 && row < rows;
}

/** The part of its level that a tile shows, in the level's pixels. */
export function tileBox(picture: Pixels, { level, column, row }: Tile): Box {
  const { width, height } = levelSize(picture, level);
  const [x, y] = [column * TILE_PX, row * TILE_PX];
  return { x, y, width: Math.min(TILE_PX, width - x), height: Math.min(TILE_PX, height - y) };
}

/** The immutable address of a tile. */
export function tileUrl(hash: string, { level, column, row }: Tile): string {
  return `/zoom/${hash}/${level}/${column}-${row}.webp`;
}

/** The coarsest level that is sharp on a screen with `density` device pixels for a CSS pixel. */
export function levelFor(picture: Pixels, scale: number, density: number): number {
  const top = topLevel(picture);
  const level = Math.ceil(top + Math.log2((scale * density) / STRETCH));
  return Math.max(0, Math.min(top, level));
}

/** What of the picture is seen through the room, in the picture's pixels; it may reach beyond its edges. */
export function seenBox({ x, y, scale }: View, room: Pixels): Box {
  const [width, height] = [room.width / scale, room.height / scale];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The tiles of the right level that a view needs, those in the middle first. */
export function tilesFor(picture: Pixels, view: View, room: Pixels, density: number): Tile[] {
  const level = levelFor(picture, view.scale, density);
  const { columns, rows } = tileGrid(picture, level);
  const { x: sideX, y: sideY } = pixelShare(picture, level, TILE_PX);
  const seen = seenBox(view, room);
  const first = (from: number, side: number) => Math.max(0, Math.floor(from / side));
  const last = (to: number, side: number, count: number) => Math.min(count, Math.ceil(to / side)) - 1;
  const tiles: Tile[] = [];
  for (let row = first(seen.y, sideY); row <= last(seen.y + seen.height, sideY, rows); row++) {
    for (let column = first(seen.x, sideX); column <= last(seen.x + seen.width, sideX, columns); column++) {
      tiles.push({ level, column, row });
    }
  }
  const far = ({ column, row }: Tile) => Math.hypot((column + 0.5) * sideX - view.x, (row + 0.5) * sideY - view.y);
  return tiles.sort((a, b) => far(a) - far(b));
}

/** How much of the picture so many pixels of a level are: not quite a power of two, because levels are rounded up. */
function pixelShare(picture: Pixels, level: number, pixels: number): Point {
  const { width, height } = levelSize(picture, level);
  return { x: (pixels * picture.width) / width, y: (pixels * picture.height) / height };
}

/** The part of the picture that a tile shows, in the picture's pixels. */
export function tilePlace(picture: Pixels, tile: Tile): Box {
  const box = tileBox(picture, tile);
  const { x, y } = pixelShare(picture, tile.level, 1);
  return { x: box.x * x, y: box.y * y, width: box.width * x, height: box.height * y };
}

/** The whole picture, as large as the room allows, never larger than its own pixels. */
export function fitted(picture: Pixels, room: Pixels): View {
  const scale = Math.min(1, room.width / picture.width, room.height / picture.height);
  return { x: picture.width / 2, y: picture.height / 2, scale };
}

/** How far out and in one may go. The true size of the print is always within reach, on a small screen and on a wall of screens. */
export function scaleLimits(picture: Pixels, room: Pixels, trueSize?: number): { min: number; max: number } {
  const { scale } = fitted(picture, room);
  return { min: Math.min(scale, trueSize ?? scale), max: Math.max(CLOSEST, trueSize ?? 0) };
}

/** The nearest view that shows no more empty room than it must: a picture smaller than the room stands in its middle. */
export function clamped(view: View, picture: Pixels, room: Pixels, trueSize?: number): View {
  const { min, max } = scaleLimits(picture, room, trueSize);
  const scale = Math.max(min, Math.min(max, view.scale));
  const along = (at: number, length: number, space: number) => {
    const half = space / scale / 2;
    return 2 * half >= length ? length / 2 : Math.max(half, Math.min(length - half, at));
  };
  return { x: along(view.x, picture.width, room.width), y: along(view.y, picture.height, room.height), scale };
}

/** Nearer by `factor`, with the point of the picture under `pointer` (CSS pixels from the room's middle) staying under it. */
export function zoomedAbout(view: View, pointer: Point, factor: number): View {
  const scale = view.scale * factor;
  return {
    x: view.x + pointer.x / view.scale - pointer.x / scale,
    y: view.y + pointer.y / view.scale - pointer.y / scale,
    scale,
  };
}

/** The view after the picture was dragged by so many CSS pixels. */
export function dragged(view: View, by: Point): View {
  return { ...view, x: view.x - by.x / view.scale, y: view.y - by.y / view.scale };
}

/** A step of a glide, `part` of the way. The middle moves with 1/scale, which keeps the point that is zoomed about still. */
export function glided(from: View, to: View, part: number): View {
  const scale = from.scale * (to.scale / from.scale) ** part;
  const span = 1 / to.scale - 1 / from.scale;
  const share = Math.abs(span * from.scale) < 1e-6 ? part : (1 / scale - 1 / from.scale) / span;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, scale };
}

/** How much of the picture's area is seen, 0 to 1. */
export function seenShare(picture: Pixels, view: View, room: Pixels): number {
  const seen = seenBox(view, room);
  const along = (from: number, length: number, all: number) => Math.min(all, from + length) - Math.max(0, from);
  const area = along(seen.x, seen.width, picture.width) * along(seen.y, seen.height, picture.height);
  return Math.max(0, Math.min(1, area / (picture.width * picture.height)));
}

/** Where on the picture the view is; at its edge means that edge, whatever the picture's proportions. */
export function seenPlace(picture: Pixels, view: View, room: Pixels): Place {
  if (seenShare(picture, view, room) > 0.99) return 'whole';
  const third = <T>(at: number, length: number, space: number, names: readonly [T, T, T]): T => {
    const free = length - space / view.scale;
    if (free <= 0) return names[1];
    const along = (at - space / view.scale / 2) / free;
    return along < 1 / 3 ? names[0] : along > 2 / 3 ? names[2] : names[1];
  };
  const vertical = third(view.y, picture.height, room.height, ['upper', 'middle', 'lower'] as const);
  const horizontal = third(view.x, picture.width, room.width, ['left', 'centre', 'right'] as const);
  return `${vertical} ${horizontal}`;
}

/** CSS pixels in a millimetre of this screen, from a card's long side as measured on it. */
export function pixelsPerMm(cardLong_px: number): number {
  return cardLong_px / CARD_MM.long;
}

/** The scale at which a millimetre of the print is a millimetre on the screen. */
export function trueScale(picture: Pixels, size: Extent, perMm: number): number {
  return (size.w_mm * perMm) / picture.width;
}
