import { createFileRoute } from '@tanstack/react-router';
import { ShareRatesPage } from '#features/shares/ui/share-rates-page.tsx';

export const Route = createFileRoute('/admin/share')({
  component: ShareRatesPage,
});
