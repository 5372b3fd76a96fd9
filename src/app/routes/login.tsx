import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { entrySearch } from '#kit/client/guards.ts';
import { LoginPage } from '#people/members/ui/login-page.tsx';
import { knownSearch } from '../pages/known-search.ts';
import { namedHead } from '../pages/page-head.ts';

interface LoginSearch {
  redirect?: string;
  /** Read by the startup (spec §4). */
  oauth?: string;
  oauth_error?: string;
}

const readSearch = knownSearch(
  ['redirect', 'oauth', 'oauth_error'],
  (search): LoginSearch => ({
    ...entrySearch(search),
    ...(typeof search.oauth === 'string' && { oauth: search.oauth }),
    ...(typeof search.oauth_error === 'string' && { oauth_error: search.oauth_error }),
  }),
);

export const Route = createFileRoute('/login')({
  validateSearch: readSearch,
  head: (page) => namedHead(page, 'login', { noindex: true }),
  component: Login,
});

function Login() {
  const { auth } = getRouteApi('__root__').useLoaderData();
  const { redirect, oauth_error } = Route.useSearch();
  return <LoginPage auth={auth} redirect={redirect} oauthError={oauth_error} />;
}
