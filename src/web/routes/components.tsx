import { createFileRoute } from '@tanstack/react-router';
import { namedHead } from '#web/page-head.ts';
import { ComponentsPage } from '#web/ui/components-page.tsx';

export const Route = createFileRoute('/components')({
  head: (page) => namedHead(page, 'components', { noindex: true }),
  component: ComponentsPage,
});
