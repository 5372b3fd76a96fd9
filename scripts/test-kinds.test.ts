import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { reachesDatabase, testKinds } from './test-kinds.ts';

const opens = (file: string, sources: Record<string, string>) => reachesDatabase((path) => sources[path] ?? '')(file);

describe('a test needs a database', () => {
  const subject = 'src/catalogue/cart/cart.test.ts';

  test('when it imports the fixture, however far away', () => {
    const sources = {
      [subject]: "import { test } from './server/testing-cart.ts';",
      'src/catalogue/cart/server/testing-cart.ts': "import { test as api } from '#app/server/testing.ts';",
      'src/app/server/testing.ts': "import { test } from '#db/server/testing.ts';",
    };
    expect(opens(subject, sources)).toBe(true);
  });

  test('when it opens one itself, also late', () => {
    const sources = {
      [subject]: "const shop = await import('./server/late-shop.ts');",
      'src/catalogue/cart/server/late-shop.ts': "import { openDatabase } from '#db/server/open-database.ts';",
    };
    expect(opens(subject, sources)).toBe(true);
  });

  test('but not for a type, nor for rules that go in circles', () => {
    const sources = {
      [subject]: "import type { Db } from '#db/server/connect.ts';\nimport { total } from './cart.rules.ts';",
      'src/catalogue/cart/cart.rules.ts': "import { line } from './line.rules.ts';",
      'src/catalogue/cart/line.rules.ts': "import { total } from './cart.rules.ts';",
    };
    expect(opens(subject, sources)).toBe(false);
  });
});

test('every test file of the repository is of exactly one kind', () => {
  const { pure, database } = testKinds();
  const written = globSync('**/*.{test,spec}.*', {
    exclude: (path) => /(?:^|\/)(?:node_modules|dist|\..+)$/.test(path),
  });

  expect([...pure, ...database].toSorted()).toEqual(written.map((file) => file.replaceAll('\\', '/')).toSorted());
  expect(pure).toContain('scripts/test-kinds.test.ts');
  expect(database).toContain('src/db/server/transaction.test.ts');
});
