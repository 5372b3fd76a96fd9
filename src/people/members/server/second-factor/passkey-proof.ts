import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { COSEALG, cose, decodeCredentialPublicKey } from '@simplewebauthn/server/helpers';
import type { Assertion, Attestation } from '../../second-factor.contract.ts';

/** The shop as devices know it: its domain, and the address its pages come from. */
export interface RelyingParty {
  id: string;
  origin: string;
}

const ALGORITHMS = [COSEALG.ES256, COSEALG.EdDSA, COSEALG.RS256];
const LEAST_RSA_BYTES = 2048 / 8;

/** The relying party of a shop's address. Browsers give keys to names only, so a shop on this machine is known as localhost. */
export function relyingParty(baseUrl: string): RelyingParty {
  const url = new URL(baseUrl);
  if (/^(127\.|0\.0\.0\.0$|\[)/.test(url.hostname)) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}

/** The key that a device made for our question, on our page, touched by a person; undefined if anything of it is wrong. */
export async function newCredential(
  { id, client_data, attestation_object }: Attestation,
  challenge: string,
  party: RelyingParty,
): Promise<WebAuthnCredential | undefined> {
  const response = { clientDataJSON: client_data, attestationObject: attestation_object };
  const checked = await orNothing(
    verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      ...expectedOf(challenge, party),
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  const made = checked?.verified ? checked.registrationInfo.credential : undefined;
  return made?.id === id && isStrong(made.publicKey) ? made : undefined;
}

/**
 * How often a device has used its key, if it signed our question with it, on our page, touched by a person; otherwise
 * undefined. A count that does not go up is a copy of the key.
 */
export async function countSigned(
  { id, client_data, authenticator_data, signature }: Assertion,
  challenge: string,
  party: RelyingParty,
  credential: WebAuthnCredential,
): Promise<number | undefined> {
  const response = { clientDataJSON: client_data, authenticatorData: authenticator_data, signature };
  const checked = await orNothing(
    verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      ...expectedOf(challenge, party),
      credential,
    }),
  );
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined;
}

function expectedOf(challenge: string, { id, origin }: RelyingParty) {
  // A touch is enough beside a password; a device that asks for a finger or a code does so by itself.
  const requireUserVerification = false;
  return { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id, requireUserVerification };
}

function isStrong(publicKey: WebAuthnCredential['publicKey']): boolean {
  const key = decodeCredentialPublicKey(publicKey);
  return !cose.isCOSEPublicKeyRSA(key) || (key.get(cose.COSEKEYS.n)?.length ?? 0) >= LEAST_RSA_BYTES;
}

/** The library throws an error for everything that is wrong with an answer. */
async function orNothing<Checked>(checked: Promise<Checked>): Promise<Checked | undefined> {
  try {
    return await checked;
  } catch {
    return undefined;
  }
}
