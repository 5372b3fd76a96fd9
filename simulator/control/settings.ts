import { isObject, type JsonObject, json, type Reply } from '../http/exchange.ts';
import { whole } from '../http/fault-plan.ts';
import type { Manner, Provider } from '../messages/deliveries.ts';
import { transmissionHeaders } from '../paypal/events.ts';
import type { World } from '../world.ts';

const PROVIDERS: readonly Provider[] = ['paypal', 'cybersource', 'browser', 'ecpay', 'ecpay_invoice'];
const MOST_TIMES = 100;
const MOST_MESSAGES = 100_000;
const LONGEST_DELAY_MS = 600_000;

function mannerOf(asked: JsonObject, usual: Manner): Manner {
  const flag = (name: 'send' | 'shuffle' | 'first') => (typeof asked[name] === 'boolean' ? asked[name] : usual[name]);
  return {
    send: flag('send'),
    shuffle: flag('shuffle'),
    first: flag('first'),
    times: Math.max(1, whole(asked.times, usual.times, MOST_TIMES)),
    delay_ms: whole(asked.delay_ms, usual.delay_ms, LONGEST_DELAY_MS),
    retries: whole(asked.retries, usual.retries, 25),
  };
}

/** POST /control/messages { paypal?, cybersource?, browser? }: how messages are delivered from now on. */
export function setManners(world: World, asked: JsonObject): Reply {
  for (const provider of PROVIDERS) {
    const wanted = asked[provider];
    if (isObject(wanted)) world.deliveries.manners[provider] = mannerOf(wanted, world.deliveries.manners[provider]);
  }
  return json(200, world.deliveries.manners);
}

/** POST /control/redeliver { ids?, provider?, last?, times?, delay_ms?, shuffle? }: sends messages again, also unsent ones. */
export function redeliver(world: World, asked: JsonObject): Reply {
  const ids = Array.isArray(asked.ids) ? asked.ids.map(String) : undefined;
  const chosen = world.store
    .all('messages')
    .filter(({ id, provider }) => ids?.includes(id) ?? (asked.provider === undefined || provider === asked.provider))
    .slice(-whole(asked.last, MOST_MESSAGES, MOST_MESSAGES));
  const usual = { send: true, times: 1, delay_ms: 0, shuffle: false, retries: 0, first: false };
  const how = mannerOf(asked, usual);
  return json(200, {
    messages: world.deliveries.redeliver(
      chosen.map(({ id }) => id),
      { ...how, send: true },
    ),
  });
}

/** POST /control/settings { advance_ms?, refunds?, search_lag_ms? }: the clock, and how the providers behave. */
export function setSettings(world: World, asked: JsonObject): Reply {
  const { settings } = world;
  settings.advanced_ms += whole(asked.advance_ms, 0, 400 * 24 * 3_600_000);
  settings.search_lag_ms = whole(asked.search_lag_ms, settings.search_lag_ms, LONGEST_DELAY_MS);
  if (typeof asked.ministry_down === 'boolean') settings.ministry_down = asked.ministry_down;
  if (typeof asked.issue_checks_carriers === 'boolean') settings.issue_checks_carriers = asked.issue_checks_carriers;
  if (typeof asked.uploads === 'boolean') settings.uploads = asked.uploads;
  const { refunds } = asked;
  if (refunds === 'COMPLETED' || refunds === 'PENDING' || refunds === 'FAILED') settings.refunds = refunds;
  return json(200, { ...settings, now: new Date(world.now()).toISOString() });
}

/** POST /control/sign { body }: genuine headers for any text, to test what a shop checks besides the signature. */
export function signWebhook(world: World, asked: JsonObject): Reply {
  return json(200, { headers: transmissionHeaders(world, typeof asked.body === 'string' ? asked.body : '') });
}
