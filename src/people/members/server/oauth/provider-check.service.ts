import { z } from 'zod';
import { createOutbound, type OutboundAnswer } from '#ground/outbound/server/outbound.ts';
import { OutboundTrouble } from '#ground/outbound/server/outbound-trouble.ts';
import type { Config, OauthClient } from '#http/server/config.ts';
import type { Provider } from '../../oauth.contract.ts';
import { callbackUrl } from './provider-client.ts';

type Trouble = 'unreachable' | 'slow' | 'refused' | 'address' | 'failing';

/** Someone is waiting at the page, for two calls. */
const PATIENCE = { totalMs: 5_000 };
const metadata = z.object({ token_endpoint: z.url({ protocol: /^https?$/ }) });
const refusal = z.object({ error: z.string() });

/**
 * Sends a code that the provider never issued. A provider that knows the client refuses only the code; one that does not
 * refuses the client.
 */
export async function checkProvider(
  provider: Provider,
  { issuer, clientId, clientSecret }: OauthClient,
  config: Pick<Config, 'baseUrl'>,
): Promise<Trouble | null> {
  try {
    const url = `${issuer}/.well-known/openid-configuration`;
    const published = metadata.safeParse((await createOutbound([issuer], PATIENCE)({ method: 'GET', url })).json);
    if (!published.success) return 'failing';
    const endpoint = published.data.token_endpoint;
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code: 'test-of-the-connection',
      redirect_uri: callbackUrl(config, provider),
      client_id: clientId,
      client_secret: clientSecret,
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const outbound = createOutbound([new URL(endpoint).origin], PATIENCE);
    return verdictOf(await outbound({ method: 'POST', url: endpoint, headers, body: body.toString() }));
  } catch (error) {
    if (!(error instanceof OutboundTrouble)) throw error;
    if (error.reason === 'timeout') return 'slow';
    return error.reason === 'no_answer' ? 'unreachable' : 'failing';
  }
}

function verdictOf({ status, json }: OutboundAnswer): Trouble | null {
  const { data } = refusal.safeParse(json);
  if (data?.error === 'invalid_grant') return null;
  if (data?.error === 'redirect_uri_mismatch') return 'address';
  return status >= 400 && status < 500 ? 'refused' : 'failing';
}
