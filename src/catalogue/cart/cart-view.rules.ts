import type { Size } from '#ground/framing/framing.contract.ts';
import { offeredFrames, outerSize, unitPrice } from '#ground/framing/framing.rules.ts';
import { CURRENCIES, type Prices } from '#shared/money.ts';
import type { CartFrame, CartItem, PricedLine } from './cart.contract.ts';
import { type Line, MAX_PER_LINE, printKey } from './cart.rules.ts';

/** The lines, and the possible choices for each. */
export interface CartContents {
  lines: readonly PricedLine[];
  items: readonly CartItem[];
  frames: readonly CartFrame[];
}

export interface LineView {
  key: string;
  line: Line;
  item: CartItem | undefined;
  size: Size | undefined;
  frame: CartFrame | undefined;
  /** The available sizes, and the chosen one even if it is no longer available. */
  sizes: Size[];
  /** The frames available for the chosen size, and the chosen one. */
  frames: CartFrame[];
  outer: { w_mm: number; h_mm: number } | undefined;
  /** The framed picture's URL, without a width. */
  image: string | undefined;
  price: Prices | undefined;
  was: Prices | undefined;
  unavailable: PricedLine['unavailable'];
  /** The most that can be ordered: 99, or an edition's stock. */
  most: number;
}

export interface Selection {
  isChosen: (key: string) => boolean;
  choose: (keys: readonly string[], chosen: boolean) => void;
}

/** A changed line shows its price immediately, by the same rule as on the server. */
export function viewLines({ lines, items, frames }: CartContents): LineView[] {
  return lines.map(({ price, was, unavailable, ...line }) => {
    const item = items.find(({ item_id }) => item_id === line.item_id);
    const size = item?.sizes.find(({ size_id }) => size_id === line.size_id);
    const frame = frames.find(({ frame_id }) => frame_id === line.frame_id);
    return {
      key: printKey(line),
      line,
      item,
      size,
      frame,
      sizes: (item?.sizes ?? []).filter((one) => one.enabled || one === size),
      frames: frames.filter(
        (one) => one === frame || (one.enabled && (!size || offeredFrames(size, [one]).length > 0)),
      ),
      outer: size && frame && outerSize(size, frame),
      image: item?.picture && `/framed/${printKey(line)}`,
      price: size && frame ? bothPrices(size, frame) : price,
      was,
      unavailable,
      most: Math.min(MAX_PER_LINE, item?.edition?.left ?? MAX_PER_LINE),
    };
  });
}

function bothPrices(size: Size, frame: CartFrame): Prices {
  return { NTD: unitPrice(size, frame, 'NTD'), USD: unitPrice(size, frame, 'USD') };
}

export function isOrderable({ unavailable, line, most, price }: LineView): boolean {
  return !unavailable && price !== undefined && line.nums <= most;
}

/** Without delivery. */
export function subtotalOf(views: readonly LineView[]): Prices {
  const sum = { NTD: 0, USD: 0 };
  for (const { price, line } of views)
    for (const currency of CURRENCIES) sum[currency] += (price?.[currency] ?? 0) * line.nums;
  return sum;
}

/** The line in another size; a frame too weak for it is replaced by the first that fits, framed rather than bare. */
export function inSize({ line, frame, frames }: LineView, size: Size, all: readonly CartFrame[]): Line {
  const offered = offeredFrames(
    size,
    all.filter(({ enabled }) => enabled),
  );
  const sameFrame = frame && offered.some(({ frame_id }) => frame_id === frame.frame_id) ? frame : undefined;
  const next = sameFrame ?? offered.find(({ face_mm }) => face_mm > 0) ?? offered[0] ?? frames[0];
  return { ...line, size_id: size.size_id, frame_id: next?.frame_id ?? line.frame_id };
}
