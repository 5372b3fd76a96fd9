import { useLingui } from '@lingui/react/macro';
import type { LogReader } from '#ground/audit/log.rules.ts';
import { useLocale } from '../use-locale.ts';
import { useShopClock } from '../use-shop-clock.ts';

export function useLogReader(): LogReader {
  const { i18n } = useLingui();
  return { i18n, locale: useLocale(), clock: useShopClock() };
}
