/** Spec §9: build metadata is checked every 60 minutes. */
const EVERY_MS = 60 * 60 * 1000;

interface Navigations {
  subscribe(
    event: 'onBeforeNavigate',
    listener: (change: { toLocation: { pathname: string; publicHref: string }; pathChanged: boolean }) => void,
  ): () => void;
}

/** Once a newer build is out, the next navigation loads its page anew; never on the way through checkout. */
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
      // Offline: the next hour will tell.
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
