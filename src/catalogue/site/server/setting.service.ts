import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { writeChange } from '#ground/audit/server/audit.service.ts';
import { Refusal } from '#shared/errors.ts';
import { LANGS, perLang } from '#shared/locale.ts';
import { hasRole, type SignedIn } from '#shared/rights.ts';
import type { OwnLogo } from '../logo.contract.ts';
import {
  type DeliveryEdit,
  type PayoutsEdit,
  SETTING_KEYS,
  type SettingEdit,
  type SettingKey,
  type SettingsReply,
} from '../setting.contract.ts';
import type { OwnWords, WordingEdit } from '../wording.contract.ts';
import { initialSettings } from './site.service.ts';
import { defaultSettings, type SiteSettings } from './site.settings.ts';
import { siteSetting } from './site.tables.ts';

/** Uncached. */
export async function listSettings(db: Db): Promise<SettingsReply['settings']> {
  const rows = new Map((await db.select().from(siteSetting)).map((row) => [row.key, row]));
  const initial = await initialSettings(db);
  const entries = SETTING_KEYS.map((key) => {
    const row = rows.get(key);
    const { version = 0, updated_at } = row ?? {};
    const value = row ? withNewFields(initial[key], row.value) : asEntered(key, initial);
    return [key, { version, updated_at: updated_at?.toISOString() ?? null, value }] as const;
  });
  return Object.fromEntries(entries) as SettingsReply['settings'];
}

/**
 * The standard name of a shop is not its owner's: they enter one language, and the others are completed from it. If the form
 * contained the standard names, those would stay.
 */
function asEntered(key: SettingKey, initial: SiteSettings): unknown {
  const { info } = initial;
  return key === 'info' && info === defaultSettings.info ? { ...info, brand: perLang(() => '') } : initial[key];
}

/** A part that was saved before it had all its fields has the initial value of the others. */
function withNewFields(initial: unknown, value: unknown): unknown {
  return Array.isArray(value) ? value : { ...Object(initial), ...Object(value) };
}

/** Uncached. */
export async function readDelivery(db: Db) {
  const { value, ...known } = (await listSettings(db)).delivery;
  return { ...known, value: value as SiteSettings['delivery'] };
}

/** Uncached. */
export async function readPayouts(db: Db) {
  const { value, ...known } = (await listSettings(db)).payouts;
  return { ...known, value: value as SiteSettings['payouts'] };
}

/** The owner decides whether someone else has to approve payouts: finance must not change that. */
export async function requireOwnersRule(db: Db, person: SignedIn, { value }: PayoutsEdit): Promise<void> {
  const before = (await readPayouts(db)).value;
  if (value.second_person !== before.second_person && !hasRole(person, 'admin')) throw new Refusal('forbidden');
}

/** Uncached. */
export async function readWording(db: Db) {
  const { value, ...known } = (await listSettings(db)).words;
  return { ...known, value: value as OwnWords };
}

/** Uncached. */
export async function readLogo(db: Db) {
  const { value, ...known } = (await listSettings(db)).logo;
  return { ...known, value: value as OwnLogo };
}

type Edit =
  | SettingEdit
  | ({ key: 'delivery' } & DeliveryEdit)
  | ({ key: 'payouts' } & PayoutsEdit)
  | ({ key: 'words' } & WordingEdit)
  | { key: 'logo'; version: number; value: OwnLogo };

/** Refuses a change of an older version. Visitors see it immediately. */
export function saveSetting(db: Db, staffId: number, edit: Edit): Promise<void> {
  const { key, version } = edit;
  const value = storedValue(edit);
  return inTransaction(db, async (tx) => {
    const before = await lockSetting(tx, key);
    if ((before?.version ?? 0) !== version) throw new Refusal('conflict');
    const change = {
      staff_id: staffId,
      subject: 'setting',
      subject_id: key,
      action: 'save',
      before: factsOf(before?.value ?? (await initialSettings(tx))[key]),
      after: factsOf(value),
    } as const;
    await writeChange(tx, change, async () => {
      const row = { key, value, version: version + 1, updated_at: sql`now()` };
      const saved = before
        ? await tx.update(siteSetting).set(row).where(eq(siteSetting.key, key)).returning()
        : await tx.insert(siteSetting).values(row).onConflictDoNothing().returning();
      // Of two concurrent first changes, the second is refused.
      if (saved.length === 0) throw new Refusal('conflict');
      await sendNotice(tx, 'content', `setting ${key}`);
    });
  });
}

/** Numbers arrive as they were typed. Words that are empty in every language are the standard ones. */
function storedValue(edit: Edit) {
  if (edit.key === 'exchange') return { NTD: 1, USD: Number(edit.value.USD) };
  if (edit.key === 'orders') {
    const { transfer_days, return_days } = edit.value;
    return { ...edit.value, transfer_days: Number(transfer_days), return_days: Number(return_days) };
  }
  if (edit.key === 'words') {
    const entries = Object.entries(edit.value).filter(([, words]) => words && LANGS.some((lang) => words[lang]));
    return Object.fromEntries(entries);
  }
  return edit.value;
}

async function lockSetting(tx: Db, key: SettingKey) {
  const [row] = await tx.select().from(siteSetting).where(eq(siteSetting.key, key)).for('update');
  return row;
}

/** A part by its fields' names; a list by index. */
function factsOf(value: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value as object));
}
