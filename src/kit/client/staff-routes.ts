import { createIsomorphicFn } from '@tanstack/react-start';

let areLoaded = false;

/** Whether a path without its language is in the back office. */
export function isStaffPath(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/');
}

/** Called by the router: this page load has the routes of the back office. */
export function notifyStaffRoutesLoaded(): void {
  areLoaded = true;
}

/**
 * From a page of the shop the back office is another page load: visitors' pages do not have its routes. Returns
 * synchronously if there is nothing to wait for: React would discard a page that suspends during hydration.
 */
export const openStaffPage = createIsomorphicFn()
  .server((_path: string): Promise<void> | undefined => undefined)
  .client((path: string): Promise<void> | undefined => {
    if (areLoaded || !isStaffPath(path)) return undefined;
    window.location.reload();
    return new Promise(() => undefined);
  });
