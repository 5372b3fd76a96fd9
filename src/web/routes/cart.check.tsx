import { createFileRoute, redirect } from '@tanstack/react-router';
import { OrderResult } from '#features/orders/ui/order-result.tsx';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/cart/check')({
  validateSearch: ({ status, code }): { status?: 'success' | 'fail'; code?: string } => ({
    status: status === 'fail' ? 'fail' : 'success',
    ...(typeof code === 'string' && { code: code.slice(0, 40) }),
  }),
  beforeLoad: ({ search }) => {
    if (!search.code) throw redirect({ to: '/account/order', replace: true });
  },
  head: (page) => namedHead(page, 'cartCheck', { noindex: true }),
  component: CartCheck,
});

function CartCheck() {
  const { status = 'success', code = '' } = Route.useSearch();
  return <OrderResult status={status} code={code} />;
}
