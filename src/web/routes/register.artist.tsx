import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { RegisterPage } from '#features/members/ui/register-page.tsx';
import { entrySearch } from '#web/client/guards.ts';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/register/artist')({
  validateSearch: entrySearch,
  head: (page) => namedHead(page, 'registerArtist'),
  component: RegisterArtist,
});

function RegisterArtist() {
  const { auth } = getRouteApi('__root__').useLoaderData();
  return <RegisterPage type="artist" auth={auth} redirect={Route.useSearch().redirect} />;
}
