import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Licences that a shop may use and pass on with its own code. LGPL: libvips, a library of its own beside sharp. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** Licences that are only in a file of the package. */
const NAMED_ELSEWHERE: Record<string, string> = { 'node_modules/png-js': 'MIT' };

interface Locked {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
const shipped = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);

/** The lock file lacks the licence of some packages for other systems, which are not installed here. */
function licenceOf(path: string, { license }: Locked): string | undefined {
  const file = `${path}/package.json`;
  if (license !== undefined || !existsSync(file)) return license;
  return (JSON.parse(readFileSync(file, 'utf8')) as { license?: string }).license ?? NAMED_ELSEWHERE[path];
}

/** `MIT OR GPL-2.0`: one of them is enough; `MIT AND GPL-2.0`: all are needed. */
function isAllowed(licence: string): boolean {
  const plain = licence.replaceAll(/[()]/g, '');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one)));
}

test('every package that the shop ships may be passed on', () => {
  const refused = shipped.flatMap(([path, locked]) => {
    const licence = licenceOf(path, locked);
    const isElsewhere = licence === undefined && locked.optional === true && !existsSync(path);
    return isElsewhere || (licence !== undefined && isAllowed(licence)) ? [] : [`${path}: ${licence ?? 'no licence'}`];
  });

  expect(shipped.length).toBeGreaterThan(200);
  expect(refused).toEqual([]);
  expect(['GPL-3.0-only', 'MIT AND AGPL-3.0-only', 'SEE LICENSE IN x'].filter(isAllowed)).toEqual([]);
});
