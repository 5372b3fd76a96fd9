declare module '#locales/*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

declare module '*.po?rest?lingui' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}
