import type { AddressInfo } from 'node:net';
import { FaultPlan } from './http/fault-plan.ts';
import { createListener } from './http/listener.ts';
import { type Keys, readKeys } from './keys.ts';
import { newLineBook } from './line/push.ts';
import { Deliveries } from './messages/deliveries.ts';
import { openWebhookKey, type WebhookKey } from './paypal/webhook-key.ts';
import { Store } from './state/store.ts';
import type { World } from './world.ts';

export interface Options {
  /** 0 means any free port. */
  port?: number;
  host?: string;
  /** The shop that receives the messages. */
  shop?: string;
  /** How browsers and the shop reach the simulator, if not at the shop's host with the simulator's port. */
  url?: string;
  /** The folder of the journal; without one, everything is lost when the simulator ends. */
  data?: string;
  keys?: Keys;
  /** A key that several simulators share, because making one takes a while. */
  webhookKey?: WebhookKey;
  clock?: () => number;
}

export interface Simulator {
  url: string;
  port: number;
  world: World;
  close: () => Promise<void>;
}

/** Starts all providers on one port. */
export async function startSimulator(options: Options = {}): Promise<Simulator> {
  const { host = '127.0.0.1', shop = 'http://127.0.0.1:3000', data, clock = Date.now } = options;
  const store = new Store(data);
  const settings = {
    advanced_ms: 0,
    refunds: 'COMPLETED',
    search_lag_ms: 0,
    ministry_down: false,
    issue_checks_carriers: false,
    uploads: true,
  } as const;
  const world: World = {
    keys: options.keys ?? readKeys(process.env),
    shop: shop.replace(/\/+$/, ''),
    url: '',
    store,
    settings: { ...settings },
    clock,
    now: () => clock() + world.settings.advanced_ms,
    webhookKey: options.webhookKey ?? (await openWebhookKey(data, clock())),
    faults: new FaultPlan(),
    deliveries: new Deliveries(store, () => world.now()),
    refusals: [],
    line: newLineBook(),
  };
  const server = createListener(world);
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, host, () => resolve(portOf(server.address())));
  });
  world.url = (options.url ?? `http://${new URL(world.shop).hostname}:${port}`).replace(/\/+$/, '');
  const close = async () => {
    world.deliveries.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: world.url, port, world, close };
}

function portOf(address: string | AddressInfo | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}
