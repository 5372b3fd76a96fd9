import { SHOP_UTC_OFFSET_HOURS } from '#shared/shop-time.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Converts a `datetime-local` value from the shop's time zone; undefined if it is invalid. */
export function momentOf(local: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)) return undefined;
  const read = Date.parse(`${local}:00Z`);
  return Number.isNaN(read) ? undefined : new Date(read - SHOP_UTC_OFFSET_HOURS * HOUR_MS).toISOString();
}

/** The reverse, to the minute. */
export function localOf(moment: string): string {
  return new Date(Date.parse(moment) + SHOP_UTC_OFFSET_HOURS * HOUR_MS).toISOString().slice(0, 16);
}
