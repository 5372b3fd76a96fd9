import { createHash, createPublicKey, type KeyObject, timingSafeEqual, verify } from 'node:crypto';
import { z } from 'zod';

/** The shop as devices know it: its domain, and the address its pages come from. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** What a device says beside its signature (WebAuthn §6.1). */
export interface AuthenticatorData {
  count: number;
  /** Of the key that was made just now; missing where an old one signs. */
  credentialId: string | undefined;
}

const USER_PRESENT = 0x01;
const HOLDS_CREDENTIAL = 0x40;
/** Hash of the domain, flags, count; then the maker's number, and the length of the credential's name. */
const HEAD_BYTES = 37;
const LENGTH_AT = 53;
const CREDENTIAL_AT = 55;

const clientData = z.object({ type: z.string(), challenge: z.string(), origin: z.string() });

/** The relying party of a shop's address. Browsers give keys to names only, so a shop on this machine is known as localhost. */
export function relyingParty(baseUrl: string): RelyingParty {
  const url = new URL(baseUrl);
  if (/^(127\.|0\.0\.0\.0$|\[)/.test(url.hostname)) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}

/** Whether the browser passed our question on, on our page: what it was asked, what for, and where. */
export function isOurQuestion(
  data: Buffer,
  expected: { type: 'webauthn.create' | 'webauthn.get'; challenge: string; origin: string },
): boolean {
  const parsed = clientData.safeParse(parseJson(data.toString('utf8')));
  if (!parsed.success) return false;
  const { type, challenge, origin } = parsed.data;
  return type === expected.type && challenge === expected.challenge && origin === expected.origin;
}

/** What the device says, if it says it to this shop and somebody touched it. */
export function readAuthenticatorData(data: Buffer, { id }: RelyingParty): AuthenticatorData | undefined {
  if (data.length < HEAD_BYTES) return undefined;
  const domain = createHash('sha256').update(id).digest();
  const flags = data.readUInt8(32);
  if (!timingSafeEqual(domain, data.subarray(0, 32)) || (flags & USER_PRESENT) === 0) return undefined;
  return { count: data.readUInt32BE(33), credentialId: credentialIn(data, flags) };
}

function credentialIn(data: Buffer, flags: number): string | undefined {
  if ((flags & HOLDS_CREDENTIAL) === 0 || data.length < CREDENTIAL_AT) return undefined;
  const length = data.readUInt16BE(LENGTH_AT);
  const name = data.subarray(CREDENTIAL_AT, CREDENTIAL_AT + length);
  return name.length === length ? name.toString('base64url') : undefined;
}

/** A public key of a kind that the shop asks devices for: ES256, RS256 or Ed25519. */
export function readPublicKey(spki: Buffer): KeyObject | undefined {
  let key: KeyObject;
  try {
    key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
  } catch {
    return undefined;
  }
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key;
  if (type === 'ed25519') return key;
  if (type === 'ec') return details?.namedCurve === 'prime256v1' ? key : undefined;
  return type === 'rsa' && (details?.modulusLength ?? 0) >= 2048 ? key : undefined;
}

/** Whether the key signed what the device and the browser say (WebAuthn §7.2, step 21). */
export function isSigned(key: KeyObject, authenticator: Buffer, client: Buffer, signature: Buffer): boolean {
  const signed = Buffer.concat([authenticator, createHash('sha256').update(client).digest()]);
  return verify(key.asymmetricKeyType === 'ed25519' ? null : 'sha256', signed, key, signature);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
