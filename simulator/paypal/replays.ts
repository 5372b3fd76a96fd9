import { header, type Reply, type Request } from '../http/exchange.ts';
import type { World } from '../world.ts';
import { paypalTrouble } from './errors.ts';
import { issueText } from './issues.ts';

const HOUR = 3_600_000;
const LONGEST_ID = 108;

/** How long PayPal knows a request id: Orders six hours, Payments forty-five days. */
const KNOWN_FOR = { create: 6 * HOUR, capture: 6 * HOUR, refund: 45 * 24 * HOUR } as const;

export type Call = keyof typeof KNOWN_FOR;

/** The refusal of a PayPal-Request-Id that is empty or too long. */
export function badRequestId(request: Request): Reply | undefined {
  const id = header(request, 'paypal-request-id');
  if (id === undefined || (id.length >= 1 && id.length <= LONGEST_ID)) return undefined;
  const issue = 'INVALID_STRING_LENGTH';
  const detail = { field: 'PayPal-Request-Id', value: id.slice(0, 200), location: 'header', issue } as const;
  return paypalTrouble(400, [{ ...detail, description: issueText(issue) }]);
}

/** The earlier result of this request id, if PayPal still knows it. */
export function madeBefore(world: World, call: Call, resource: string, request: Request): string | undefined {
  const id = header(request, 'paypal-request-id');
  const known = id === undefined ? undefined : world.store.get('replays', `${call} ${resource} ${id}`);
  return known && world.now() - known.at < KNOWN_FOR[call] ? known.made : undefined;
}

/** Only successes are stored: after a refusal, the same id can be used again. */
export function storeResult(world: World, call: Call, resource: string, request: Request, made: string): void {
  const id = header(request, 'paypal-request-id');
  if (id !== undefined) world.store.put('replays', { id: `${call} ${resource} ${id}`, made, at: world.now() });
}
