import { createFileRoute } from '@tanstack/react-router';
import { namedParts } from '#catalogue/articles/ui/named-parts.tsx';
import { PageDesk } from '#catalogue/pages/ui/page-desk.tsx';

export const Route = createFileRoute('/admin/page/$page')({
  component: () => <PageDesk page={Route.useParams().page} parts={namedParts} />,
});
