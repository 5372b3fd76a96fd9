import { createFileRoute } from '@tanstack/react-router';
import { type FiguresSearch, readFiguresSearch } from '#desk/figures/figures-search.rules.ts';
import { FiguresPage } from '#desk/figures/ui/figures-page.tsx';

export const Route = createFileRoute('/admin/figures')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: FiguresSearch) => search,
  component: () => <FiguresPage search={readFiguresSearch({ ...Route.useSearch() })} />,
});
