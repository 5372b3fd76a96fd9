/** Spec §9: build metadata is checked every 60 minutes. */
const EVERY_MS = 60 * 60 * 1000;

interface Navigations {
  subscribe(
    event: 'onBeforeNavigate',
    listener: (change: { toLocation: { pathname: string; publicHref: string }; pathChanged: boolean }) => void,
  ): () => void;
}

/** After a newer build is released, the next navigation is a full page load; never during checkout. */
export function watchBuild(
  build: string,
  router: Navigations,
  load = (href: string) => window.location.assign(href),
): () => void {
  let stale = false;
  const check = async () => {
    try {
      const response = await fetch('/build.json', { cache: 'no-store' });
      const { id } = (await response.json()) as { id?: string };
      stale = typeof id === 'string' && id !== build;
    } catch {
      // Offline: the next check will find out.
    }
  };
  const timer = setInterval(() => void check(), EVERY_MS);
  const unsubscribe = router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
    if (stale && pathChanged && !/^\/cart(\/|$)/.test(toLocation.pathname)) load(toLocation.publicHref);
  });
  return () => {
    clearInterval(timer);
    unsubscribe();
  };
}

// @chunk later
