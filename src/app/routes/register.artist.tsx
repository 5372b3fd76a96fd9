import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { entrySearch } from '#kit/client/guards.ts';
import { RegisterPage } from '#people/members/ui/register-page.tsx';
import { knownSearch } from '../pages/known-search.ts';
import { namedHead } from '../pages/page-head.ts';

const readSearch = knownSearch(['redirect'], entrySearch);

export const Route = createFileRoute('/register/artist')({
  validateSearch: readSearch,
  head: (page) => namedHead(page, 'registerArtist'),
  component: RegisterArtist,
});

function RegisterArtist() {
  const { auth } = getRouteApi('__root__').useLoaderData();
  return <RegisterPage type="artist" auth={auth} redirect={Route.useSearch().redirect} />;
}
