import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { entrySearch } from '#kit/client/guards.ts';
import { PasswordForgotPage } from '#people/members/ui/password-forgot-page.tsx';
import { knownSearch } from '../pages/known-search.ts';
import { namedHead } from '../pages/page-head.ts';

const readSearch = knownSearch(['redirect'], entrySearch);

export const Route = createFileRoute('/forgotPassword/')({
  validateSearch: readSearch,
  head: (page) => namedHead(page, 'forgotPassword', { noindex: true }),
  component: ForgotPassword,
});

function ForgotPassword() {
  const { auth } = getRouteApi('__root__').useLoaderData();
  return <PasswordForgotPage auth={auth} redirect={Route.useSearch().redirect} />;
}
