import type { Text } from '#shared/locale.ts';

interface Mark {
  src: string;
  width: number;
  height: number;
}

/** Whether visitors may see the shop, and what they read while they may not. */
export interface OpeningState {
  isOpen: boolean;
  /** In test mode guests can place test orders, also while the shop is closed (decision 62). */
  isTest: boolean;
  brand: Text;
  /** The owner's logo for light and dark backgrounds, in its size on the page. */
  logo?: (Mark & { dark?: Mark | undefined }) | undefined;
  /** The path of the owner's icon. */
  icon?: string | undefined;
  /** `2026-12-01`, as the owner announces it. */
  opens_on: string | null;
  sentence: Text | null;
  /** The invitation link, as its hash. */
  link: { hash: string; expires_at: Date } | undefined;
}

/** The state in this process; a change in another one is known within two seconds. */
export interface OpeningWatch {
  read(): Promise<OpeningState>;
  /** Without a query. False also means: not certain at the moment. */
  isSurelyOpen(): boolean;
}

/**
 * Who requests a page of a closed shop: someone who may see it (staff, a guest with the invitation link), or anyone
 * else.
 */
export type ClosedTo = 'guest' | 'stranger';

/** The guest's cookie: the secret of the invitation link, or the session of someone of the staff. */
export const PREVIEW_COOKIE = 'preview';
