import type { Db } from '#db/server/connect.ts';
import { remembered } from '#db/server/remembered.ts';
import { defaultSettings, type SiteSettings, siteSettings } from './site.settings.ts';
import { siteSetting } from './site.tables.ts';

export type { SiteSettings } from './site.settings.ts';

/** The shop's settings: what staff changed over what it opened with. Whoever writes them sends the notice `content`. */
export const readSettings = remembered(async (db: Db): Promise<SiteSettings> => {
  const rows = await db.select().from(siteSetting);
  const changed = Object.fromEntries(rows.map((row) => [row.key, row.value]));
  const parsed = siteSettings.safeParse({ ...defaultSettings, ...changed });
  return parsed.success ? parsed.data : defaultSettings;
});
