import type { Assertion, Attestation } from './second-factor.contract.ts';

interface Question {
  challenge: string;
  rp_id: string;
  passkeys: readonly { id: string; transports: readonly string[] }[];
}

interface NewKey extends Question {
  rp_name: string;
  user: { id: string; name: string; display_name: string };
}

const TIMEOUT_MS = 5 * 60 * 1000;
/** COSE numbers of ES256, Ed25519 and RS256. */
const ALGORITHMS = [-7, -8, -257];

/** Whether this browser supports passkeys. */
export function hasPasskeys(): boolean {
  return typeof window !== 'undefined' && 'PublicKeyCredential' in window;
}

/** Undefined if the owner declined. */
export async function signWithPasskey({ challenge, rp_id, passkeys }: Question): Promise<Assertion | undefined> {
  const made = await credentialFrom(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: bytesOf(challenge),
        rpId: rp_id,
        timeout: TIMEOUT_MS,
        userVerification: 'preferred',
        allowCredentials: passkeys.map(asDescriptor),
      },
    }),
  );
  if (!(made?.response instanceof AuthenticatorAssertionResponse)) return undefined;
  const { clientDataJSON, authenticatorData, signature } = made.response;
  return {
    id: made.id,
    client_data: textOf(clientDataJSON),
    authenticator_data: textOf(authenticatorData),
    signature: textOf(signature),
  };
}

/** Undefined if the owner declined or the device cannot. */
export async function makePasskey({ challenge, rp_id, rp_name, user, passkeys }: NewKey) {
  const made = await credentialFrom(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(challenge),
        rp: { id: rp_id, name: rp_name },
        user: { id: bytesOf(user.id), name: user.name, displayName: user.display_name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        timeout: TIMEOUT_MS,
        // We need no attestation, so devices disclose no more than necessary.
        attestation: 'none',
        excludeCredentials: passkeys.map(asDescriptor),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      },
    }),
  );
  if (!(made?.response instanceof AuthenticatorAttestationResponse)) return undefined;
  const { response } = made;
  const attestation: Attestation = {
    id: made.id,
    client_data: textOf(response.clientDataJSON),
    attestation_object: textOf(response.attestationObject),
    transports: response.getTransports(),
  };
  return attestation;
}

/** Browsers report a closed window, a timeout and a missing key with the same error. */
async function credentialFrom(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | undefined> {
  try {
    const credential = await ask();
    return credential instanceof PublicKeyCredential ? credential : undefined;
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

function asDescriptor({ id, transports }: Question['passkeys'][number]): PublicKeyCredentialDescriptor {
  return { type: 'public-key', id: bytesOf(id), transports: transports as AuthenticatorTransport[] };
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}

function textOf(buffer: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
