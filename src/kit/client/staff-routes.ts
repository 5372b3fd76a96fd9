import { createIsomorphicFn } from '@tanstack/react-start';

let areLoaded = false;

/** Whether a path without its language is one of the back office. */
export function isStaffPath(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/');
}

/** Told by the router: this page load knows the routes of the back office. */
export function notifyStaffRoutesLoaded(): void {
  areLoaded = true;
}

/**
 * From a page of the shop the back office is another page load: visitors' pages do not know its routes. Answers at once when
 * there is nothing to wait for: a page that waited while it comes alive would be thrown away by React.
 */
export const openStaffPage = createIsomorphicFn()
  .server((_path: string): Promise<void> | undefined => undefined)
  .client((path: string): Promise<void> | undefined => {
    if (areLoaded || !isStaffPath(path)) return undefined;
    window.location.reload();
    return new Promise(() => undefined);
  });
