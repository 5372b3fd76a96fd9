import type { Db } from '#db/server/connect.ts';
import { readSettings } from '#features/site/server/site.service.ts';
import { type Lang, textIn } from '#shared/locale.ts';

/** Who runs the shop, as staff have set it; pages name these in braces, so that no text can disagree with the settings. */
export async function companyFacts(db: Db, lang: Lang): Promise<Readonly<Record<string, string>>> {
  const { info } = await readSettings(db);
  return {
    brand: textIn(info.brand, lang),
    company: textIn(info.company, lang),
    representative: textIn(info.representative, lang),
    address: textIn(info.address, lang),
    phone: info.phone,
    email: info.email,
  };
}
