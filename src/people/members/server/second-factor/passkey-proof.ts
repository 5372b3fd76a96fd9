import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { COSEALG, cose, decodeCredentialPublicKey } from '@simplewebauthn/server/helpers';
import type { Assertion, Attestation } from '../../second-factor.contract.ts';

/** The shop as WebAuthn knows it: its domain and its origin. */
export interface RelyingParty {
  id: string;
  origin: string;
}

const ALGORITHMS = [COSEALG.ES256, COSEALG.EdDSA, COSEALG.RS256];
const LEAST_RSA_BYTES = 2048 / 8;

/** Browsers accept names only, so a shop on this machine is called localhost. */
export function relyingParty(baseUrl: string): RelyingParty {
  const url = new URL(baseUrl);
  if (/^(127\.|0\.0\.0\.0$|\[)/.test(url.hostname)) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}

/** The new key, if the device signed our challenge on our page after a touch; otherwise undefined. */
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
 * The device's use counter, if it signed our challenge on our page after a touch; otherwise undefined. A counter that does
 * not increase reveals a copied key.
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
  // A touch suffices next to a password; some devices ask for a finger or a code anyway.
  const requireUserVerification = false;
  return { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id, requireUserVerification };
}

function isStrong(publicKey: WebAuthnCredential['publicKey']): boolean {
  const key = decodeCredentialPublicKey(publicKey);
  return !cose.isCOSEPublicKeyRSA(key) || (key.get(cose.COSEKEYS.n)?.length ?? 0) >= LEAST_RSA_BYTES;
}

/** The library throws an error for any invalid answer. */
async function orNothing<Checked>(checked: Promise<Checked>): Promise<Checked | undefined> {
  try {
    return await checked;
  } catch {
    return undefined;
  }
}
