import { createFileRoute, notFound } from '@tanstack/react-router';
import { ComponentsPage } from '#kit/components-page.tsx';
import { namedHead } from '../pages/page-head.ts';

/** Exists in development and in the build for the browser tests (`COMPONENTS=on npm run build`), not in an open shop. */
export const Route = createFileRoute('/components')({
  beforeLoad: () => {
    if (import.meta.env.COMPONENTS !== 'on') throw notFound();
  },
  head: (page) => namedHead(page, 'components', { noindex: true }),
  component: import.meta.env.COMPONENTS === 'on' ? ComponentsPage : () => null,
});
