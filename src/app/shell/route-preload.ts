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

/** A link counts as looked at when it has been in view for so long. */
const STAYS_MS = 1500;

/**
 * Loads the code of the pages that links lead to which stay in view, once the page itself has everything and the browser has
 * nothing to do. A link that is pointed at or touched is preloaded by the router, whatever the connection.
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
  /** Megabits a second. */
  downlink?: number;
}

/** Whether loading ahead takes nothing from what is asked for; a browser that does not say is believed to have it good. */
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
