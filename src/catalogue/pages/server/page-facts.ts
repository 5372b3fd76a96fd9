import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { vatPercent } from '#ground/places/taiwan-vat.ts';
import { type Lang, localeOf, textIn } from '#shared/locale.ts';
import { shopDay } from '#shared/shop-time.ts';
import { taxFacts } from '../page-facts.rules.ts';

/**
 * Who runs the shop, as staff have set it, and the tax of a day; pages name these in braces, so that no text can disagree with the
 * settings or with what an order is charged.
 */
export async function companyFacts(
  db: Db,
  lang: Lang,
  day = shopDay(new Date()),
): Promise<Readonly<Record<string, string>>> {
  const { info } = await readSettings(db);
  return {
    ...taxFacts(vatPercent(day), localeOf(lang)),
    brand: textIn(info.brand, lang),
    company: textIn(info.company, lang),
    representative: textIn(info.representative, lang),
    address: textIn(info.address, lang),
    phone: info.phone,
    email: info.email,
  };
}
