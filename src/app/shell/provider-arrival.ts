import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import { takeFragment } from '#kit/client/secret-fragment.ts';
import { saveTokens } from '#people/members/member-session.queries.ts';
import { saveUnfinishedSignIn, unfinishedSignInOf } from '#people/members/unfinished-sign-in.queries.ts';

/**
 * Completes a sign-in with a provider, which returned with `?oauth=` (spec §4), and returns where to go: `link` is
 * the mailed link that adds the provider to an account, anything else a finished sign-in to exchange for its
 * tokens. Staff with two-factor sign-in continue at the login page, which asks for the code.
 */
export async function arriveByProvider(asker: Asker, search: URLSearchParams): Promise<string> {
  try {
    return await arrive({ ...asker, handles: ['second_factor'] }, search);
  } catch (failure) {
    const half = unfinishedSignInOf(failure);
    if (!half) throw failure;
    saveUnfinishedSignIn(half);
    return half.redirect ? `/login?${new URLSearchParams({ redirect: half.redirect })}` : '/login';
  }
}

async function arrive(asker: Asker, search: URLSearchParams): Promise<string> {
  const { oauth } = apiClient(asker).api;
  const linkToken = search.get('oauth') === 'link' ? takeFragment('link') : undefined;
  if (linkToken) {
    saveTokens(await ask(oauth.link.$post({ json: { token: linkToken } })));
    return '/account';
  }
  const { redirect, ...tokens } = await ask(oauth.check.$get());
  saveTokens(tokens);
  return redirect;
}

/** The same page without the one-time sign-in in its address: for a visitor who stays because it failed. */
export function withoutOauth({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const rest = new URLSearchParams(search);
  rest.delete('oauth');
  return rest.size > 0 ? `${pathname}?${rest}` : pathname;
}
