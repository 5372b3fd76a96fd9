import type { AnyRouter } from '@tanstack/react-router';
import { splitPath } from '#shared/locale.ts';

/** Spec §9: up to 5 route chunks are preloaded at the same time. */
export const PRELOADS_AT_ONCE = 5;

/** Runs jobs in order, at most `limit` at a time; a failed one does not block the rest. */
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

/** How long a link must be in view to count as seen. */
const STAYS_MS = 1500;

/**
 * Preloads the code of pages whose links stay in view, once the page itself has loaded and the browser is idle. The
 * router preloads a link that is hovered or touched, on any connection.
 */
export function preloadRoutesInView(router: AnyRouter): () => void {
  if (!isGoodConnection(navigator)) return () => undefined;
  const enqueue = createQueue(PRELOADS_AT_ONCE);
  const seen = new Set<string>();
  const waiting = new Map<Element, number>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      window.clearTimeout(waiting.get(target));
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      const looked = () => whenIdle(() => preloadChunks(router, target, seen, enqueue));
      waiting.set(target, window.setTimeout(looked, STAYS_MS));
    }
  });
  const forget = () => {
    observer.disconnect();
    for (const timer of waiting.values()) window.clearTimeout(timer);
    waiting.clear();
  };
  const observeLinks = () => {
    forget();
    for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
  };
  const begin = () => whenIdle(observeLinks);
  const unsubscribe = router.subscribe('onRendered', begin);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    window.removeEventListener('load', begin);
    unsubscribe();
    forget();
  };
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  /** Megabits per second. */
  downlink?: number;
}

/** Whether the connection is good enough to preload; assumed if the browser does not say. */
export function isGoodConnection(browser: object): boolean {
  const {
    saveData = false,
    effectiveType = '4g',
    downlink = 10,
  } = (browser as { connection?: Connection }).connection ?? {};
  return !saveData && effectiveType === '4g' && downlink >= 3;
}

function whenIdle(job: () => void): void {
  // Safari has no idle callback yet.
  if ('requestIdleCallback' in window) window.requestIdleCallback(job, { timeout: 10_000 });
  else setTimeout(job, 200);
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

// @chunk later
