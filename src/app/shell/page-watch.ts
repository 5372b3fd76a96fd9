import type { AnyRouter } from '@tanstack/react-router';
import { watchBuild } from './build-watch.ts';
import { preloadRoutesInView } from './route-preload.ts';

/** Background work of a hydrated page: checks for newer builds, and preloads the code of likely next pages. */
export function watchPage(build: string, router: AnyRouter): () => void {
  const ends = [watchBuild(build, router), preloadRoutesInView(router)];
  return () => {
    for (const end of ends) end();
  };
}

// @chunk later
