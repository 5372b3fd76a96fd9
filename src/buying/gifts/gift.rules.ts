import { shopDay } from '#shared/shop-time.ts';

/** Of the message, in characters and in lines: what fits on the card in a size that people can read. */
export const MESSAGE_MAX = 300;
export const MESSAGE_LINES = 12;
/** How long a finished gift may be held: two months of its making and of the workshop's shelves. */
export const HOLD_DAYS = 90;

/** A gift as the order stores it. */
export interface Gift {
  /** On the parcel and on the card; empty if the address or the collecting person says it. */
  recipient: string;
  message: string;
  /** Whether the card has the link of the recipient's page. */
  card_link: boolean;
  /** The first day on which it may be delivered, or be ready for pickup. */
  not_before: string | null;
  /** The buyer's name, for mails: the order's receiver is someone else. */
  giver: string;
}

const DAY_MS = 86_400_000;

/** The days that a buyer can choose for "not before": from the first day of arrival, because any earlier day changes nothing. */
export function holdDays(arrival: { from: string }, now: Date): { from: string; to: string } {
  return { from: arrival.from, to: addedDays(shopDay(now), HOLD_DAYS) };
}

export function isHoldDay(day: string, arrival: { from: string }, now: Date): boolean {
  const { from, to } = holdDays(arrival, now);
  return from <= day && day <= to;
}

/**
 * The first day on which a parcel may leave so that it does not arrive before `not_before`. Calendar days, although carriers
 * count business days: some of them deliver on Saturdays.
 */
export function shipFrom(not_before: string, shortestTransit: number): string {
  return addedDays(not_before, -shortestTransit);
}

/** Whether a gift must not leave yet. */
export function isHeld(ship_from: string | null, now: Date): boolean {
  return ship_from !== null && shopDay(now) < ship_from;
}

/** Whether there is something to print on a card. */
export function hasCard({ message, card_link }: Pick<Gift, 'message' | 'card_link'>): boolean {
  return message !== '' || card_link;
}

/** The path of the recipient's page, without a language. */
export function giftPath(secret: string): string {
  return `/gift/${secret}`;
}

function addedDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
