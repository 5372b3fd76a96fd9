import { isSame } from '../cybersource/signature.ts';
import { checkMacValue } from '../ecpay-invoice/cipher.ts';
import { taipeiTime } from '../ecpay-invoice/time.ts';
import { contentType, type Reply, type Request } from '../http/exchange.ts';
import type { World } from '../world.ts';

export type Form = ReadonlyMap<string, string>;

const pairOf = ({ keys }: World) => ({ key: keys.ECPAY_HASH_KEY, iv: keys.ECPAY_HASH_IV });

/** The MAC of a form with this merchant's keys. */
export const macOf = (world: World, form: Iterable<readonly [string, string]>) =>
  checkMacValue(form, pairOf(world), 'sha256');

/** A form with the MAC and the merchant of this simulator, or what is wrong with it. */
export function readForm(world: World, request: Pick<Request, 'headers' | 'body'>): Form | string {
  if (contentType(request) !== 'application/x-www-form-urlencoded') return 'the body is no form';
  const pairs = [...new URLSearchParams(request.body.toString('utf8'))];
  const form = new Map(pairs);
  if (form.size !== pairs.length) return 'a field is given twice';
  if (form.get('MerchantID') !== world.keys.ECPAY_MERCHANT_ID) return 'MerchantID is unknown';
  return isSame(form.get('CheckMacValue') ?? '', macOf(world, form)) ? form : 'CheckMacValue does not fit';
}

/** Fields with their MAC, as the body of a message or an answer. */
export function sealed(world: World, fields: readonly (readonly [string, string])[]): string {
  return new URLSearchParams([
    ...fields.map(([name, value]) => [name, value]),
    ['CheckMacValue', macOf(world, fields)],
  ]).toString();
}

export function formReply(body: string): Reply {
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}

/** A moment as the payment page writes it: Taipei, with slashes. */
export const slashTime = (at: number) => taipeiTime(at).replaceAll('-', '/');
