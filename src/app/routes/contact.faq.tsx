import { createFileRoute } from '@tanstack/react-router';
import { namedParts } from '#catalogue/articles/ui/named-parts.tsx';
import { loadFaq } from '#catalogue/pages/page.queries.ts';
import { FaqPage } from '#catalogue/pages/ui/faq-page.tsx';
import { namedHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/contact/faq')({
  loader: ({ context }) => loadFaq(context),
  head: (page) => namedHead(page, 'faq'),
  component: () => {
    const reply = Route.useLoaderData();
    return <FaqPage reply={reply} parts={namedParts({ works: [], artists: [], pictures: reply.pictures })} />;
  },
});
