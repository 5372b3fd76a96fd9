import { createFileRoute } from '@tanstack/react-router';
import { LegalPage } from '#features/pages/ui/legal-page.tsx';

export const Route = createFileRoute('/admin/legal/$page')({
  component: () => <LegalPage page={Route.useParams().page} />,
});
