import { contentType, type Request } from '../http/exchange.ts';
import { type Profile, profilesOf } from '../keys.ts';
import { toMinor } from '../money.ts';
import type { World } from '../world.ts';
import { isKnownField, mayBeUnsigned, REQUIRED } from './form-rules.ts';
import { isSame, signFields } from './signature.ts';

/** A form may be this old, or this far ahead, when it arrives. */
const MAX_AGE_MS = 15 * 60_000;
const MOST_FIELDS = 300;

export type Fields = ReadonlyMap<string, string>;

/** The fields of a form body, each once, or what is wrong with it. */
export function readForm(request: Pick<Request, 'headers' | 'body'>): Fields | string {
  if (contentType(request) !== 'application/x-www-form-urlencoded') return 'the body is no form';
  const pairs = [...new URLSearchParams(request.body.toString('utf8'))];
  if (pairs.length > MOST_FIELDS) return 'too many fields';
  const fields = new Map(pairs);
  return fields.size === pairs.length ? fields : 'a field is given twice';
}

/** Why a form does not get its page, which the provider never says; nothing if the form is right. */
export function whyRefused(world: World, fields: Fields): string | undefined {
  return (
    wrongLists(fields) ??
    wrongValues(fields) ??
    wrongSignature(world, fields) ??
    wrongTime(world, fields) ??
    wrongAmount(world, fields)
  );
}

const listed = (fields: Fields, name: string) => (fields.get(name) ?? '').split(',').filter((part) => part !== '');

function wrongLists(fields: Fields): string | undefined {
  const missing = REQUIRED.find((name) => !fields.has(name));
  if (missing) return `${missing} is missing`;
  if (!fields.has('signature')) return 'signature is missing';
  const signed = listed(fields, 'signed_field_names');
  const unsigned = listed(fields, 'unsigned_field_names');
  const both = new Set([...signed, ...unsigned]);
  if (both.size < signed.length + unsigned.length) return 'a name is listed twice';
  const loose = REQUIRED.find((name) => !signed.includes(name));
  if (loose) return `${loose} is not signed`;
  const open = unsigned.find((name) => !mayBeUnsigned(name));
  if (open) return `${open} must be signed`;
  const unlisted = [...fields.keys()].find((name) => name !== 'signature' && !both.has(name));
  if (unlisted) return `${unlisted} is neither in signed_field_names nor in unsigned_field_names`;
  const absent = signed.find((name) => !fields.has(name));
  return absent ? `${absent} is signed but not sent` : undefined;
}

function wrongValues(fields: Fields): string | undefined {
  const wrong = [...fields].find(([name, value]) => !isKnownField(name, value));
  return wrong ? `${wrong[0]} is unknown, or its value is not taken` : undefined;
}

/** The profile and secret that a form's access key belongs to. */
export function keyOf(world: World, fields: Fields): { profile: Profile; secret: string } | undefined {
  const profile = profilesOf(world.keys).find(({ id }) => id === fields.get('profile_id'));
  const key = profile?.keys.find(({ access_key }) => access_key === fields.get('access_key'));
  return profile && key ? { profile, secret: key.secret_key } : undefined;
}

function wrongSignature(world: World, fields: Fields): string | undefined {
  const key = keyOf(world, fields);
  if (!key) return 'no profile has this profile_id and access_key';
  const expected = signFields(fields, listed(fields, 'signed_field_names'), key.secret);
  return isSame(fields.get('signature') ?? '', expected) ? undefined : 'the signature does not fit';
}

function wrongTime(world: World, fields: Fields): string | undefined {
  const signed = Date.parse(fields.get('signed_date_time') ?? '');
  return Math.abs(world.clock() - signed) <= MAX_AGE_MS ? undefined : 'signed_date_time is more than 15 minutes away';
}

function wrongAmount(world: World, fields: Fields): string | undefined {
  const currency = keyOf(world, fields)?.profile.currency;
  if (fields.get('currency') !== currency) return `the profile takes ${currency} only`;
  const minor = minorOf(fields);
  if (minor === undefined) return 'amount is a fraction of what the currency has';
  return minor > 0n ? undefined : 'amount is not positive';
}

/** A form's amount in the smallest unit: whole dollars of TWD (`48000.00` and `48000` are the same), cents of USD. */
export function minorOf(fields: Fields): bigint | undefined {
  return toMinor(fields.get('amount') ?? '', placesOf(fields.get('currency') ?? ''));
}

/** The decimals that are charged in a currency; TWD has them on paper only. */
export function placesOf(currency: string): number {
  return currency === 'TWD' ? 0 : 2;
}
