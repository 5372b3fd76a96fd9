import { SHOP_UTC_OFFSET_HOURS } from '#shared/shop-time.ts';

const HOUR_MS = 3_600_000;
const OFFSET_MS = SHOP_UTC_OFFSET_HOURS * HOUR_MS;
const MOMENT = /^(\d{4})\/(\d{2})\/(\d{2})(?: (\d{2}):(\d{2}):(\d{2}))?$/;

/** ECPay writes times of Taipei: `2026/11/18 09:30:00`. */
export function ecpayTime(moment: Date): string {
  const text = new Date(moment.getTime() + OFFSET_MS).toISOString();
  return `${text.slice(0, 10).replaceAll('-', '/')} ${text.slice(11, 19)}`;
}

/** A deadline; a day without an hour ends with it. Undefined if it is none. */
export function readDeadline(text: string): Date | undefined {
  const [, year, month, day, hour = '23', minute = '59', second = '59'] = MOMENT.exec(text) ?? [];
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at) ? undefined : new Date(at - OFFSET_MS);
}
