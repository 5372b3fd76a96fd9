import { SHOP_UTC_OFFSET_HOURS } from '#shared/shop-time.ts';

/** A moment on the shop's clock, as spreadsheets sort it. */
export function timeCell(at: Date | null): string {
  if (at === null) return '';
  const here = new Date(at.getTime() + SHOP_UTC_OFFSET_HOURS * 3_600_000);
  return here.toISOString().slice(0, 16).replace('T', ' ');
}
