import { createFileRoute } from '@tanstack/react-router';
import { type PreviewSearch, readPreviewSearch } from '#desk/mail-preview/preview-search.rules.ts';
import { MailPreviewPage } from '#desk/mail-preview/ui/mail-preview-page.tsx';

export const Route = createFileRoute('/admin/mail')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: PreviewSearch) => search,
  component: () => <MailPreviewPage search={readPreviewSearch({ ...Route.useSearch() })} />,
});
