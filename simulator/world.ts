import type { FaultPlan } from './http/fault-plan.ts';
import type { Keys } from './keys.ts';
import type { LineBook } from './line/push.ts';
import type { Deliveries } from './messages/deliveries.ts';
import type { WebhookKey } from './paypal/webhook-key.ts';
import type { Store } from './state/store.ts';

/** The reason of a refusal, which a provider would not say and a developer of the shop needs. */
export interface Refusal {
  at: number;
  path: string;
  why: string;
}

/** What tests may change while the simulator runs. */
export interface Settings {
  /** Added to the clock, so that hours pass immediately. */
  advanced_ms: number;
  /** The result of PayPal's refunds from now on. */
  refunds: 'COMPLETED' | 'PENDING' | 'FAILED';
  /** How long a card payment cannot yet be found by a search. */
  search_lag_ms: number;
  /** The ministry does not say whether a barcode or a donation code exists. */
  ministry_down: boolean;
  /** ECPay refuses to issue with a barcode or a donation code that does not exist. */
  issue_checks_carriers: boolean;
  /** ECPay uploads invoices to the ministry. */
  uploads: boolean;
}

/** The state that every handler gets. */
export interface World {
  keys: Keys;
  /** The shop's address, without a slash at its end. */
  shop: string;
  /** The simulator's own address, as browsers and the shop reach it. */
  url: string;
  /** The simulator's time: the clock's, and what tests have added to it. */
  now: () => number;
  /** The clock without that: the shop signs with its own time, to which nothing is added. */
  clock: () => number;
  store: Store;
  webhookKey: WebhookKey;
  settings: Settings;
  faults: FaultPlan;
  deliveries: Deliveries;
  refusals: Refusal[];
  line: LineBook;
}

const MOST_REFUSALS = 200;

/** Notes why something was refused; the answer itself says as little as the provider's would. */
export function noteRefusal(world: World, path: string, why: string): void {
  world.refusals.push({ at: world.now(), path, why });
  if (world.refusals.length > MOST_REFUSALS) world.refusals.shift();
}
