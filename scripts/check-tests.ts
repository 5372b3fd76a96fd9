// Part of npm run verify: whether every test has run, after the runs have left their reports.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { testKinds } from './test-kinds.ts';

interface Report {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

type Run = Map<string, Report['testResults'][number]['assertionResults']>;

/** The files that a run met, each with its tests. */
function readRun(name: string): Run {
  const { testResults }: Report = JSON.parse(readFileSync(`.cache/tests-${name}.json`, 'utf8'));
  return new Map(
    testResults.map(({ name: path, assertionResults }) => [
      relative('.', path).replaceAll('\\', '/'),
      assertionResults,
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
    for (const { fullName, status } of tests) {
      const key = `${file}: ${fullName}`;
      passed.set(key, status === 'passed' || passed.get(key) === true);
    }
  }
}
// What one engine alone can show is skipped on the other; what is skipped on both shows nothing.
for (const [test, hasPassed] of passed) if (!hasPassed) problems.push(`${test} is skipped everywhere`);

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
const count = (run: Run) => [...run.values()].flat().filter(({ status }) => status === 'passed').length;
console.log(
  `tests: ${kinds.pure.length} files without a database (${count(runs.pure)} tests), ` +
    `${kinds.database.length} on each engine (${count(runs.pglite)} embedded, ${count(runs.postgres)} on PostgreSQL)`,
);
