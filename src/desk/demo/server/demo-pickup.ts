import { openingPickup } from '#catalogue/site/pickup.rules.ts';
import { hasSetting, readSettings, saveSetting } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';

const OF_DEMO = /^demo-/;

/** Offers pickup in the demo; a setting of staff stays. */
export async function writePickup(tx: Db): Promise<void> {
  if (await hasSetting(tx, 'pickup')) return;
  const { places } = await import('../../../../demo/pickup.ts');
  await saveSetting(tx, 'pickup', { ...openingPickup, active: true, places: [...places] });
  await sendNotice(tx, 'content', 'setting pickup');
}

/** Removes the demo's places; without a place of the owner's, nobody can choose pickup. */
export async function removePickup(tx: Db): Promise<void> {
  const { pickup } = await readSettings(tx);
  const places = pickup.places.filter(({ key }) => !OF_DEMO.test(key));
  if (places.length === pickup.places.length) return;
  await saveSetting(tx, 'pickup', { ...pickup, active: pickup.active && places.length > 0, places });
  await sendNotice(tx, 'content', 'setting pickup');
}
