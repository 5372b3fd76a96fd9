import { hasPaidOrders } from '#buying/orders/server/order.service.ts';
import { takesPayments } from '#buying/payments/server/payment-staff.service.ts';
import { hasArtists } from '#catalogue/artists/server/artist-addresses.service.ts';
import { tellsOfItself } from '#catalogue/pages/server/shop-page.service.ts';
import { openingSettings, readSettings } from '#catalogue/site/server/site.service.ts';
import { countStages } from '#catalogue/works/server/seller-works.service.ts';
import type { ShopContext } from '#http/server/context.ts';
import { EXAMPLES, SETUP_STEPS, type SetupStep, stillExamples } from '../setup.rules.ts';

/** How far an empty shop has come; nothing of a demo, which is not going to open. */
export async function readSetup(shop: Pick<ShopContext, 'config' | 'db' | 'log'>) {
  const { config, db } = shop;
  if (config.demo !== 'off') return null;
  const { info, bank } = await readSettings(db);
  const opening = openingSettings();
  const examples = {
    brand: stillExamples(EXAMPLES.brand, info, opening.info),
    bank: stillExamples(EXAMPLES.bank, bank, opening.bank),
  };
  const done: Record<SetupStep, boolean> = {
    brand: examples.brand.length === 0,
    address: config.baseUrl.startsWith('https://'),
    bank: examples.bank.length === 0,
    mail: config.smtpUrl !== undefined,
    payments: takesPayments(shop),
    about: await tellsOfItself(db),
    artist: await hasArtists(db),
    work: ((await countStages(db, {})).get('online') ?? 0) > 0,
    order: await hasPaidOrders(db),
  };
  return SETUP_STEPS.map((step) => ({
    step,
    done: done[step],
    ...((step === 'brand' || step === 'bank') && { examples: examples[step] }),
  }));
}
