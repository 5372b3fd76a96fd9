import type { AnyRouter } from '@tanstack/react-router';
import { splitPath } from '#shared/locale.ts';

/** Spec §9: up to 5 route chunks are preloaded at once. */
export const PRELOADS_AT_ONCE = 5;

/** Runs jobs in the order given, at most `limit` at a time; a failed one does not hold up the rest. */
export function createQueue(limit: number): (job: () => Promise<unknown>) => void {
  const waiting: (() => Promise<unknown>)[] = [];
  let running = 0;
  const next = () => {
    while (running < limit) {
      const job = waiting.shift();
      if (!job) return;
      running += 1;
      job()
        .catch(() => undefined)
        .finally(() => {
          running -= 1;
          next();
        });
    }
  };
  return (job) => {
    waiting.push(job);
    next();
  };
}

/** Loads the code of the pages that links in view lead to, so that following one is instant. */
export function preloadRoutesInView(router: AnyRouter): () => void {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  if (connection?.saveData) return () => undefined;
  const enqueue = createQueue(PRELOADS_AT_ONCE);
  const seen = new Set<string>();
  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries) {
      if (!entry.isIntersecting || !(entry.target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(entry.target);
      preloadChunks(router, entry.target, seen, enqueue);
    }
  });
  const observeLinks = () => {
    observer.disconnect();
    for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
  };
  const unsubscribe = router.subscribe('onRendered', observeLinks);
  const idle = window.setTimeout(observeLinks, 1_000);
  return () => {
    window.clearTimeout(idle);
    unsubscribe();
    observer.disconnect();
  };
}

function preloadChunks(
  router: AnyRouter,
  link: HTMLAnchorElement,
  seen: Set<string>,
  enqueue: (job: () => Promise<unknown>) => void,
): void {
  const [routes] = router.getMatchedRoutes(splitPath(link.pathname).path);
  for (const route of routes) {
    if (seen.has(route.id)) continue;
    seen.add(route.id);
    enqueue(() => Promise.resolve(router.loadRouteChunk(route)));
  }
}
