import { idFromPath } from '#shared/row-id.ts';

/** The rooms of the wall page, which draws them. */
export const ROOM_IDS = ['living', 'bedroom', 'study', 'dining', 'hallway', 'gallery'] as const;
export type RoomId = (typeof ROOM_IDS)[number];

/** One work on the wall: the centre of its framed outer rectangle, x from the wall's middle, y from the floor. */
export interface HungWork {
  item_id: number;
  size_id: number;
  frame_id: number;
  x_mm: number;
  y_mm: number;
}

/** A work in an address: links may name only the work and leave the rest to the shop. */
export type WishedWork = Pick<HungWork, 'item_id'> & Partial<HungWork>;

export type Light = 'day' | 'evening';

interface WallBase {
  /** One of the drawn rooms, or a photo of the visitor's own wall. */
  room: RoomId | 'photo';
  /** `rrggbb`; empty for the room's default paint. */
  colour: string;
  light: Light;
  person: boolean;
}

/** The wall in the address. */
export interface WallWish extends WallBase {
  works: WishedWork[];
}

/** The address of the page `/wall`: plain strings, without defaults. */
export type WallSearch = {
  room?: string;
  colour?: string;
  light?: string;
  person?: string;
  works?: string;
};

/** More works would not fit a wall, and each is a request. */
export const MAX_WORKS = 12;
const FARTHEST_MM = 9999;
/** `item.size.frame.x.y`: browsers never escape full stops and underscores in a link. `@`, `,` and `;` are accepted too. */
const WORK = /^(\d{1,10})(?:\.(\d{1,10})\.(\d{1,10}))?(?:[@.](-?\d{1,5})[,.](-?\d{1,5}))?$/;

function isRoom(value: string): value is WallWish['room'] {
  return value === 'photo' || ROOM_IDS.some((id) => id === value);
}

/** Reads an address a person may have edited: invalid parts are dropped, so the page still opens. */
export function readWallSearch(search: Record<string, unknown>): WallWish {
  const text = (key: keyof WallSearch) => String(search[key] ?? '').trim();
  const room = text('room');
  const colour = text('colour').replace(/^#/, '').toLowerCase();
  const works = text('works')
    .split(/[;_]/)
    .flatMap((part) => readWork(part.trim()))
    .slice(0, MAX_WORKS);
  return {
    room: isRoom(room) ? room : 'living',
    colour: /^[0-9a-f]{6}$/.test(colour) ? colour : '',
    light: text('light') === 'evening' ? 'evening' : 'day',
    person: /^(1|true)$/.test(text('person')),
    works,
  };
}

function readWork(text: string): WishedWork[] {
  const [, item, size, frame, x, y] = WORK.exec(text) ?? [];
  const [item_id, size_id, frame_id] = [item, size, frame].map((id = '') => idFromPath(id));
  if (!item_id) return [];
  return [
    {
      item_id,
      ...(size_id && frame_id && { size_id, frame_id }),
      ...(x && y && { x_mm: onPaper(Number(x)), y_mm: onPaper(Number(y)) }),
    },
  ];
}

function onPaper(mm: number): number {
  return Math.max(-FARTHEST_MM, Math.min(FARTHEST_MM, mm));
}

/** The address of a wall, short enough to send to a friend; reading it gives the same wall. */
export function writeWallSearch(wall: WallWish): WallSearch {
  return {
    ...(wall.room !== 'living' && { room: wall.room }),
    ...(wall.colour && { colour: wall.colour }),
    ...(wall.light !== 'day' && { light: wall.light }),
    ...(wall.person && { person: '1' }),
    ...(wall.works.length > 0 && { works: wall.works.map(writeWork).join('_') }),
  };
}

function writeWork({ item_id, size_id, frame_id, x_mm, y_mm }: WishedWork): string {
  const isPlaced = x_mm !== undefined && y_mm !== undefined;
  const place = isPlaced ? `.${Math.round(x_mm)}.${Math.round(y_mm)}` : '';
  if (size_id && frame_id) return `${item_id}.${size_id}.${frame_id}${place}`;
  // No id is 0: it means that the shop chooses.
  return isPlaced ? `${item_id}.0.0${place}` : String(item_id);
}

/** The address that hangs these works, for links from product, favourites and cart. */
export function wallSearchFor(works: readonly WishedWork[], rest: Partial<WallBase> = {}): WallSearch {
  const wish = { room: 'living', colour: '', light: 'day', person: false, ...rest } as const;
  return writeWallSearch({ ...wish, works: works.slice(0, MAX_WORKS) });
}

// @chunk common
