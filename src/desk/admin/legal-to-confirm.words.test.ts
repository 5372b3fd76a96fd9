import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { i18nFor } from '#shared/i18n.ts';
import { CONFIRMERS, POINTS_TO_CONFIRM } from './legal-to-confirm.words.ts';

test('the owner reads the same points as the documentation lists', async () => {
  const i18n = await i18nFor('en');
  const rows = readFileSync('docs/legal-to-confirm.md', 'utf8').matchAll(/^\| (Accountant|Lawyer) +\| (.*?) *\|/gm);

  const shown = POINTS_TO_CONFIRM.map(({ who, what }) => [i18n._(CONFIRMERS[who]), i18n._(what)]);

  expect(shown).toEqual([...rows].map(([, who, what]) => [who, what]));
});
