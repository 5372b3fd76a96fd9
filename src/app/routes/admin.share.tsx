import { createFileRoute } from '@tanstack/react-router';
import { ShareRatesPage } from '#selling/shares/ui/share-rates-page.tsx';

export const Route = createFileRoute('/admin/share')({
  component: ShareRatesPage,
});
