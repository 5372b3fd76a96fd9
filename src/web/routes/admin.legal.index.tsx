import { createFileRoute } from '@tanstack/react-router';
import { LegalListPage } from '#features/pages/ui/legal-list-page.tsx';

export const Route = createFileRoute('/admin/legal/')({
  component: LegalListPage,
});
