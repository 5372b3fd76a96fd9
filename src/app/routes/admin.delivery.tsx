import { createFileRoute } from '@tanstack/react-router';
import { DeliveryPage } from '#catalogue/delivery/ui/delivery-page.tsx';

export const Route = createFileRoute('/admin/delivery')({
  component: DeliveryPage,
});
