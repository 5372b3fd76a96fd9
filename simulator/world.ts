import type { FaultPlan } from './http/fault-plan.ts';
import type { Keys } from './keys.ts';
import type { Deliveries } from './messages/deliveries.ts';
import type { WebhookKey } from './paypal/webhook-key.ts';
import type { Store } from './state/store.ts';

/** Something a provider would not tell, and that whoever mends the shop wants to know. */
export interface Refusal {
  at: number;
  path: string;
  why: string;
}

/** What tests may change while the simulator runs. */
export interface Settings {
  /** Added to the clock, so that hours pass at once. */
  advanced_ms: number;
  /** What becomes of PayPal's refunds from now on. */
  refunds: 'COMPLETED' | 'PENDING' | 'FAILED';
  /** How long a card payment cannot yet be found by a search. */
  search_lag_ms: number;
}

/** All that a handler needs to know. */
export interface World {
  keys: Keys;
  /** The shop's address, without a slash at its end. */
  shop: string;
  /** The simulator's own address, as browsers and the shop reach it. */
  url: string;
  /** The simulator's time: the clock's, and what tests have added to it. */
  now: () => number;
  /** The clock alone: the shop signs with its own time, which nobody has put forward. */
  clock: () => number;
  store: Store;
  webhookKey: WebhookKey;
  settings: Settings;
  faults: FaultPlan;
  deliveries: Deliveries;
  refusals: Refusal[];
}

const MOST_REFUSALS = 200;

/** Notes why something was refused; the answer itself says as little as the provider's would. */
export function noteRefusal(world: World, path: string, why: string): void {
  world.refusals.push({ at: world.now(), path, why });
  if (world.refusals.length > MOST_REFUSALS) world.refusals.shift();
}
