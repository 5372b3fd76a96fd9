import { SHOP_UTC_OFFSET_HOURS } from '#shared/shop-time.ts';

const HOUR_MS = 60 * 60 * 1000;

/** The moment that a day and hour mean on the shop's clock, written as a browser's field writes them; nothing if they mean none. */
export function momentOf(local: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local)) return undefined;
  const read = Date.parse(`${local}:00Z`);
  return Number.isNaN(read) ? undefined : new Date(read - SHOP_UTC_OFFSET_HOURS * HOUR_MS).toISOString();
}

/** The same way back, to the minute. */
export function localOf(moment: string): string {
  return new Date(Date.parse(moment) + SHOP_UTC_OFFSET_HOURS * HOUR_MS).toISOString().slice(0, 16);
}
