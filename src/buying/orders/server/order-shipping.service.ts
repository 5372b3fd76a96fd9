import { showsInvoice } from '#buying/checkout/invoice-lines.rules.ts';
import { trackingLink } from '#catalogue/site/carriers.rules.ts';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { Refusal } from '#shared/errors.ts';
import type { Lang } from '#shared/locale.ts';
import { textIn } from '#shared/locale.ts';
import { arrivalOn } from '../arrival-file.rules.ts';
import { returnUntil, withdrawUntil } from '../order.rules.ts';
import { framedLines } from '../order-kit.rules.ts';
import type { StaffForm } from '../order-staff.contract.ts';
import { refuseEarly } from './order-gift.service.ts';
import { issuedInvoice } from './order-invoice.service.ts';
import { mailAbout } from './order-mail.service.ts';
import { applyStep, type Hand, type OrderWithLines } from './order-write.service.ts';

/** The carriers that staff can choose, in their order. */
export async function listCarriers(db: Db, lang: Lang): Promise<{ key: string; name: string }[]> {
  const { carriers } = await readSettings(db);
  return carriers.filter(({ active }) => active).map(({ key, name }) => ({ key, name: textIn(name, lang) }));
}

/** The parcel has left. The order copies the carrier's name and link, so later changes of the list do not affect it. */
export async function shipOrder(tx: Db, placed: OrderWithLines, form: StaffForm<'ship'>, hand: Hand): Promise<void> {
  const { by, now } = hand;
  const { tracking, early = false } = form;
  refuseEarly(placed.order, { early, now });
  const { carrier, tracking_url } = await carrierOf(tx, placed, form);
  const set = { delivery_at: now, carrier, tracking, tracking_url };
  const shipped = await applyStep(tx, placed, { action: 'ship', by, now, set, data: { carrier, tracking } });
  const link = tracking_url === null ? {} : { tracking_url };
  const issued = showsInvoice(shipped.order) ? await issuedInvoice(tx, shipped.order) : {};
  await mailAbout(tx, shipped, { kind: 'shipped', carrier, tracking, ...link, ...issued }, hand);
}

/** A carrier of the list by its key, or another one by its name. */
async function carrierOf(tx: Db, { order }: OrderWithLines, { carrier, carrier_key, tracking }: StaffForm<'ship'>) {
  if (carrier_key === undefined) return { carrier, tracking_url: null };
  const { carriers } = await readSettings(tx);
  const chosen = carriers.find(({ key, active }) => active && key === carrier_key);
  if (!chosen) throw new Refusal('conflict');
  return { carrier: textIn(chosen.name, order.lang), tracking_url: trackingLink(chosen, tracking) };
}

/** The parcel has arrived: reported by staff or the carrier, or assumed after the time for it. */
export async function arriveOrder(
  tx: Db,
  placed: OrderWithLines,
  { by, now, quiet }: Hand,
  { day }: StaffForm<'arrive'> = {},
): Promise<void> {
  const { delivery_at, return_days } = placed.order;
  const arrival_at = day === undefined ? now : arrivalOn(day, { shipped: delivery_at, now });
  const arrived = await applyStep(tx, placed, { action: 'arrive', by, now, set: { arrival_at } });
  const return_until = returnUntil(arrival_at, return_days).toISOString();
  const withdraw_until = withdrawUntil(arrival_at).toISOString();
  const kit = framedLines(arrived.lines).length > 0 && { kit: true };
  await mailAbout(tx, arrived, { kind: 'arrived', return_until, withdraw_until, ...kit }, { quiet });
}
