import type { CartLine } from '#catalogue/cart/cart.contract.ts';
import { type ArrivalRange, arrivalRange } from '#catalogue/delivery/arrival.rules.ts';
import { pieceOf } from '#catalogue/delivery/delivery.rules.ts';
import { type Destination, zoneOf } from '#catalogue/delivery/delivery-zones.rules.ts';
import { offeredPlaces, type PickupPlace, type PickupSetting } from '#catalogue/site/pickup.rules.ts';
import { readSettings, workshopDays } from '#catalogue/site/server/site.service.ts';
import { unavailableRefusal } from '#catalogue/works/server/exhibition.service.ts';
import { type LabelledOffer, readLabelledOffers, type WorkLabel } from '#catalogue/works/server/offer.service.ts';
import type { Db } from '#db/server/connect.ts';
import type { Extent } from '#ground/framing/framing.contract.ts';
import { outerSize, weightG } from '#ground/framing/framing.rules.ts';
import { readAddresses } from '#people/members/server/address.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { Text } from '#shared/locale.ts';
import { type Currency, MAX_AMOUNT } from '#shared/money.ts';
import { shopDay } from '#shared/shop-time.ts';
import type { OrderFigures, QuoteLine, QuoteRequest } from '../checkout.contract.ts';
import { sumOrder } from '../checkout.rules.ts';
import type { TaxShare } from '../tax.rules.ts';

/** A line with everything an order must store, because the work, its sizes and its frames may change later. */
export interface OrderedLine extends QuoteLine {
  title: Text;
  artist: WorkLabel['artist'];
  picture_hash: string | null;
  /** The print without its frame, in millimetres. */
  size: Extent;
  frame: { name: Text; material: string; glazing: string; mat: boolean };
  /** The outer size of the frame in millimetres. */
  outer: Extent;
  /** One framed print, in grams. */
  weight_g: number;
  /** Whether the work is a numbered edition, whose prints must be reserved. */
  edition: boolean;
  /** Product §6: choosing among listed sizes and frames is not custom, so it can be returned. */
  custom: false;
}

export interface PricedOrder extends OrderFigures {
  /** The place of an order that is picked up, as it is now. */
  pickup: PickupPlace | undefined;
  shipping_share: TaxShare;
  arrival: ArrivalRange;
  lines: OrderedLine[];
}

/** A place of the shop's list, by its key. */
type PickupChoice = { pickup_place: string };

interface OrderQuestion {
  items: readonly CartLine[];
  currency: Currency;
  destination: Destination | PickupChoice;
  now?: Date;
}

/**
 * Prices these prints from today's catalogue, delivered to the destination; one query for all lines. An order reads the rates
 * in its own transaction; a quote uses cached ones, since it decides nothing.
 */
export async function priceOrder(tx: Db, question: OrderQuestion): Promise<PricedOrder> {
  const { items, currency, destination, now = new Date() } = question;
  const settings = await readSettings(tx);
  const { delivery: rates } = settings;
  const pickup = 'pickup_place' in destination ? placeOf(settings.pickup, destination) : undefined;
  const zone = 'pickup_place' in destination ? 'pickup' : zoneOf(rates, destination);
  if (!zone) throw new Refusal('undeliverable');
  const offers = await readLabelledOffers(tx, items);
  const bought: BoughtLine[] = [];
  for (const [at, line] of items.entries()) bought.push(await boughtLine(tx, line, offers[at]));
  refuseOversold(bought);
  const { lines, ...figures } = sumOrder(
    rates,
    bought.map(({ line, price, size, frame }) => ({
      unit_price: price[currency],
      piece: pieceOf(size, frame, line.nums),
    })),
    { zone, currency, day: shopDay(now) },
  );
  // No invoice or column holds more, so we never quote a total that cannot be ordered.
  if (figures.total > MAX_AMOUNT) throw new Refusal('cart_full');
  return {
    ...figures,
    pickup,
    arrival: arrivalRange(rates, zone, now, workshopDays(settings, now)),
    lines: bought.flatMap((one, at) => {
      const sum = lines[at];
      return sum ? [{ ...one.line, unit_price: one.price[currency], ...sum, ...snapshot(one) }] : [];
    }),
  };
}

/** Staff may have removed the place, or the whole choice, since the page was loaded. */
function placeOf(pickup: PickupSetting, { pickup_place }: PickupChoice): PickupPlace {
  const place = offeredPlaces(pickup).find(({ key }) => key === pickup_place);
  if (!place) throw new Refusal('pickup_unavailable');
  return place;
}

/** The place as given, or one from the member's own book. Another member's address is not found. */
export async function destinationOf(
  db: Db,
  memberId: number | undefined,
  destination: QuoteRequest['destination'],
): Promise<Destination | PickupChoice> {
  if (!('address_id' in destination)) return destination;
  if (memberId === undefined) throw new Refusal('unauthenticated');
  const book = await readAddresses(db, memberId);
  const own = book.find(({ address_id }) => address_id === destination.address_id);
  if (!own) throw new Refusal('not_found');
  return own;
}

type BoughtLine = Required<Pick<LabelledOffer, 'size' | 'frame' | 'price' | 'label'>> & { line: CartLine };

async function boughtLine(db: Db, line: CartLine, offer: LabelledOffer | undefined): Promise<BoughtLine> {
  if (!offer?.size || !offer.frame || !offer.price || offer.unavailable || !offer.label)
    throw await unavailableRefusal(db, line.item_id, offer?.unavailable);
  return { line, label: offer.label, size: offer.size, frame: offer.frame, price: offer.price };
}

/** An edition counts by work: two lines of one work in different frames take from the same numbers. */
function refuseOversold(bought: readonly BoughtLine[]): void {
  for (const lines of Map.groupBy(bought, ({ line }) => line.item_id).values()) {
    const wanted = lines.reduce((sum, { line }) => sum + line.nums, 0);
    if (wanted > (lines[0]?.label.edition_left ?? wanted)) throw new Refusal('sold_out');
  }
}

function snapshot({ label, size, frame }: BoughtLine) {
  return {
    title: label.title,
    artist: label.artist,
    picture_hash: label.picture_hash,
    size: { w_mm: size.w_mm, h_mm: size.h_mm },
    frame: { name: frame.name, material: frame.material, glazing: frame.glazing, mat: frame.mat !== undefined },
    outer: outerSize(size, frame),
    weight_g: weightG(size, frame),
    edition: label.edition_left !== undefined,
    custom: false as const,
  };
}
