import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import type { Provider } from '#features/members/oauth.contract.ts';
import { RegisterPage } from '#features/members/ui/register-page.tsx';
import { entrySearch } from '#web/client/guards.ts';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/register/')({
  validateSearch: (search): { redirect?: string; provider?: Provider } => {
    const { provider } = search;
    return { ...entrySearch(search), ...((provider === 'line' || provider === 'google') && { provider }) };
  },
  head: (page) => namedHead(page, 'register'),
  component: Register,
});

function Register() {
  const { auth } = getRouteApi('__root__').useLoaderData();
  const { redirect, provider } = Route.useSearch();
  return <RegisterPage type="basic" auth={auth} redirect={redirect} provider={provider} />;
}
