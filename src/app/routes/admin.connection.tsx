import { createFileRoute } from '@tanstack/react-router';
import { DeadMails } from '#desk/admin/ui/dead-mails.tsx';
import { ConnectionsPage } from '#desk/connections/ui/connections-page.tsx';
import { TestModeSection } from '#desk/test-mode/ui/test-mode-section.tsx';

export const Route = createFileRoute('/admin/connection')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: { kind?: string; page?: number }) => search,
  component: () => {
    const { kind, page } = Route.useSearch();
    return (
      <ConnectionsPage testMode={<TestModeSection />}>
        <DeadMails kind={typeof kind === 'string' ? kind : undefined} page={Number(page ?? 1) || 1} />
      </ConnectionsPage>
    );
  },
});
