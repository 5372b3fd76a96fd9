import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import { takeFragment } from '#kit/client/secret-fragment.ts';
import { halfOpenIn, saveHalfOpen } from '#people/members/half-open.queries.ts';
import { saveTokens } from '#people/members/member-session.queries.ts';

/**
 * Ends a sign-in with a provider, which led here by `?oauth=` (spec §4), and answers where to go on: `link` is the mailed
 * link that adds the provider to an account, anything else a finished sign-in to be traded for its tokens. Staff who have set
 * up a second step go on at the login page, which asks for it.
 */
export async function arriveByProvider(asker: Asker, search: URLSearchParams): Promise<string> {
  try {
    return await arrive({ ...asker, handles: ['second_factor'] }, search);
  } catch (failure) {
    const half = halfOpenIn(failure);
    if (!half) throw failure;
    saveHalfOpen(half);
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

/** The same page without the sign-in in its address, which works once: for whoever stays because it failed. */
export function withoutOauth({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const rest = new URLSearchParams(search);
  rest.delete('oauth');
  return rest.size > 0 ? `${pathname}?${rest}` : pathname;
}
