import { Trans } from '@lingui/react/macro';
import { dayRange } from '#shared/day-range.ts';
import { useLocale } from './use-locale.ts';

interface ArrivalDatesProps {
  /** First and last day in Taipei. */
  arrival: { from: string; to: string };
  isPickup: boolean;
  /** Whether the workshop can start; otherwise the days count from a payment today. */
  isPaid?: boolean;
}

export function ArrivalDates({ arrival, isPickup, isPaid = true }: ArrivalDatesProps) {
  const dates = dayRange(arrival, useLocale());
  if (!isPaid)
    return isPickup ? (
      <Trans>If you pay today, it is ready for pickup {dates}</Trans>
    ) : (
      <Trans>If you pay today, it arrives {dates}</Trans>
    );
  return isPickup ? <Trans>Ready for pickup {dates}</Trans> : <Trans>Arrives {dates}</Trans>;
}
