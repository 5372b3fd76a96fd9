import { methodsOf } from '#catalogue/site/pay-methods.rules.ts';
import { ratesOn } from '#catalogue/site/server/share-rates.service.ts';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import { STANDARD_WEEK, weekText } from '#catalogue/site/service-week.rules.ts';
import type { Db } from '#db/server/connect.ts';
import { vatPercent } from '#ground/places/taiwan-vat.ts';
import type { Config } from '#http/server/config.ts';
import { i18nFor } from '#shared/i18n.ts';
import { type Lang, localeOf, textIn } from '#shared/locale.ts';
import { shopDay } from '#shared/shop-time.ts';
import { deliveryFacts, pickupFacts, returnFacts } from '../delivery-facts.rules.ts';
import type { FactName } from '../fact-names.rules.ts';
import { taxFacts } from '../page-facts.rules.ts';
import { payFacts } from '../pay-facts.rules.ts';

/** The facts of a page that are not settings: the providers whose keys the shop has. */
export interface Known {
  payments: Config['payments'];
  /** Whose tax and shares apply; today by default. */
  day?: string | undefined;
}

/**
 * The company, its fees and days, and the tax and shares of a day. Pages name these in braces, so that no text can contradict the
 * settings or the orders. What the owner has not entered is empty.
 */
export async function companyFacts(
  db: Db,
  lang: Lang,
  { payments, day = shopDay(new Date()) }: Known,
): Promise<Readonly<Record<FactName, string>>> {
  const { info, orders, calendar, delivery, pickup, bank, pay_methods } = await readSettings(db);
  const locale = localeOf(lang);
  const i18n = await i18nFor(locale);
  const methods = methodsOf(pay_methods, 'taiwan').filter((code) =>
    code === 'transfer' ? bank.account_number !== '' : code in payments,
  );
  return {
    ...taxFacts(vatPercent(day), await ratesOn(db, day), locale),
    ...deliveryFacts(delivery, locale),
    ...pickupFacts(pickup, locale),
    ...payFacts({ methods, most: pay_methods.most }, i18n, locale),
    ...returnFacts(orders.return_days, locale),
    brand: textIn(info.brand, lang),
    company: textIn(info.company, lang),
    representative: textIn(info.representative, lang),
    address: textIn(info.address, lang),
    phone: info.phone,
    email: info.email,
    transfer_days: String(orders.transfer_days),
    tax_id: info.tax_id,
    hours: weekText(calendar.hours ?? STANDARD_WEEK, i18n, locale),
  };
}
