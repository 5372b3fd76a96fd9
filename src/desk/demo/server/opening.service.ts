import { layInStock } from '#catalogue/works/server/opening-stock.service.ts';
import type { Db, Log } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { type Config, configFor, readConfig } from '#http/server/config.ts';
import { openDemoAccounts } from '#people/members/server/first-accounts.service.ts';
import { type DemoSeed, seedDemo } from './demo.service.ts';
import { closeDemoAccounts, decideShopKind, requireDemoShop } from './shop-kind.service.ts';

type Environment = Record<string, string | undefined>;

/** The configuration of a starting process: from the environment, and from the shop's kind in the database. */
export async function settleConfig(db: Db, env: Environment, log: Pick<Log, 'info' | 'warn'>): Promise<Config> {
  const { demo, baseUrl, startsOpen } = readConfig(env);
  const wish = {
    asked: env.DEMO || undefined,
    demo: demo !== 'off',
    isPublic: baseUrl.startsWith('https:'),
    startsOpen,
  };
  return configFor(env, await decideShopKind(db, wish, log));
}

/** Adds missing parts to a demo, or gives a real shop its initial content. */
export async function fillShop(shop: {
  db: Db;
  config: Config;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
}): Promise<DemoSeed | undefined> {
  const { db, config } = shop;
  if (config.demo === 'off') {
    await closeDemoAccounts(db);
    await layInStock(db);
    return undefined;
  }
  await inTransaction(db, async (tx) => {
    await requireDemoShop(tx);
    await openDemoAccounts(tx);
  });
  return seedDemo(shop, { only: config.demo === 'on' ? 'all' : config.demo });
}
