import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { entrySearch } from '#kit/client/guards.ts';
import { RegisterPage } from '#people/members/ui/register-page.tsx';
import { knownSearch } from '../pages/known-search.ts';
import { namedHead } from '../pages/page-head.ts';

const readSearch = knownSearch(['redirect'], entrySearch);

export const Route = createFileRoute('/register/gallery')({
  validateSearch: readSearch,
  head: (page) => namedHead(page, 'registerGallery'),
  component: RegisterGallery,
});

function RegisterGallery() {
  const { auth } = getRouteApi('__root__').useLoaderData();
  return <RegisterPage type="gallery" auth={auth} redirect={Route.useSearch().redirect} />;
}
