import { later } from '#kit/later.tsx';

const load = async () => (await import('./shell-later.ts')).laterParts;

export const SiteFooter = later(async () => (await load()).SiteFooter);
export const MenuContent = later(async () => (await load()).MenuContent);
export const AccountLinks = later(async () => (await load()).AccountLinks);
