import { existsSync, globSync, readFileSync } from 'node:fs';
import { importsOf } from './import-rules.ts';

/** Where vitest looks for tests. */
export const TEST_FILES = [
  'src/**/*.test.{ts,tsx}',
  'demo/**/*.test.ts',
  'scripts/**/*.test.ts',
  'simulator/**/*.test.ts',
];

/** Modules that open a database, or give one to a test. */
const OPENS_DATABASE = /^src\/db\/server\/(?:open-database|pglite|postgres|testing)\b[\w.-]*\.ts$/;
/** Type imports vanish at run time, so they need no database. */
const TYPE_IMPORT = /(?:^|\n)\s*(?:import|export)\s+type\s[^;]*?['"][^'"]+['"];?/g;

export interface TestKinds {
  /** Tests without a database, which run once. */
  pure: string[];
  /** Tests that run on each engine. */
  database: string[];
}

/** Sorts the test files by whether they can reach a database through their imports: nobody has to declare it. */
export function testKinds(): TestKinds {
  const opens = reachesDatabase((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''));
  const files = globSync(TEST_FILES)
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  return { pure: files.filter((file) => !opens(file)), database: files.filter(opens) };
}

/** Whether a file, or anything it imports at run time, opens a database. */
export function reachesDatabase(sourceOf: (file: string) => string): (file: string) => boolean {
  const imports = new Map<string, string[]>();
  const importsAtRunTime = (file: string) => {
    const known = imports.get(file) ?? importsOf(file, sourceOf(file).replace(TYPE_IMPORT, '\n'));
    imports.set(file, known);
    return known;
  };
  return (start) => {
    const reached = new Set([start]);
    for (const file of reached) {
      if (OPENS_DATABASE.test(file)) return true;
      for (const imported of importsAtRunTime(file)) reached.add(imported);
    }
    return false;
  };
}
