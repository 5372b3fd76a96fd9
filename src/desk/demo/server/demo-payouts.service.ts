import { sql } from 'drizzle-orm';
import { idsBySlug } from '#catalogue/artists/server/artist-label.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { type SealingSettings, sealerOf } from '#ground/sealing/server/sealing.ts';
import { deleteUnsentMails } from '#people/mail/server/mail.service.ts';
import { idsByEmail } from '#people/members/server/known-members.service.ts';
import type { PayeeForm } from '#selling/payouts/payee.contract.ts';
import type { PayeeKey } from '#selling/payouts/payee.rules.ts';
import { enterPastRun, hasPayouts } from '#selling/payouts/server/past-run.service.ts';
import { savePayee } from '#selling/payouts/server/payee-write.service.ts';
import { shopDay, shopMoment } from '#shared/shop-time.ts';
import { ARTISTS_DATA, GALLERY_DATA, OWN_DATA } from './demo-payees.ts';
import { requireDemoShop } from './shop-kind.service.ts';

const DAY_MS = 86_400_000;
/** Two runs of past months: the days up to which shares were paid, in days before now. */
const RUNS_UNTIL = [90, 40];
/** So much later the bank paid: every refund of that time is in the run. */
const PAID_AFTER = 9;

/**
 * Pays out the shares of the demo's sales twice in the past, through the services of the payouts. Some artists have no
 * payment data yet, so there is something to try. Runs once; a shop that has payouts keeps them.
 */
export async function writePayouts(db: Db, config: SealingSettings, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('demo'))`);
    await requireDemoShop(tx);
    const people = ['admin@demo.example', 'artist@demo.example', 'gallery@demo.example'];
    const ids = await idsByEmail(tx, people);
    const staff_id = ids.get('admin@demo.example');
    if (staff_id === undefined || (await hasPayouts(tx))) return;
    const sealer = sealerOf(config);
    const first = new Date(now.getTime() - (Math.max(...RUNS_UNTIL) + 1) * DAY_MS);
    for (const [payee, form] of await payeesOf(tx, ids))
      await savePayee(tx, sealer, { payee, member_id: staff_id, now: first }, form);
    for (const days of RUNS_UNTIL) {
      // At three in the afternoon.
      const paid = shopMoment(shopDay(new Date(now.getTime() - (days - PAID_AFTER) * DAY_MS)), '15:00');
      const until = shopDay(new Date(now.getTime() - days * DAY_MS));
      await enterPastRun(tx, { staff_id, until, paid, reference: `B${shopDay(paid).replaceAll('-', '')}` });
    }
    // In the past, so no mail is due.
    const mailed = [...people, ...Object.values(ARTISTS_DATA).flatMap(({ email }) => email ?? [])];
    for (const to of mailed) await deleteUnsentMails(tx, to);
  });
}

/** The demo's artist and gallery, and artists without an account. */
async function payeesOf(tx: Db, ids: ReadonlyMap<string, number>): Promise<[PayeeKey, PayeeForm][]> {
  const gallery = ids.get('gallery@demo.example');
  const bySlug = { ...ARTISTS_DATA, 'lin-shu-ho': OWN_DATA };
  const payees: [PayeeKey, PayeeForm][] = gallery === undefined ? [] : [[`gallery-${gallery}`, GALLERY_DATA]];
  for (const [slug, data] of Object.entries(bySlug))
    for (const id of await idsBySlug(tx, [slug])) payees.push([`artist-${id}`, data]);
  return payees;
}
