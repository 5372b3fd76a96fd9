import { createFileRoute } from '@tanstack/react-router';
import { ComponentsPage } from '#web/kit/components-page.tsx';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/components')({
  head: (page) => namedHead(page, 'components', { noindex: true }),
  component: ComponentsPage,
});
