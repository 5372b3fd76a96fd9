import { createFileRoute } from '@tanstack/react-router';
import { loadFaq } from '#features/pages/page.queries.ts';
import { FaqPage } from '#features/pages/ui/faq-page.tsx';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/contact/faq')({
  loader: ({ context }) => loadFaq(context),
  head: (page) => namedHead(page, 'faq'),
  component: () => <FaqPage reply={Route.useLoaderData()} />,
});
