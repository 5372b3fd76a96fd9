import { createFileRoute } from '@tanstack/react-router';
import { loadFaq } from '#catalogue/pages/page.queries.ts';
import { FaqPage } from '#catalogue/pages/ui/faq-page.tsx';
import { namedHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/contact/faq')({
  loader: ({ context }) => loadFaq(context),
  head: (page) => namedHead(page, 'faq'),
  component: () => <FaqPage reply={Route.useLoaderData()} />,
});
