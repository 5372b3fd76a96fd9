import { sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { remembered } from '#db/server/remembered.ts';
import { publicDaysFrom } from '#ground/places/taiwan-holidays.ts';
import { shopDay } from '#shared/shop-time.ts';
import { defaultSettings, type SiteSettings, siteSettings } from './site.settings.ts';
import { siteSetting } from './site.tables.ts';

export type { SiteSettings } from './site.settings.ts';

/** The settings that every shop opens with. */
export function openingSettings(): SiteSettings {
  return defaultSettings;
}

/** The shop's settings: what staff changed over what it opened with. Whoever writes them sends the notice `content`. */
export const readSettings = remembered(async (db: Db): Promise<SiteSettings> => {
  const rows = await db.select().from(siteSetting);
  const changed = Object.fromEntries(rows.map((row) => [row.key, row.value]));
  const parsed = siteSettings.safeParse({ ...defaultSettings, ...changed });
  return parsed.success ? parsed.data : defaultSettings;
});

/** The days on which the workshop does not work as on others, from a moment on: the public ones, and the shop's own. */
export function workshopDays({ calendar }: Pick<SiteSettings, 'calendar'>, now: Date) {
  return { ...calendar, public_days: publicDaysFrom(shopDay(now)) };
}

/** Changes one part of the settings. Whoever does sends the notice `content` in the same transaction. */
export async function saveSetting<Key extends keyof SiteSettings>(
  tx: Db,
  key: Key,
  value: NonNullable<SiteSettings[Key]>,
): Promise<void> {
  const changed = { value, updated_at: sql`now()` };
  await tx.insert(siteSetting).values({ key, value }).onConflictDoUpdate({ target: siteSetting.key, set: changed });
}
