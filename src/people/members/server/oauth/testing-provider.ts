import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

/**
 * A process for tests: a real OpenID Connect provider. The query of its sign-in page says who signs in (`as`, claims as
 * JSON) or that they refuse (`deny`). It exits when its standard input ends.
 */
const [clientId = '', clientSecret = '', redirectUri = '', algorithm = 'RS256'] = process.argv.slice(2);

const accounts = new Map<string, Record<string, unknown>>();
const server = createServer();
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as { port: number };
const issuer = `http://127.0.0.1:${port}`;

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: 'client_secret_post',
      id_token_signed_response_alg: algorithm as 'RS256',
    },
  ],
  cookies: { keys: ['only for tests'] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
  // Google and LINE both put all claims into the id token.
  conformIdTokenClaims: false,
  // The tests check PKCE, not the provider.
  pkce: { required: () => false },
  enabledJWA: { idTokenSigningAlgValues: ['RS256', 'ES256', 'HS256'] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
  findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...accounts.get(sub), sub }) }),
  async loadExistingGrant(ctx) {
    const { client, session, params } = ctx.oidc;
    const grant = new ctx.oidc.provider.Grant({
      ...(client && { clientId: client.clientId }),
      ...(session?.accountId && { accountId: session.accountId }),
    });
    grant.addOIDCScope(String(params?.scope));
    await grant.save();
    return grant;
  },
});

/** For a browser: a form in which to type the claims. */
const SIGN_IN_PAGE = `<!doctype html><title>Provider</title><link rel="icon" href="data:,"><form>
  <label>Who are you? <input name="as"></label> <button>Sign in</button></form>`;

const answer = provider.callback();
server.on('request', (request, response) => {
  const url = new URL(request.url ?? '/', issuer);
  if (!url.pathname.startsWith('/interaction/')) return void answer(request, response);
  if (url.search === '') return void response.setHeader('content-type', 'text/html').end(SIGN_IN_PAGE);
  const claims = JSON.parse(url.searchParams.get('as') ?? '{}') as { sub?: string };
  const accountId = claims.sub ?? 'nobody';
  accounts.set(accountId, claims);
  const result = url.searchParams.has('deny') ? { error: 'access_denied' } : { login: { accountId } };
  void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
});
process.stdin.on('end', () => process.exit()).resume();
process.stdout.write(`${issuer}\n`);
