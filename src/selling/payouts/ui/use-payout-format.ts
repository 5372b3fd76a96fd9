import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#kit/use-locale.ts';
import { useShopDay } from '#kit/use-shop-day.ts';
import { signedCount, signedMoney } from '#selling/sales/statement.rules.ts';
import { type Currency, MINOR_UNITS } from '#shared/money.ts';
import { ruleText } from '../payout.words.ts';
import type { AppliedRule } from '../payout-tax.rules.ts';

/** Money with a real minus sign and, below each other, always with cents; days, and how an amount was withheld. */
export function usePayoutFormat() {
  const { i18n } = useLingui();
  const locale = useLocale();
  const day = useShopDay();
  const cents = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return {
    money: (amount: number, currency: Currency) =>
      currency === 'NTD'
        ? signedMoney(amount, currency, locale)
        : signedCount(amount, (minor) => `US$${cents.format(minor / MINOR_UNITS.USD)}`),
    day,
    rule: (rule: AppliedRule) => ruleText(i18n, rule),
  };
}

// @chunk account
