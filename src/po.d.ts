declare module '#locales/*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

declare module '*.po?rest?lingui' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

declare module '*.gen.ts?staff';

declare module 'virtual:message-files' {
  /** By language the address of its first messages; empty in development. */
  export const messageFiles: Partial<Record<string, string>>;
}

declare module 'virtual:lazy-route-files' {
  /** By route the browser's files of its component; empty in development. */
  export const lazyRouteFiles: Partial<Record<string, string[]>>;
}
