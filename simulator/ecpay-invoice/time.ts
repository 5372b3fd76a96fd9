const EIGHT_HOURS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** A moment as ECPay writes it: Taipei, `yyyy-MM-dd HH:mm:ss`. */
export function taipeiTime(at: number): string {
  return new Date(at + EIGHT_HOURS).toISOString().slice(0, 19).replace('T', ' ');
}

/** The two months that a moment belongs to, by the year and the first month: `2026-11`. */
export function periodOf(at: number): string {
  const [year = '', month = ''] = taipeiTime(at).split('-');
  return `${year}-${String(Number(month) - ((Number(month) + 1) % 2)).padStart(2, '0')}`;
}

/** The last moment at which an invoice of a period can be voided: the 13th after it, 23:59:59 in Taipei. */
export function voidableUntil(period: string): number {
  const [year = 0, month = 0] = period.split('-').map(Number);
  return Date.UTC(year, month + 1, 14) - EIGHT_HOURS - 1;
}

/** How long after its issue an invoice counts as uploaded to the ministry. */
export const UPLOADED_AFTER_MS = DAY_MS;
/** How long a buyer may take to consent to an allowance. */
export const CONSENT_MS = 3 * DAY_MS;
export const DAY = DAY_MS;
