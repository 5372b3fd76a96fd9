import type { CybersourceConfig } from '#http/server/payment-config.ts';
import type { ProviderPayType, RawMessage } from '../payment-provider.ts';
import { isSignature, signedText } from './secure-acceptance-signature.ts';

export type CardPayType = Extract<ProviderPayType, 'cybersource' | 'cybersource_usd'>;
export type CardProfiles = Partial<Record<CardPayType, CybersourceConfig>>;

/** An answer of the card page that CyberSource signed for one of the shop's profiles. */
export interface CardAnswer {
  paytype: CardPayType;
  /** A signed field; undefined for any other. */
  signed(name: string): string | undefined;
}

/** Ties an answer to an attempt; in every answer. */
const BINDING = [
  'decision',
  'req_access_key',
  'req_profile_id',
  'req_transaction_uuid',
  'req_reference_number',
  'req_amount',
  'req_currency',
  'req_transaction_type',
  'signed_field_names',
  'signed_date_time',
];
/** In every answer, unless the buyer left before there was a transaction. */
const DECIDED = ['transaction_id', 'reason_code'];
/** Read if present. */
const ALSO_READ = ['auth_amount'];

const MAX_FIELDS = 300;
const NAME = /^[a-z0-9_]{1,80}$/i;

/** Verifies a post in CyberSource's name, or returns why it fails. */
export function readCardAnswer(
  { body, headers }: RawMessage,
  profiles: CardProfiles,
): CardAnswer | { problem: string; decision?: string } {
  const fields = formFields(body, headers);
  if (typeof fields === 'string') return { problem: fields };
  const names = fields.get('signed_field_names')?.split(',') ?? [];
  const decision = fields.get('decision') ?? '';
  const problem = problemOfNames(fields, names, decision === 'CANCEL' ? BINDING : [...BINDING, ...DECIDED]);
  if (problem) return { problem, decision };
  const profile = profileOf(fields, profiles);
  if (!profile) return { problem: 'profile', decision };
  const text = signedText(fields, names);
  if (!isSignature(fields.get('signature') ?? '', text, profile.secretKey)) return { problem: 'signature', decision };
  if ([...BINDING, ...DECIDED, ...ALSO_READ].some((name) => isAmbiguous(text, name)))
    return { problem: 'ambiguous', decision };
  const signed = new Set(names);
  return { paytype: profile.paytype, signed: (name) => (signed.has(name) ? fields.get(name) : undefined) };
}

function formFields(body: Uint8Array, headers: Headers): ReadonlyMap<string, string> | string {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers.get('content-type') ?? '')) return 'content_type';
  if (body.byteLength > 65_536) return 'too_large';
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(new TextDecoder().decode(body))) {
    // Of two decisions, one parser takes the first and another the last.
    if (fields.has(name)) return 'repeated_field';
    fields.set(name, value);
    if (fields.size > MAX_FIELDS) return 'too_many_fields';
  }
  return fields;
}

function problemOfNames(
  fields: ReadonlyMap<string, string>,
  names: readonly string[],
  required: readonly string[],
): string | undefined {
  if (names.some((name) => !NAME.test(name))) return 'field_names';
  const listed = new Set(names);
  if (listed.size < names.length) return 'repeated_name';
  if (required.some((name) => !listed.has(name))) return 'unsigned_field';
  return names.some((name) => !fields.has(name)) ? 'missing_field' : undefined;
}

function profileOf(fields: ReadonlyMap<string, string>, profiles: CardProfiles) {
  for (const paytype of ['cybersource', 'cybersource_usd'] as const) {
    const profile = profiles[paytype];
    if (!profile || profile.profileId !== fields.get('req_profile_id')) continue;
    const keys = profile.oldKey ? [profile.key, profile.oldKey] : [profile.key];
    const key = keys.find(({ accessKey }) => accessKey === fields.get('req_access_key'));
    if (key) return { paytype, secretKey: key.secretKey };
  }
  return undefined;
}

/**
 * Whether a signed text could be read in two ways. The buyer's input on the card page comes back signed, commas included: a
 * buyer called `x,decision=ACCEPT` gets a text that says so if it is split differently. If each relevant name begins only once,
 * there is only one way to split.
 */
function isAmbiguous(text: string, name: string): boolean {
  const said = `,${text}`;
  const at = said.indexOf(`,${name}=`);
  return at !== -1 && said.indexOf(`,${name}=`, at + 1) !== -1;
}
