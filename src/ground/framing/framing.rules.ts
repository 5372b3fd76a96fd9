import type { Locale } from '#shared/locale.ts';
import { CURRENCIES, type Currency, type Prices } from '#shared/money.ts';
import { type Extent, type Frame, type Glazing, MIN_SIDE_MM, type Size } from './framing.contract.ts';

/** Product §3: prices of frames and of ladder sizes are multiples of this, in minor units. */
export const PRICE_STEP: Prices = { NTD: 10, USD: 100 };

/** Product §3: a size is offered only if the original has this many pixels per inch at that size. */
export const MIN_PPI = 150;

/** Product §3: the initial sizes and prices of the bare print, short side first. */
const LADDER: readonly { short_mm: number; long_mm: number; price: Prices }[] = [
  { short_mm: 300, long_mm: 400, price: { NTD: 1880, USD: 6500 } },
  { short_mm: 400, long_mm: 500, price: { NTD: 2680, USD: 9200 } },
  { short_mm: 500, long_mm: 700, price: { NTD: 3980, USD: 13500 } },
  { short_mm: 600, long_mm: 900, price: { NTD: 5680, USD: 19500 } },
  { short_mm: 800, long_mm: 1200, price: { NTD: 9800, USD: 33500 } },
];

/** Sheet weights in g/m²: 310 g cotton paper, 1.5 mm mat board, 3 mm backing, 2 mm acrylic, 2.5 mm museum acrylic. */
const SHEET_GSM = { paper: 310, mat: 950, backing: 2300 };
const GLAZING_GSM: Record<Glazing, number> = { none: 0, acrylic: 2380, museum: 2980 };
/** Hangers, points and wire. */
const HARDWARE_G = 60;

type Moulding = Pick<Frame, 'face_mm' | 'rebate_mm' | 'mat'>;
type Pixels = { w_px: number; h_px: number };
/** A size of the ladder before it has an id. */
export type SizeDraft = Omit<Size, 'size_id' | 'item_id'>;

/** The outside of the framed work, which must fit the wall and the parcel. */
export function outerSize(size: Extent, frame: Moulding): Extent {
  const added = 2 * (frame.mat?.width_mm ?? 0) + 2 * (frame.face_mm - frame.rebate_mm);
  return { w_mm: size.w_mm + added, h_mm: size.h_mm + added };
}

/** Perimeter in whole millimetres: prices are computed from this, never from centimetres. */
function perimeterMm({ w_mm, h_mm }: Extent): number {
  return 2 * (w_mm + h_mm);
}

/** The price of the frame for a print of this size, in minor units, rounded up to the currency's step. */
export function framePrice(size: Extent, frame: Pick<Frame, 'price'> & Moulding, currency: Currency): number {
  // Tenths of a minor unit, so that base + per_cm · mm / 10 stays in integers, without floating-point errors.
  const tenths = 10 * frame.price.base[currency] + frame.price.per_cm[currency] * perimeterMm(outerSize(size, frame));
  const step = PRICE_STEP[currency];
  return Math.ceil(tenths / (10 * step)) * step;
}

/** The price of one print of this size in this frame (product §3), in minor units. */
export function unitPrice(
  size: Extent & Pick<Size, 'price'>,
  frame: Pick<Frame, 'price'> & Moulding,
  currency: Currency,
): number {
  return size.price[currency] + framePrice(size, frame, currency);
}

/** True if the original has at least 150 pixels per inch on both axes. */
export function isSharpAt({ w_mm, h_mm }: Extent, original: Pixels): boolean {
  // px / (mm / 25.4) ≥ ppi, in integers.
  return original.w_px * 254 >= MIN_PPI * 10 * w_mm && original.h_px * 254 >= MIN_PPI * 10 * h_mm;
}

/**
 * The sizes a work is offered in: for each step of the ladder the largest print of the work's aspect (width ÷
 * height) that fits, priced by its real area. A small original has fewer sizes, or none.
 */
export function sizesFor(aspect: number, original: Pixels): SizeDraft[] {
  if (!(aspect > 0 && Number.isFinite(aspect))) throw new RangeError(`aspect must be positive, got ${aspect}`);
  return LADDER.map((rung) => {
    const extent = largestWithin(rung, aspect);
    return { ...extent, label: formatCm(extent), price: priceByArea(rung, extent), enabled: true };
  }).filter((size) => Math.min(size.w_mm, size.h_mm) >= MIN_SIDE_MM && isSharpAt(size, original));
}

function largestWithin({ short_mm, long_mm }: { short_mm: number; long_mm: number }, aspect: number): Extent {
  const longPerShort = Math.max(aspect, 1 / aspect);
  const short = Math.min(short_mm, Math.round(long_mm / longPerShort));
  const long = Math.min(long_mm, Math.round(short_mm * longPerShort));
  return aspect >= 1 ? { w_mm: long, h_mm: short } : { w_mm: short, h_mm: long };
}

