import { expect, test } from 'vitest';
import { deadReferences, readLibrary } from './reference-rules.ts';

const library = readLibrary(
  new Map([
    [
      'docs/specification.md',
      '# S\n\n## 3. Data\n\n- 3.1 **Cart\n  line**: nums.\n- 3.2 Names.\n\n## 5. Validation\n\n- 5.1 x\n',
    ],
    ['docs/product.md', '# P\n\n## Conventions\n\n- Money.\n\n## 11. Facts\n\n- 11.1 Tax id.\n'],
    ['docs/decisions/0012-orders.md', '# 12. Orders\n'],
    ['CONTRIBUTING.md', ''],
  ]),
);
// Signs and decisions are spelled differently here, or this file would cite what it invents.
const dead = (source: string) =>
  deadReferences('src/a.ts', source.replaceAll('%', '§').replaceAll('No.', 'decision'), library).map(
    ({ line, cited }) => `${line}: ${cited.replaceAll('§', '%').replace('decision', 'No.')}`,
  );

test('sections, rules, decisions and documents that exist can be cited', () => {
  expect(dead('/** Spec %3 "Cart line"; spec %5.1, product %11.1, product.md %11 and spec %3, %5. */')).toEqual([]);
  expect(dead('// No. 12, No. 0012, docs/product.md, product.md, docs/decisions, CONTRIBUTING.md')).toEqual([]);
});

test('a section or rule that is not there is found, with its line', () => {
  expect(dead('const a = 1;\n// Spec %4: so\n// product %11.2')).toEqual(['2: Spec %4', '3: product %11.2']);
});

test('each of several sections is looked up', () => {
  expect(dead('// by hand from spec %3 and %7, %5')).toEqual(['1: spec %7']);
});

test('a citation over two lines of a comment is read as one', () => {
  expect(dead('/**\n * See the product\n * %12.\n */')).toEqual(['2: product %12']);
});

test('a name in quotes must be in the cited section', () => {
  expect(dead('/** Spec %5 "Cart line". */')).toEqual(['1: Spec %5 "Cart line"']);
  expect(dead(`/** As spec %3's "names" are. */`)).toEqual([]);
});

test('a decision or a document that is not in the repository is found', () => {
  expect(dead('// No. 13')).toEqual(['1: No. 13']);
  const outside = ['elsewhere', 'md'].join('.');
  expect(dead(`// see ${outside}, and docs/${outside}`)).toEqual([`1: ${outside}`, `1: docs/${outside}`]);
});
