import type { AnyRouter } from '@tanstack/react-router';
import { watchBuild } from './build-watch.ts';
import { preloadRoutesInView } from './route-preload.ts';

/** What a page looks after once it is alive: newer builds, and the code of pages that may be next. */
export function watchPage(build: string, router: AnyRouter): () => void {
  const ends = [watchBuild(build, router), preloadRoutesInView(router)];
  return () => {
    for (const end of ends) end();
  };
}

// @chunk later
