import { later } from '#web/kit/later.tsx';

/** The parts of the layout that come alive last; the build puts them into one file (vite.config.ts). */
export const SiteFooter = later(async () => (await import('./site-footer.tsx')).SiteFooter);
export const MenuContent = later(async () => (await import('./menu-content.tsx')).MenuContent);
export const AccountLinks = later(async () => (await import('./account-links.tsx')).AccountLinks);
