import { createFileRoute } from '@tanstack/react-router';
import { PayMethodsPage } from '#catalogue/site/ui/pay-methods-page.tsx';

export const Route = createFileRoute('/admin/pay-method')({
  component: PayMethodsPage,
});
