declare module '#locales/*.po' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}

declare module '*.po?rooms?lingui' {
  import type { Messages } from '@lingui/core';

  export const messages: Messages;
}
