// Part of npm run verify: whether every test has run, after the runs have left their reports.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { testKinds } from './test-kinds.ts';

interface Report {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

/** The files that a run met, each with its tests and whether they passed. */
function readRun(name: string): Map<string, Map<string, boolean>> {
  const { testResults }: Report = JSON.parse(readFileSync(`.cache/tests-${name}.json`, 'utf8'));
  return new Map(
    testResults.map(({ name: path, assertionResults }) => [
      relative('.', path).replaceAll('\\', '/'),
      new Map(assertionResults.map(({ fullName, status }) => [fullName, status === 'passed'])),
    ]),
  );
}

const runs = { pure: readRun('pure'), pglite: readRun('pglite'), postgres: readRun('postgres') };
const kinds = testKinds();
const problems: string[] = [];

function expectRun(name: keyof typeof runs, files: readonly string[]): void {
  for (const file of files) if (!runs[name].has(file)) problems.push(`${file} has not run (${name})`);
}
expectRun('pure', kinds.pure);
expectRun('pglite', kinds.database);
expectRun('postgres', kinds.database);

const passed = new Map<string, boolean>();
for (const run of Object.values(runs)) {
  for (const [file, tests] of run) {
    for (const [test, hasPassed] of tests) {
      const key = `${file}: ${test}`;
      passed.set(key, hasPassed || passed.get(key) === true);
    }
  }
}
// What one engine alone can show is skipped on the other; what is skipped on both shows nothing.
for (const [test, hasPassed] of passed) if (!hasPassed) problems.push(`${test} is skipped everywhere`);

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
const count = (run: Map<string, Map<string, boolean>>) =>
  [...run.values()].reduce((sum, tests) => sum + [...tests.values()].filter(Boolean).length, 0);
console.log(
  `tests: ${kinds.pure.length} files without a database (${count(runs.pure)} tests), ` +
    `${kinds.database.length} on each engine (${count(runs.pglite)} embedded, ${count(runs.postgres)} on PostgreSQL)`,
);
