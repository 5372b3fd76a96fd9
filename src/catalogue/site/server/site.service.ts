import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { remembered } from '#db/server/remembered.ts';
import { statement } from '#db/server/statement.ts';
import { inBothScripts } from '#ground/chinese/server/both-scripts.ts';
import { simplified } from '#ground/chinese/server/simplified.ts';
import { publicDaysFrom } from '#ground/places/taiwan-holidays.ts';
import { type Lang, perLang, type Text, textIn } from '#shared/locale.ts';
import { shopDay } from '#shared/shop-time.ts';
import { demoSettings } from './demo.settings.ts';
import { showsDemo } from './shop-mark.service.ts';
import { defaultSettings, type SiteSettings, siteSettings } from './site.settings.ts';
import { type ShopKind, shopMark, siteSetting } from './site.tables.ts';

export type { SiteSettings } from './site.settings.ts';

/** The settings of a new shop, and the demo's, independent of this shop. */
export const openingSettings = (): SiteSettings => defaultSettings;
export const settingsOfDemo = (): SiteSettings => demoSettings;

/** The settings before staff changed any: of a new shop, or of the demo. */
export async function initialSettings(db: Db): Promise<SiteSettings> {
  return settingsOf(await showsDemo(db));
}

const settingsOf = (isDemo: boolean) => (isDemo ? demoSettings : defaultSettings);

interface StoredSettings {
  mark: ShopKind | null;
  changed: Record<string, unknown> | null;
}

/** One text, so that a reader can compare it with the last one. Orders read it inside their transactions. */
const storedSettings = statement((db) =>
  db.execute<{ stored: string }>(sql`select json_build_object(
    'mark', (select ${shopMark.kind} from ${shopMark}),
    'changed', (select json_object_agg(${siteSetting.key}, ${siteSetting.value} order by ${siteSetting.key}) from ${siteSetting})
  )::text as stored`),
);

/** The initial settings with the staff's changes. Every change sends the notice `content`. */
export const readSettings = remembered(async (db: Db): Promise<SiteSettings> => {
  const { rows } = await storedSettings(db);
  return parsedSettings(rows[0]?.stored ?? '{}');
});

let lastParsed: { stored: string; settings: SiteSettings } | undefined;

/** Parsing costs more than reading, so the same text is not parsed again. */
function parsedSettings(stored: string): SiteSettings {
  if (lastParsed?.stored !== stored) {
    const { mark, changed } = JSON.parse(stored) as StoredSettings;
    const initial = settingsOf(mark !== 'real');
    const parsed = siteSettings.safeParse({ ...initial, ...changed });
    lastParsed = { stored, settings: completed(parsed.success ? parsed.data : initial) };
  }
  return lastParsed.settings;
}

/** Fills in the languages that an owner has not written. Stored are only the written ones, so no copy is outdated. */
function completed(settings: SiteSettings): SiteSettings {
  const { info, bank, carriers } = settings;
  return {
    ...settings,
    info: { ...info, ...inEveryLanguage(info, ['brand', 'company', 'representative', 'address']) },
    bank: { ...bank, ...inEveryLanguage(bank, ['name', 'address', 'account_holder']) },
    carriers: carriers.map((one) => ({ ...one, ...inEveryLanguage(one, ['name']) })),
  };
}

function inEveryLanguage<Name extends string>(texts: Record<Name, Text>, names: readonly Name[]) {
  const complete = (text: Text) => perLang(({ lang }) => textIn(inBothScripts(text), lang));
  return Object.fromEntries(names.map((name) => [name, complete(texts[name])])) as Record<Name, Text>;
}

/**
 * The owner's words in one language, by place. A language without any has those of the other Chinese script; otherwise
 * visitors read the standard words, which exist in every language.
 */
export function shownWords({ words }: Pick<SiteSettings, 'words'>, lang: Lang): Record<string, string> {
  const shown = Object.entries(words).map(([slot, text]) => [slot, text ? inBothScripts(text)[lang] : ''] as const);
  return Object.fromEntries(shown.filter(([, text]) => text !== ''));
}

/** Days from a time on when the workshop deviates from the week: public holidays and the shop's own. */
export function workshopDays({ calendar }: Pick<SiteSettings, 'calendar'>, now: Date) {
  return { ...calendar, public_days: publicDaysFrom(shopDay(now)) };
}

/** Whether anybody has changed this setting. */
export async function hasSetting(tx: Db, key: keyof SiteSettings): Promise<boolean> {
  return (await tx.$count(siteSetting, eq(siteSetting.key, key))) > 0;
}

/** Whether anybody has changed any setting. */
export async function hasSettings(db: Db): Promise<boolean> {
  return (await db.$count(siteSetting)) > 0;
}

/** The name from the set-up, in every language until the owner writes others. The caller sends the notice `content`. */
export async function nameShop(tx: Db, name: string): Promise<void> {
  const { info } = defaultSettings;
  const brand = { en: name, 'zh-Hant': name, 'zh-Hans': simplified(name) };
  await tx
    .insert(siteSetting)
    .values({ key: 'info', value: { ...info, brand } })
    .onConflictDoNothing();
}

/** The caller sends the notice `content` in the same transaction. */
export async function saveSetting<Key extends keyof SiteSettings>(
  tx: Db,
  key: Key,
  value: NonNullable<SiteSettings[Key]>,
): Promise<void> {
  const changed = { value, updated_at: sql`now()` };
  await tx.insert(siteSetting).values({ key, value }).onConflictDoUpdate({ target: siteSetting.key, set: changed });
}
