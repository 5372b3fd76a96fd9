import { createFileRoute } from '@tanstack/react-router';
import { RepresentationPage } from '#selling/directory/ui/desk/representation-page.tsx';

export const Route = createFileRoute('/admin/representation/$id')({
  component: () => <RepresentationPage id={Route.useParams().id} />,
});
