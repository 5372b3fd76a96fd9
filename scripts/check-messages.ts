// Fails unless every text of the shop is translated in the catalogue of every language.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { DEFAULT_LOCALE, LOCALES } from '../src/shared/locale.ts';

/** The source language needs none: its texts are in the code. */
const CATALOGUES = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => `locales/${locale}.po`);

const before = CATALOGUES.map((file) => readFileSync(file, 'utf8'));
const extracted = spawnSync('lingui', ['extract', '--clean'], { encoding: 'utf8' });
if (extracted.status !== 0) fail(extracted.stdout + extracted.stderr);
const withoutDate = (text: string) => text.replace(/^"POT-Creation-Date:.*$/m, '');
const changed = CATALOGUES.filter(
  (file, index) => withoutDate(readFileSync(file, 'utf8')) !== withoutDate(before[index] ?? ''),
);
if (changed.length > 0)
  fail(`${changed.join(', ')} did not hold every message. They do now: translate the new ones and commit them.`);

for (const file of CATALOGUES) {
  const missing = [...readFileSync(file, 'utf8').matchAll(/^msgid "(.+)"\nmsgstr ""\n(?!")/gm)].map(([, id]) => id);
  if (missing.length > 0) fail(`${file} has no translation for: ${missing.join(' · ')}`);
}
console.log(`messages: complete in ${LOCALES.length} languages`);

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}
