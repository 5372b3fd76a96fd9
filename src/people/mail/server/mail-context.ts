import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface MailContext {
  i18n: I18n;
  brand: string;
  /** The service hours of the settings, in one line. */
  hours: string;
  /** The full URL of a page of the shop, in the recipient's language. */
  urlOf: (path: string) => string;
  /** The full URL of a file, the same in every language. */
  fileOf: (path: string) => string;
}

export function greeting(i18n: I18n, name: string): string {
  return i18n._(msg`Dear ${{ name }},`);
}
