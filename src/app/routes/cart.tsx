import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireLogin } from '#kit/client/guards.ts';
import { MemberQueries } from '#kit/client/queries.tsx';

export const Route = createFileRoute('/cart')({
  // Only the browser knows who is asking; the server renders the shell.
  ssr: false,
  beforeLoad: requireLogin,
  // The server renders the cart without scripts into it (app/pages/server/cart-page.tsx).
  pendingComponent: () => (
    <div data-plain-cart="" suppressHydrationWarning>
      {''}
    </div>
  ),
  pendingMinMs: 0,
  component: () => (
    <MemberQueries>
      <Outlet />
    </MemberQueries>
  ),
});
