import { timeText } from '../ids.ts';
import type { NewMessage } from '../messages/deliveries.ts';
import type { World } from '../world.ts';
import { type Fields, keyOf } from './form-check.ts';
import { signFields } from './signature.ts';

/** These fields of the request are not sent back. */
const NOT_ECHOED = new Set(['signature', 'signed_field_names', 'unsigned_field_names', 'signed_date_time']);

/** The signed answer to a form: what happened, and every field of the request as `req_…`. */
export function signedAnswer(
  world: World,
  form: Fields,
  happened: Readonly<Record<string, string>>,
): [string, string][] {
  const echo = [...form]
    .filter(([name]) => !NOT_ECHOED.has(name))
    .map(([name, value]) => [`req_${name}`, value] as const);
  const fields = new Map<string, string>([
    ...Object.entries(happened),
    ...echo,
    ['signed_field_names', ''],
    ['signed_date_time', timeText(world.clock())],
  ]);
  const names = [...fields.keys()];
  fields.set('signed_field_names', names.join(','));
  fields.set('signature', signFields(fields, names, keyOf(world, form)?.secret ?? ''));
  return [...fields];
}

/** Where the browser posts an answer: the form's own address, else the profile's. */
export function browserTarget(world: World, form: Fields, page: 'receipt' | 'cancel'): string {
  if (page === 'receipt')
    return form.get('override_custom_receipt_page') ?? `${world.shop}/api/payment/cybersource/return`;
  return form.get('override_custom_cancel_page') ?? `${world.shop}/api/payment/cybersource/cancel`;
}

/** An answer as a message: from the provider's own server, or as the buyer's browser would post it. */
export function answerMessage(
  world: World,
  by: 'cybersource' | 'browser',
  url: string,
  answer: readonly [string, string][],
): NewMessage {
  const kind = answer.find(([name]) => name === 'decision')?.[1] ?? '';
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    // A browser names the page of its form; the merchant POST has no page.
    ...(by === 'browser' && { origin: world.url, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }),
  };
  const body = new URLSearchParams(answer.map(([name, value]) => [name, value])).toString();
  return { provider: by, kind, url, headers, body };
}

/** The merchant POST of an answer. */
export function postToMerchant(world: World, form: Fields, answer: readonly [string, string][]): Promise<void> {
  const url = form.get('override_backoffice_post_url') ?? `${world.shop}/api/payment/cybersource/notify`;
  return world.deliveries.post(answerMessage(world, 'cybersource', url, answer));
}
