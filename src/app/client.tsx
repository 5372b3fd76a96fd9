import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { requireLogin } from '#kit/client/guards.ts';
import { isStaffPath } from '#kit/client/staff-routes.ts';
import { storedToken } from '#kit/client/stored.ts';
import { getRouter } from './router.tsx';

/**
 * The browser's entry. The framework's own does the same and adds its client for server functions, 10 kB; this shop
 * has none: pages call the API.
 */
async function begin(): Promise<void> {
  const router = await getRouter();
  const login = wayToLogin(router);
  if (login) return window.location.replace(login);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    );
  });
}

/**
 * The login page, for a visitor without a token who opens a member's page. They leave before hydration: a
 * navigation during hydration leaves React with detached parts.
 */
function wayToLogin(router: Awaited<ReturnType<typeof getRouter>>): string | undefined {
  const { latestLocation } = router;
  const [matchedRoutes] = router.getMatchedRoutes(latestLocation.pathname);
  const isGuarded =
    isStaffPath(latestLocation.pathname) || matchedRoutes.some(({ options }) => options.beforeLoad === requireLogin);
  if (!isGuarded || storedToken('user')) return undefined;
  return router.buildLocation({ to: '/login', search: { redirect: latestLocation.href } }).publicHref;
}

// Not awaited: pages are files that import this one, and both would wait for each other.
void begin();
