import type { Db } from '#db/server/connect.ts';
import { readSettings } from '#features/site/server/site.service.ts';
import { type Lang, textIn } from '#shared/locale.ts';

/** Who runs the shop, as staff have set it; pages name these in braces, so that no text can disagree with the settings. */
export async function companyFacts(db: Db, lang: Lang): Promise<Readonly<Record<string, string>>> {
  const { info } = await readSettings(db);
  return {
    company: textIn(info.company, lang),
    representative: textIn(info.representative, lang),
    address: textIn(info.address, lang),
    phone: info.phone,
    email: info.email,
  };
}

/** A page with the company's facts in place of their names in braces; a name that is not a fact stays as it is. */
export function withFacts<Page extends object>(facts: Readonly<Record<string, string>>, page: Page): Page {
  const filled = JSON.stringify(page).replace(/\{(\w+)\}/g, (braces, name: string) => {
    const fact = facts[name];
    return fact === undefined ? braces : JSON.stringify(fact).slice(1, -1);
  });
  return JSON.parse(filled) as Page;
}
