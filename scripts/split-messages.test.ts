import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import { expect, test } from 'vitest';
import { messageIdsIn } from './split-messages.ts';

test('the id of every message is found in the code that says it', async () => {
  const filename = 'locales/zh-Hant.po';
  const context = { locale: 'zh-Hant', sourceLocale: 'en', filename };
  const ids = Object.keys(await formatter().parse(readFileSync(filename, 'utf8'), context));
  expect(ids.length).toBeGreaterThan(3_000);

  const minified = ids.map((id) => `t({name:"a",id:"${id}"});`).join('');

  const found = new Set(messageIdsIn(minified));
  expect(ids.filter((id) => !found.has(id))).toEqual([]);
});
