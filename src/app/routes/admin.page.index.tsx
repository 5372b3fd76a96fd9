import { createFileRoute } from '@tanstack/react-router';
import { PageListPage } from '#catalogue/pages/ui/page-list-page.tsx';

export const Route = createFileRoute('/admin/page/')({
  component: PageListPage,
});
