import { Trans } from '@lingui/react/macro';
import { useLocale } from '#kit/use-locale.ts';
import type { QuoteReply } from '../checkout.contract.ts';

/** When the parcel comes, in the page's language. */
export function ArrivalDates({ arrival }: { arrival: QuoteReply['arrival'] }) {
  const locale = useLocale();
  // Calendar days of Taipei, not moments: read as UTC they stay the same day everywhere.
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const dates = format.formatRange(new Date(arrival.from), new Date(arrival.to));
  return <Trans>Arrives {dates}</Trans>;
}
