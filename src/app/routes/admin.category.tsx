import { createFileRoute } from '@tanstack/react-router';
import { CategoriesPage } from '#desk/catalog-desk/ui/categories-page.tsx';

export const Route = createFileRoute('/admin/category')({
  component: CategoriesPage,
});
