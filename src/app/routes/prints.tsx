import { createFileRoute } from '@tanstack/react-router';
import { loadLinkedPrints } from '#catalogue/cart/cart-link.queries.ts';
import { CartLinkPage } from '#catalogue/cart/ui/cart-link-page.tsx';
import { pageHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/prints')({
  // Every visitor loads this file, so the page's title and the code that reads the address are in the page's own file.
  codeSplitGroupings: [['loader', 'component']],
  loaderDeps: ({ search }) => search as { lines?: string },
  loader: ({ context, deps }) => loadLinkedPrints(context, deps.lines),
  head: (page) => pageHead(page, page.loaderData ?? { title: '', description: '', noindex: true }),
  component: () => <CartLinkPage linked={Route.useLoaderData()} />,
});
