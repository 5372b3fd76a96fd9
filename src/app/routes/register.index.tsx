import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { entrySearch } from '#kit/client/guards.ts';
import type { Provider } from '#people/members/oauth.contract.ts';
import { RegisterPage } from '#people/members/ui/register-page.tsx';
import { knownSearch } from '../pages/known-search.ts';
import { namedHead } from '../pages/page-head.ts';

const readSearch = knownSearch(
  ['redirect', 'provider'],
  ({ provider, ...search }): { redirect?: string; provider?: Provider } => ({
    ...entrySearch(search),
    ...((provider === 'line' || provider === 'google') && { provider }),
  }),
);

export const Route = createFileRoute('/register/')({
  validateSearch: readSearch,
  head: (page) => namedHead(page, 'register'),
  component: Register,
});

function Register() {
  const { auth } = getRouteApi('__root__').useLoaderData();
  const { redirect, provider } = Route.useSearch();
  return <RegisterPage type="basic" auth={auth} redirect={redirect} provider={provider} />;
}
