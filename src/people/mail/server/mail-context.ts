import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What every mail is written with. */
export interface MailContext {
  i18n: I18n;
  brand: string;
  /** The full address of a page of the shop, in the reader's language. */
  urlOf: (path: string) => string;
  /** The full address of a file, which is the same in every language. */
  fileOf: (path: string) => string;
}

/** How every mail begins. */
export function greeting(i18n: I18n, name: string): string {
  return i18n._(msg`Dear ${{ name }},`);
}
