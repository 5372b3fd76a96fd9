import { eq, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { writeChange } from '#ground/audit/server/audit.service.ts';
import { Refusal } from '#shared/errors.ts';
import {
  type DeliveryEdit,
  SETTING_KEYS,
  type SettingEdit,
  type SettingKey,
  type SettingsReply,
} from '../setting.contract.ts';
import { defaultSettings, type SiteSettings } from './site.settings.ts';
import { siteSetting } from './site.tables.ts';

/** Every part with its version, as the database has it now. */
export async function listSettings(db: Db): Promise<SettingsReply['settings']> {
  const rows = new Map((await db.select().from(siteSetting)).map((row) => [row.key, row]));
  const entries = SETTING_KEYS.map((key) => {
    const row = rows.get(key);
    const { version = 0, updated_at, value = defaultSettings[key] } = row ?? {};
    return [key, { version, updated_at: updated_at?.toISOString() ?? null, value }] as const;
  });
  return Object.fromEntries(entries) as SettingsReply['settings'];
}

/** The rates of delivery with their version, as the database has them now. */
export async function readDelivery(db: Db) {
  const { value, ...known } = (await listSettings(db)).delivery;
  return { ...known, value: value as SiteSettings['delivery'] };
}

/** Changes one part; whoever began from an older version is refused. Visitors see it at once. */
export function saveSetting(
  db: Db,
  staffId: number,
  edit: SettingEdit | ({ key: 'delivery' } & DeliveryEdit),
): Promise<void> {
  const { key, version } = edit;
  const value = edit.key === 'exchange' ? { NTD: 1, USD: Number(edit.value.USD) } : edit.value;
  return inTransaction(db, async (tx) => {
    const before = await lockSetting(tx, key);
    if ((before?.version ?? 0) !== version) throw new Refusal('conflict');
    const change = {
      staff_id: staffId,
      subject: 'setting',
      subject_id: key,
      action: 'save',
      before: factsOf(before?.value ?? defaultSettings[key]),
      after: factsOf(value),
    } as const;
    await writeChange(tx, change, async () => {
      const row = { key, value, version: version + 1, updated_at: sql`now()` };
      const saved = before
        ? await tx.update(siteSetting).set(row).where(eq(siteSetting.key, key)).returning()
        : await tx.insert(siteSetting).values(row).onConflictDoNothing().returning();
      // Of two who change a part for the first time, one is too late.
      if (saved.length === 0) throw new Refusal('conflict');
      await sendNotice(tx, 'content', `setting ${key}`);
    });
  });
}

async function lockSetting(tx: Db, key: SettingKey) {
  const [row] = await tx.select().from(siteSetting).where(eq(siteSetting.key, key)).for('update');
  return row;
}

/** A part by the names of its fields; a list by the places in it. */
function factsOf(value: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value as object));
}
