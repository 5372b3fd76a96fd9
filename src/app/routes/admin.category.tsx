import { createFileRoute } from '@tanstack/react-router';
import { CategoriesPage } from '#desk/work-desk/ui/categories-page.tsx';

export const Route = createFileRoute('/admin/category')({
  component: CategoriesPage,
});
