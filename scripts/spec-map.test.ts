import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Row {
  what: string;
  slice: string;
  tests: string;
}

const lines = readFileSync('docs/spec-map.md', 'utf8').split('\n');
const rows: Row[] = lines
  .filter((line) => line.startsWith('| §'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, , what = '', slice = '', tests = '']) => ({ what, slice, tests }));
const named = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const isOpen = ({ slice }: Row) => slice === 'open';
const rowsOf = (path: string) => rows.filter(({ what }) => named(what).includes(path));

/** The address of a page by the file of its route: `account.order.$code.tsx` is `/account/order/{code}`. */
function pathOf(file: string): string {
  const name = file.replace(/^.*\//, '').replace(/\.tsx$/, '');
  const parts = name.split('.').filter((part) => part !== 'index');
  return `/${parts.join('/').replace(/\$(\w+)/g, '{$1}')}`;
}

test('a placeholder page is in a row that says open', () => {
  const coming = globSync('src/app/routes/*.tsx').filter((file) => /<ComingPage\b/.test(readFileSync(file, 'utf8')));

  const claimed = coming.map(pathOf).filter((path) => rowsOf(path).length === 0 || !rowsOf(path).every(isOpen));

  expect(claimed).toEqual([]);
});

test('a finished page is not in a row that says open', () => {
  const built = globSync('src/app/routes/*.tsx').filter((file) => !/<ComingPage\b/.test(readFileSync(file, 'utf8')));

  expect(built.length).toBeGreaterThan(10);
  expect(built.map(pathOf).filter((path) => rowsOf(path).some(isOpen))).toEqual([]);
});

test('every route of the specification is in a row', () => {
  const specification = readFileSync('docs/specification.md', 'utf8');
  const table = specification.slice(specification.indexOf('| Route'), specification.indexOf('- 2.6'));
  const routes = named(table).map((route) => route.replace(/\?.*/, ''));

  expect(routes.length).toBeGreaterThan(25);
  expect(routes.filter((route) => rowsOf(route).length === 0)).toEqual([]);
});

test('what is built names files that are there, and a test or that there is none', () => {
  const tests = globSync(['src/**/*.test.{ts,tsx}', 'e2e/*.e2e.ts', 'scripts/*.test.ts']).map(
    (file) => `/${file.replaceAll('\\', '/').replace(/(?:\.e2e)?\.tsx?$/, '')}`,
  );
  const isThere = (slice: string) => existsSync(`src/${slice}`) || globSync(`src/${slice}.{ts,tsx}`).length > 0;
  const built = rows.filter((row) => !isOpen(row));

  const missing = built.flatMap((row) => [
    ...named(row.slice).filter((slice) => !isThere(slice)),
    ...named(row.tests).filter((name) => !tests.some((file) => file.endsWith(`/${name}`))),
    ...(named(row.slice).length === 0 ? [row.what] : []),
    ...(named(row.tests).length === 0 && row.tests !== 'none yet' ? [row.what] : []),
  ]);

  expect(missing).toEqual([]);
});
