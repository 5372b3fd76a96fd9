import { useLingui } from '@lingui/react/macro';
import { isShopZone, shopTime } from '#shared/shop-time.ts';
import { useLocale } from './use-locale.ts';

/** Formats moments on the shop's clock, and names it unless the reader's own shows the same time. */
export function useShopClock(): (at: string) => string {
  const { t } = useLingui();
  const locale = useLocale();
  const isHere = isShopZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (at) => {
    const time = shopTime(new Date(at), locale);
    return isHere ? time : t`${time} (Taipei)`;
  };
}

// @chunk account
