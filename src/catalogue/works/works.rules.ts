import type { Extent, Frame, Size } from '#ground/framing/framing.contract.ts';
import { offeredFrames, outerSize, unitPrice } from '#ground/framing/framing.rules.ts';
import { CURRENCIES, MAX_AMOUNT, type Prices } from '#shared/money.ts';
import { SIZE_BANDS } from './work-choices.rules.ts';

type Orientation = 'portrait' | 'landscape' | 'square' | 'panoramic';
type SizeBand = (typeof SIZE_BANDS)[number];
type SaleMode = 'online' | 'exhibition' | 'edition';

/** The longest print side of each band, in millimetres; anything longer is `xl`. */
const BAND_MM: readonly [SizeBand, number][] = [
  ['s', 400],
  ['m', 600],
  ['l', 900],
];
/** A square work's sides differ by at most 3 %. */
const SQUARE = 1.03;
const PANORAMIC = 2;
/** The smallest framed size of a work without sizes: it fits no wall that can be requested. */
const FITS_NOWHERE: Extent = { w_mm: 60_000, h_mm: 60_000 };

/** The weights of a sale, a favourite and a view in "popular first". */
export const POPULARITY = { sales: 20, collectors: 5, views: 1 } as const;

/** From width ÷ height; a ratio of two or more is panoramic, in either direction. */
export function orientationOf(aspect: number): Orientation {
  const longer = Math.max(aspect, 1 / aspect);
  if (longer >= PANORAMIC) return 'panoramic';
  if (longer <= SQUARE) return 'square';
  return aspect < 1 ? 'portrait' : 'landscape';
}

/** By the print's longer side, without the frame. */
export function sizeBandOf({ w_mm, h_mm }: Extent): SizeBand {
  const longer = Math.max(w_mm, h_mm);
  return BAND_MM.find(([, limit]) => longer <= limit)?.[0] ?? 'xl';
}

/** In millimetres: longer than `over`, up to `upTo`. */
export function bandLimits(band: SizeBand): { over: number; upTo: number } {
  const at = BAND_MM.findIndex(([name]) => name === band);
  const upTo = at === -1 ? Number.MAX_SAFE_INTEGER : (BAND_MM[at]?.[1] ?? 0);
  return { over: (at === -1 ? BAND_MM.at(-1) : BAND_MM[at - 1])?.[1] ?? 0, upTo };
}

/** Smallest first. */
export function sizeBandsOf(sizes: readonly Extent[]): SizeBand[] {
  const bands = new Set(sizes.map(sizeBandOf));
  return SIZE_BANDS.filter((band) => bands.has(band));
}

interface Edition {
  edition_size: number | null;
  edition_sold: number;
}

/** Never below zero; undefined without an edition. */
export function editionsLeft({ edition_size, edition_sold }: Edition): number | undefined {
  return edition_size === null ? undefined : Math.max(0, edition_size - edition_sold);
}

export type BuyProblem = 'offline' | 'exhibition' | 'sold_out';

/** Why a work cannot be added to a cart; undefined if it can (product §3). */
export function buyProblem(
  work: Edition & { status: 'online' | 'offline'; sale_mode: SaleMode },
): BuyProblem | undefined {
  if (work.status === 'offline') return 'offline';
  if (work.sale_mode === 'exhibition') return 'exhibition';
  return editionsLeft(work) === 0 ? 'sold_out' : undefined;
}

/** `WxH` in centimetres to millimetres; the contract has checked the format. */
export function wallOf(fits: string): Extent {
  const [w = 0, h = 0] = fits.split('x').map((cm) => Math.round(Number(cm) * 10));
  return { w_mm: w, h_mm: h };
}

type Moulding = Pick<Frame, 'face_mm' | 'rebate_mm' | 'mat' | 'price' | 'max_perimeter_cm'>;
type PricedSize = Extent & Pick<Size, 'price' | 'enabled'>;

/** List data computed from a work's sizes and the shop's frames. */
export interface OfferSummary {
  price_from: Prices;
  /** The most expensive print; sizes and frames are so close that any price in between is near an offer. */
  price_to: Prices;
  /** The smallest framed work. Bare prints do not count: they will hang in a frame too. */
  min_outer: Extent;
  size_bands: SizeBand[];
}

/** Product §4 allows 99 of a print: their total in any frame must fit into an order's amount. */
export const DEAREST_PRINT = Math.floor(MAX_AMOUNT / 100);

/** Whether a print of this size, in the most expensive frame, exceeds that limit. */
export function isTooDear(size: PricedSize, frames: readonly Moulding[]): boolean {
  const offers = frames.length > 0 ? offeredFrames(size, frames) : [];
  return CURRENCIES.some((currency) =>
    [size.price[currency], ...offers.map((frame) => unitPrice(size, frame, currency))].some(
      (price) => !(price >= 0 && price <= DEAREST_PRINT),
    ),
  );
}

/** The price range and the smallest framed size among all offers of a work. */
export function offerSummary(sizes: readonly PricedSize[], frames: readonly Moulding[]): OfferSummary {
  const offered = sizes.filter((size) => size.enabled);
  const offers = offered.flatMap((size) => offeredFrames(size, frames).map((frame) => ({ size, frame })));
  const price_from = { NTD: 0, USD: 0 };
  const price_to = { NTD: 0, USD: 0 };
  for (const currency of CURRENCIES) {
    const all = offers.map(({ size, frame }) => unitPrice(size, frame, currency));
    price_from[currency] = all.length > 0 ? Math.min(...all) : 0;
    price_to[currency] = Math.max(0, ...all);
  }
  const framed = offers.filter(({ frame }) => frame.face_mm > 0);
  const outers = (framed.length > 0 ? framed : offers).map(({ size, frame }) => outerSize(size, frame));
  const min_outer = outers.reduce((least, outer) => (area(outer) < area(least) ? outer : least), FITS_NOWHERE);
  return { price_from, price_to, min_outer, size_bands: sizeBandsOf(offered) };
}

function area({ w_mm, h_mm }: Extent): number {
  return w_mm * h_mm;
}
