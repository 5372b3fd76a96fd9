import { createFileRoute } from '@tanstack/react-router';
import { DeliveryPage } from '#features/delivery/ui/delivery-page.tsx';

export const Route = createFileRoute('/admin/delivery')({
  component: DeliveryPage,
});
