import { createFileRoute } from '@tanstack/react-router';
import { type BankSearch, readBankSearch } from '#buying/orders/bank-search.rules.ts';
import { BankStatementPage } from '#buying/orders/ui/bank-statement-page.tsx';

export const Route = createFileRoute('/admin/statement')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: BankSearch) => search,
  component: () => <BankStatementPage search={readBankSearch({ ...Route.useSearch() })} />,
});
