import { createFileRoute } from '@tanstack/react-router';
import { type PreviewSearch, readPreviewSearch } from '#features/mail-preview/preview-search.rules.ts';
import { MailPreviewPage } from '#features/mail-preview/ui/mail-preview-page.tsx';

export const Route = createFileRoute('/admin/mail')({
  // Read by the page itself: every visitor loads what stands here.
  validateSearch: (search: PreviewSearch) => search,
  component: () => <MailPreviewPage search={readPreviewSearch({ ...Route.useSearch() })} />,
});
