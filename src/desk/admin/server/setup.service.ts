import { hasPaidOrders } from '#buying/orders/server/order.service.ts';
import { takesPayments } from '#buying/payments/server/payment-staff.service.ts';
import { hasArtists } from '#catalogue/artists/server/artist-addresses.service.ts';
import { hasOwnAboutPage } from '#catalogue/pages/server/shop-page.service.ts';
import { isShopOpen, readChecks } from '#catalogue/site/server/opening.service.ts';
import { openingSettings, readSettings, settingsOfDemo } from '#catalogue/site/server/site.service.ts';
import { countStages } from '#catalogue/works/server/seller-works.service.ts';
import { lastBackup } from '#ground/storage/server/backup-watch.ts';
import type { ShopContext } from '#http/server/context.ts';
import type { SetupSteps } from '../opening.contract.ts';
import { ENTERED, isCheckedStep, isOwnDomain, SETUP_STEPS, type SetupStep, stillMissing } from '../setup.rules.ts';

type Shop = Pick<ShopContext, 'config' | 'db' | 'log'>;

/** Progress until the first paid order of an open shop; nothing for a demo, which will not open. */
export async function readSetup(shop: Shop): Promise<SetupSteps | null> {
  const { config, db } = shop;
  if (config.demo !== 'off' || ((await isShopOpen(db)) && (await hasPaidOrders(db)))) return null;
  return readSteps(shop, await readChecks(db));
}

/** Every step, from the shop's data or as a person has marked it. */
export async function readSteps(shop: Shop, checks: ReadonlySet<string>): Promise<SetupSteps> {
  const { config, db } = shop;
  const { info, bank, calendar, delivery } = await readSettings(db);
  const [opening, demo] = [openingSettings(), settingsOfDemo()];
  const missing = {
    brand: stillMissing(ENTERED.brand, info, [opening.info, demo.info]),
    bank: stillMissing(ENTERED.bank, bank, [opening.bank, demo.bank]),
  };
  const differs = (now: unknown, first: unknown) => JSON.stringify(now) !== JSON.stringify(first);
  const ownData: Record<SetupStep, boolean> = {
    brand: missing.brand.length === 0,
    tax_id: info.tax_id !== '',
    hours: differs(calendar, opening.calendar),
    address: config.baseUrl.startsWith('https://'),
    bank: missing.bank.length === 0,
    payments: takesPayments(shop),
    mail: config.smtpUrl !== undefined,
    sender: false,
    delivery: differs(delivery, opening.delivery),
    frames: false,
    legal: false,
    faq: false,
    about: await hasOwnAboutPage(db),
    artist: await hasArtists(db),
    work: ((await countStages(db, {})).get('online') ?? 0) > 0,
    backup: (await lastBackup(config.dataDir))?.isLate === false,
    order: await hasPaidOrders(db),
  };
  const isForeign = info.email !== '' && !isOwnDomain(info.email, config.baseUrl);
  return SETUP_STEPS.map((step) => {
    const checked = isCheckedStep(step) && checks.has(step);
    return {
      step,
      done: ownData[step] || checked,
      checked,
      ...((step === 'brand' || step === 'bank') && { missing: missing[step] }),
      ...(step === 'sender' && isForeign && { foreign_sender: info.email }),
    };
  });
}
