import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import type { Plugin } from 'vite';
import { DEFAULT_LOCALE, LOCALES } from '../src/shared/locale.ts';

interface Message {
  message?: string;
  translation?: string;
}

/**
 * English texts are in the source code, so their catalogue is not in the repository. Lingui still needs one: this
 * writes `locales/en.po` from the messages of another language before a build, a test run or the development server
 * starts.
 */
export function sourceCatalogue(): Plugin {
  return { name: 'source-catalogue', config: writeSourceCatalogue };
}

function writeSourceCatalogue(): void {
  const file = catalogueOf(DEFAULT_LOCALE);
  const existing = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const po = formatter({ origins: false });
  const context = { locale: DEFAULT_LOCALE, sourceLocale: DEFAULT_LOCALE, existing };
  const messages = Object.entries(readMessages(LOCALES.find((locale) => locale !== DEFAULT_LOCALE) ?? DEFAULT_LOCALE));
  const english = messages.map(([id, one]) => [id, { ...one, translation: one.message }]);
  const text = po.serialize(Object.fromEntries(english), { ...context, filename: file }) as string;
  if (text !== existing) writeFileSync(file, text);
}

/** The messages of a language by their ids. */
function readMessages(locale: string): Record<string, Message> {
  const context = { locale, sourceLocale: DEFAULT_LOCALE, filename: catalogueOf(locale) };
  return formatter().parse(readFileSync(context.filename, 'utf8'), context) as Record<string, Message>;
}

function catalogueOf(locale: string): string {
  return `locales/${locale}.po`;
}
