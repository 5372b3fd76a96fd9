import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { requireLogin } from '#kit/client/guards.ts';
import { isStaffPath } from '#kit/client/staff-routes.ts';
import { storedToken } from '#kit/client/stored.ts';
import { getRouter } from './router.tsx';

/**
 * Where the browser begins. The framework's own entry does the same and brings its way of calling server functions along,
 * 10 kB of it; this shop has none of them: everything is asked through the API.
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
 * Where a visitor without a token goes who opens a member's page. They leave before the page is taken over: a router that goes
 * elsewhere while React still takes over its page leaves React with parts that are nowhere any more.
 */
function wayToLogin(router: Awaited<ReturnType<typeof getRouter>>): string | undefined {
  const { latestLocation } = router;
  const [matchedRoutes] = router.getMatchedRoutes(latestLocation.pathname);
  const isGuarded =
    isStaffPath(latestLocation.pathname) || matchedRoutes.some(({ options }) => options.beforeLoad === requireLogin);
  if (!isGuarded || storedToken('user')) return undefined;
  return router.buildLocation({ to: '/login', search: { redirect: latestLocation.href } }).publicHref;
}

// Not awaited: pages are files that need this one, and would wait for it while it waits for them.
void begin();
