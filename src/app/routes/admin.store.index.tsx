import { createFileRoute } from '@tanstack/react-router';
import { StoresPage } from '#desk/work-desk/ui/stores-page.tsx';

export const Route = createFileRoute('/admin/store/')({
  component: StoresPage,
});
