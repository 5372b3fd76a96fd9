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
  // Not a redirect before loading: during hydration React would treat that as an error.
  if (!code) return <Navigate to="/account/order" replace />;
  return <OrderResult status={status} code={code} />;
}
