import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { RegisterPage } from '#features/members/ui/register-page.tsx';
import { entrySearch } from '#web/client/guards.ts';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/register/gallery')({
  validateSearch: entrySearch,
  head: (page) => namedHead(page, 'registerGallery'),
  component: RegisterGallery,
});

function RegisterGallery() {
  const { auth } = getRouteApi('__root__').useLoaderData();
  return <RegisterPage type="gallery" auth={auth} redirect={Route.useSearch().redirect} />;
}