function priceByArea(rung: { short_mm: number; long_mm: number; price: Prices }, { w_mm, h_mm }: Extent): Prices {
  const price = { NTD: 0, USD: 0 };
  for (const currency of CURRENCIES) {
    const steps = (rung.price[currency] * w_mm * h_mm) / (rung.short_mm * rung.long_mm * PRICE_STEP[currency]);
    price[currency] = Math.round(steps) * PRICE_STEP[currency];
  }
  return price;
}

/** The frames strong enough for this size: a thin moulding sags around a large print. */
export function offeredFrames<F extends Moulding & Pick<Frame, 'max_perimeter_cm'>>(
  size: Extent,
  frames: readonly F[],
): F[] {
  return frames.filter((frame) => perimeterMm(outerSize(size, frame)) <= 10 * frame.max_perimeter_cm);
}

/** True if a framed work of this outer size fits a free piece of wall without rotating it. */
export function fitsWall(outer: Extent, wall: Extent): boolean {
  return outer.w_mm <= wall.w_mm && outer.h_mm <= wall.h_mm;
}

/** Weight of one framed print in grams, rounded up, without its parcel. */
export function weightG(size: Extent, frame: Moulding & Pick<Frame, 'glazing' | 'weight_g_per_cm'>): number {
  const print = sheetG(size, SHEET_GSM.paper);
  if (frame.face_mm === 0) return Math.ceil(print);
  const mat = frame.mat?.width_mm ?? 0;
  const pack = { w_mm: size.w_mm + 2 * mat, h_mm: size.h_mm + 2 * mat };
  const matBoard = sheetG(pack, SHEET_GSM.mat) - sheetG(size, SHEET_GSM.mat);
  const glazed = sheetG(pack, SHEET_GSM.backing + GLAZING_GSM[frame.glazing]);
  const moulding = (frame.weight_g_per_cm * perimeterMm(outerSize(size, frame))) / 10;
  return Math.ceil(print + matBoard + glazed + moulding + HARDWARE_G);
}

function sheetG({ w_mm, h_mm }: Extent, gsm: number): number {
  return (w_mm * h_mm * gsm) / 1_000_000;
}

const EIGHTHS = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'];
const formats = new Map<string, Intl.NumberFormat>();

function unitFormat(locale: Locale, unit: 'centimeter' | 'inch'): Intl.NumberFormat {
  const key = `${locale} ${unit}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 });
    formats.set(key, format);
  }
  return format;
}

/** An extent in centimetres, width first: “30 × 37.5 cm”. */
export function formatCm(extent: Extent, locale: Locale = 'en'): string {
  return `${cmNumber(extent.w_mm, locale)} × ${spacedUnit(unitFormat(locale, 'centimeter').format(extent.h_mm / 10))}`;
}

/** The same without its unit, for places where the unit is written beside it. */
export function formatCmNumbers(extent: Extent, locale: Locale = 'en'): string {
  return `${cmNumber(extent.w_mm, locale)} × ${cmNumber(extent.h_mm, locale)}`;
}

function cmNumber(mm: number, locale: Locale): string {
  const isNumber = (part: Intl.NumberFormatPart) => ['integer', 'group', 'decimal', 'fraction'].includes(part.type);
  const parts = unitFormat(locale, 'centimeter').formatToParts(mm / 10);
  return parts
    .filter(isNumber)
    .map((part) => part.value)
    .join('');
}

/** An extent in inches to the nearest eighth, as framers read a tape: “11¾ × 14¾ in”. */
export function formatInches({ w_mm, h_mm }: Extent, locale: Locale = 'en'): string {
  const height = toEighths(h_mm);
  const parts = unitFormat(locale, 'inch').formatToParts(Math.floor(height / 8));
  const withFraction = parts.map((part) => (part.type === 'integer' ? eighthsText(height) : part.value));
  return `${eighthsText(toEighths(w_mm))} × ${spacedUnit(withFraction.join(''))}`;
}

/** For Simplified Chinese `Intl` writes no space before the unit; our texts do. */
export function spacedUnit(text: string): string {
  return text.replace(/([\d⅛¼⅜½⅝¾⅞])(\p{Script=Han})/u, '$1 $2');
}

function toEighths(mm: number): number {
  return Math.round((mm * 80) / 254);
}

function eighthsText(eighths: number): string {
  const inches = Math.floor(eighths / 8);
  const fraction = EIGHTHS[eighths % 8] ?? '';
  return inches === 0 && fraction ? fraction : `${inches}${fraction}`;
}

// @chunk works
