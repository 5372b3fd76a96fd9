import type { Extent } from '#ground/framing/framing.contract.ts';

/** The side of a tile in its own pixels. Tile addresses never change: another size needs another address. */
export const TILE_PX = 512;
/** ID-1, the size of bank and identity cards: most people have one at hand. */
export const CARD_MM = { long: 85.6, short: 53.98 } as const;
/** CSS pixels per picture pixel: beyond this only squares are visible. */
const CLOSEST = 4;
/** A tile may be stretched by this much before the next level, with four times the data, is worth fetching. */
const STRETCH = 1.15;

/** The size of a picture or a level in its own pixels, or of the viewport in CSS pixels. */
export interface Pixels {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The picture's point in the middle of the viewport, and CSS pixels per picture pixel. */
export interface View extends Point {
  scale: number;
}

export interface Tile {
  level: number;
  column: number;
  row: number;
}

export interface Box extends Point, Pixels {}

export type Place = 'whole' | `${'upper' | 'middle' | 'lower'} ${'left' | 'centre' | 'right'}`;

/** The level of full detail; level 0 fits into a single tile, each further one is twice as large. */
export function topLevel({ width, height }: Pixels): number {
  return Math.max(0, Math.ceil(Math.log2(Math.max(width, height) / TILE_PX)));
}

/** Rounded up so that no edge of the picture is lost. */
export function levelSize(picture: Pixels, level: number): Pixels {
  const halvings = 2 ** (topLevel(picture) - level);
  return { width: Math.ceil(picture.width / halvings), height: Math.ceil(picture.height / halvings) };
}

/** The last tiles of a row or column may be smaller. */
export function tileGrid(picture: Pixels, level: number): { columns: number; rows: number } {
  const { width, height } = levelSize(picture, level);
  return { columns: Math.ceil(width / TILE_PX), rows: Math.ceil(height / TILE_PX) };
}

export function hasTile(picture: Pixels, { level, column, row }: Tile): boolean {
  if (level < 0 || level > topLevel(picture)) return false;
  const { columns, rows } = tileGrid(picture, level);
  return column >= 0 && column < columns && row >= 0 && row < rows;
}

/** In the level's pixels. */
export function tileBox(picture: Pixels, { level, column, row }: Tile): Box {
  const { width, height } = levelSize(picture, level);
  const [x, y] = [column * TILE_PX, row * TILE_PX];
  return { x, y, width: Math.min(TILE_PX, width - x), height: Math.min(TILE_PX, height - y) };
}

/** Immutable. */
export function tileUrl(hash: string, { level, column, row }: Tile): string {
  return `/zoom/${hash}/${level}/${column}-${row}.webp`;
}

/** The coarsest level that is sharp at `density` device pixels per CSS pixel. */
export function levelFor(picture: Pixels, scale: number, density: number): number {
  const top = topLevel(picture);
  const level = Math.ceil(top + Math.log2((scale * density) / STRETCH));
  return Math.max(0, Math.min(top, level));
}

/** The visible part in the picture's pixels; it may extend beyond its edges. */
export function seenBox({ x, y, scale }: View, viewport: Pixels): Box {
  const [width, height] = [viewport.width / scale, viewport.height / scale];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The tiles a view needs, from the centre outwards. */
export function tilesFor(picture: Pixels, view: View, viewport: Pixels, density: number): Tile[] {
  const level = levelFor(picture, view.scale, density);
  const { columns, rows } = tileGrid(picture, level);
  const { x: sideX, y: sideY } = pixelShare(picture, level, TILE_PX);
  const seen = seenBox(view, viewport);
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

/** Converts a level's pixels to a share of the picture: not quite a power of two, because levels are rounded up. */
function pixelShare(picture: Pixels, level: number, pixels: number): Point {
  const { width, height } = levelSize(picture, level);
  return { x: (pixels * picture.width) / width, y: (pixels * picture.height) / height };
}

/** In the picture's pixels. */
export function tilePlace(picture: Pixels, tile: Tile): Box {
  const box = tileBox(picture, tile);
  const { x, y } = pixelShare(picture, tile.level, 1);
  return { x: box.x * x, y: box.y * y, width: box.width * x, height: box.height * y };
}

/** As large as the viewport allows, never larger than its own pixels. */
export function fitted(picture: Pixels, viewport: Pixels): View {
  const scale = Math.min(1, viewport.width / picture.width, viewport.height / picture.height);
  return { x: picture.width / 2, y: picture.height / 2, scale };
}

/** The smallest and largest scale. The print's true size is always reachable, on every screen. */
export function scaleLimits(picture: Pixels, viewport: Pixels, trueSize?: number): { min: number; max: number } {
  const { scale } = fitted(picture, viewport);
  return { min: Math.min(scale, trueSize ?? scale), max: Math.max(CLOSEST, trueSize ?? 0) };
}

/** The nearest view with the least empty space: a picture smaller than the viewport is centred. */
export function clamped(view: View, picture: Pixels, viewport: Pixels, trueSize?: number): View {
  const { min, max } = scaleLimits(picture, viewport, trueSize);
  const scale = Math.max(min, Math.min(max, view.scale));
  const along = (at: number, length: number, space: number) => {
    const half = space / scale / 2;
    return 2 * half >= length ? length / 2 : Math.max(half, Math.min(length - half, at));
  };
  return { x: along(view.x, picture.width, viewport.width), y: along(view.y, picture.height, viewport.height), scale };
}

/** Zooms by `factor`; the point under `pointer` (CSS pixels from the viewport's middle) stays under it. */
export function zoomedAbout(view: View, pointer: Point, factor: number): View {
  const scale = view.scale * factor;
  return {
    x: view.x + pointer.x / view.scale - pointer.x / scale,
    y: view.y + pointer.y / view.scale - pointer.y / scale,
    scale,
  };
}

export function dragged(view: View, by: Point): View {
  return { ...view, x: view.x - by.x / view.scale, y: view.y - by.y / view.scale };
}

/** A step of a glide, `part` of the way. The centre moves with 1/scale, which keeps the zoomed point still. */
export function glided(from: View, to: View, part: number): View {
  const scale = from.scale * (to.scale / from.scale) ** part;
  const span = 1 / to.scale - 1 / from.scale;
  const share = Math.abs(span * from.scale) < 1e-6 ? part : (1 / scale - 1 / from.scale) / span;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, scale };
}

/** The visible share of the picture's area, 0 to 1. */
export function seenShare(picture: Pixels, view: View, viewport: Pixels): number {
  const seen = seenBox(view, viewport);
  const along = (from: number, length: number, all: number) => Math.min(all, from + length) - Math.max(0, from);
  const area = along(seen.x, seen.width, picture.width) * along(seen.y, seen.height, picture.height);
  return Math.max(0, Math.min(1, area / (picture.width * picture.height)));
}

/** The view's position; at an edge it names that edge, for all proportions. */
export function seenPlace(picture: Pixels, view: View, viewport: Pixels): Place {
  if (seenShare(picture, view, viewport) > 0.99) return 'whole';
  const third = <T>(at: number, length: number, space: number, names: readonly [T, T, T]): T => {
    const free = length - space / view.scale;
    if (free <= 0) return names[1];
    const along = (at - space / view.scale / 2) / free;
    return along < 1 / 3 ? names[0] : along > 2 / 3 ? names[2] : names[1];
  };
  const vertical = third(view.y, picture.height, viewport.height, ['upper', 'middle', 'lower'] as const);
  const horizontal = third(view.x, picture.width, viewport.width, ['left', 'centre', 'right'] as const);
  return `${vertical} ${horizontal}`;
}

/** From a card's long side as measured on this screen. */
export function pixelsPerMm(cardLong_px: number): number {
  return cardLong_px / CARD_MM.long;
}

/** The scale at which a millimetre of the print is a millimetre on the screen. */
export function trueScale(picture: Pixels, size: Extent, perMm: number): number {
  return (size.w_mm * perMm) / picture.width;
}
