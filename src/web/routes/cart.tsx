import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireLogin } from '#web/client/guards.ts';

export const Route = createFileRoute('/cart')({
  // Only the browser knows who is asking; the server renders the shell.
  ssr: false,
  beforeLoad: requireLogin,
  component: Outlet,
});
