import { createFileRoute } from '@tanstack/react-router';
import { type BankSearch, readBankSearch } from '#buying/orders/bank-search.rules.ts';
import { BankStatementPage } from '#buying/orders/ui/bank-statement-page.tsx';

export const Route = createFileRoute('/admin/statement')({
  // Read by the page itself: every visitor loads what stands here.
  validateSearch: (search: BankSearch) => search,
  component: () => <BankStatementPage search={readBankSearch({ ...Route.useSearch() })} />,
});
