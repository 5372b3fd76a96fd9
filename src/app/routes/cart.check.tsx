import { createFileRoute, Navigate } from '@tanstack/react-router';
import { OrderResult } from '#buying/orders/ui/order-result.tsx';
import { namedHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/cart/check')({
  validateSearch: ({ status, code }): { status?: 'success' | 'fail'; code?: string } => ({
    status: status === 'fail' ? 'fail' : 'success',
    ...(typeof code === 'string' && { code: code.slice(0, 40) }),
  }),
  head: (page) => namedHead(page, 'cartCheck', { noindex: true }),
  component: CartCheck,
});

function CartCheck() {
  const { status = 'success', code } = Route.useSearch();
  // Not by a redirect before loading: while the page is being taken over, React would take that for a fault.
  if (!code) return <Navigate to="/account/order" replace />;
  return <OrderResult status={status} code={code} />;
}
