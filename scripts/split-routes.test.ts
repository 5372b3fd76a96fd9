import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { splitRouteTree } from './split-routes.ts';

test('visitors load no route of the back office, and staff all of them', () => {
  const tree = readFileSync('src/app/route-tree.gen.ts', 'utf8');
  const filesIn = (text: string) => text.match(/'\.\/routes\/[^']+'/g) ?? [];
  const { shop, staff } = splitRouteTree(tree);

  expect(filesIn(shop).filter((file) => file.includes('/admin'))).toEqual(["'./routes/admin'"]);
  expect(new Set([...filesIn(shop), ...filesIn(staff)])).toEqual(new Set(filesIn(tree)));
  // Each imported staff route has its address set and is in the tree.
  expect(staff.match(/\.update\(/g)).toHaveLength(filesIn(staff).length - 1);
  expect(staff.match(/^ {2}Admin\w+Route: /gm)).toHaveLength(filesIn(staff).length - 1);
});
