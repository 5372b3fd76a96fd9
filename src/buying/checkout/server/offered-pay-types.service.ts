import { methodsOf, type PayPlace } from '#catalogue/site/pay-methods.rules.ts';
import type { SiteSettings } from '#catalogue/site/server/site.service.ts';
import type { Config } from '#http/server/config.ts';
import { type PayType, paysByTransfer } from '../pay-types.rules.ts';

/**
 * The methods that buyers can choose, in the owner's order for a place. A provider without keys is not offered, nor is a transfer
 * before the shop's account is entered, nor a method that is switched off. A test order can be paid by every provider, because all
 * are simulated.
 */
export function offeredPayTypes(
  { bank, pay_methods }: Pick<SiteSettings, 'bank' | 'pay_methods'>,
  { payments, test }: Pick<Config, 'payments'> & { test: boolean },
  place: PayPlace = 'taiwan',
): PayType[] {
  return methodsOf(pay_methods, place).filter((code) =>
    paysByTransfer(code) ? bank.account_number !== '' : test || code in payments,
  );
}
