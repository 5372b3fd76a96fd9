import { createFileRoute, Navigate } from '@tanstack/react-router';
import { namedHead } from '#web/pages/page-head.ts';

/** The order desk is what staff come for. */
export const Route = createFileRoute('/admin/')({
  head: (page) => namedHead(page, 'adminOrder', { noindex: true }),
  component: () => <Navigate to="/admin/order" replace />,
});
