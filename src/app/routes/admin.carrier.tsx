import { createFileRoute } from '@tanstack/react-router';
import { CarriersPage } from '#catalogue/site/ui/carriers-page.tsx';

export const Route = createFileRoute('/admin/carrier')({
  component: CarriersPage,
});
