import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { BrandPage } from '#catalogue/brand/ui/brand-page.tsx';

export const Route = createFileRoute('/admin/brand')({
  component: () => <BrandPage brand={getRouteApi('__root__').useLoaderData().info.brand} />,
});
