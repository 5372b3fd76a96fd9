import {
  allowInsecureRequests,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import type { Config, OauthClient } from '#http/server/config.ts';
import { Refusal } from '#shared/errors.ts';
import type { Provider } from '../../oauth.contract.ts';

const TIMEOUT_SECONDS = 10;
/** A provider's addresses and keys seldom change; then they are fetched again. */
const CACHE_MS = 60 * 60_000;

interface Known {
  client: Promise<Configuration>;
  since: number;
}

const known = new WeakMap<OauthClient, Known>();

/** Built from the shop's own origin, never from a request's host. */
export function callbackUrl({ baseUrl }: Pick<Config, 'baseUrl'>, provider: Provider): string {
  return `${baseUrl}/api/oauth/${provider}/callback`;
}

/** A client for the provider: its published metadata and our credentials. */
export async function providerClient(config: Pick<Config, 'oauth'>, provider: Provider): Promise<Configuration> {
  const settings = config.oauth[provider];
  if (!settings) throw new Refusal('not_found');
  const cached = known.get(settings);
  if (cached && cached.since > Date.now() - CACHE_MS) return cached.client;
  const client = connect(provider, settings);
  known.set(settings, { client, since: Date.now() });
  // Do not cache a failure: the provider may be back soon.
  client.catch(() => known.delete(settings));
  return client;
}

async function connect(provider: Provider, { issuer, clientId, clientSecret }: OauthClient): Promise<Configuration> {
  const auth = ClientSecretPost(clientSecret);
  const ways = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
  const found = await discovery(new URL(issuer), clientId, clientSecret, auth, {
    timeout: TIMEOUT_SECONDS,
    execute: provider === 'line' ? ways : [...ways, enableNonRepudiationChecks],
  });
  if (provider !== 'line') return found;
  // LINE publishes ES256 but signs with HS256 on the web: the library leaves that signature to us (id-token-signature.ts).
  const { supportsPKCE: _, ...published } = found.serverMetadata();
  const metadata = { ...published, id_token_signing_alg_values_supported: ['HS256', 'ES256'] };
  const client = new Configuration(metadata, clientId, clientSecret, auth);
  client.timeout = TIMEOUT_SECONDS;
  for (const way of ways) way(client);
  return client;
}
