import { createFileRoute } from '@tanstack/react-router';
import { type BooksCasesSearch, readBooksCasesSearch } from '#desk/books-cases/books-cases-search.rules.ts';
import { BooksCasesPage } from '#desk/books-cases/ui/books-cases-page.tsx';

export const Route = createFileRoute('/admin/books-case')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: BooksCasesSearch) => search,
  component: () => <BooksCasesPage search={readBooksCasesSearch({ ...Route.useSearch() })} />,
});
