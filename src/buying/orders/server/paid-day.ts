import { Refusal } from '#shared/errors.ts';
import { shopDay } from '#shared/shop-time.ts';

/** A refund's transfer was made between the order's day and today, both in Taipei. */
export function requirePastDay(placedAt: Date, day: string | undefined, now: Date): void {
  if (day === undefined || (day <= shopDay(now) && day >= shopDay(placedAt))) return;
  const rule = day > shopDay(now) ? 'day_ahead' : 'day_before_order';
  throw new Refusal('validation', { issues: [{ code: 'custom', path: ['paid_on'], message: '', params: { rule } }] });
}
