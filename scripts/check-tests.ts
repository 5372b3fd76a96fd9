// Part of npm run verify: checks in the reports of the runs whether every test has run.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { testKinds } from './test-kinds.ts';

interface Report {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

type Run = Map<string, Report['testResults'][number]['assertionResults']>;

/** The files of a run, each with its tests. */
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
/** Files that failed beside other work and ran again. */
const alone = Object.keys(runs).map((name) => `${name}-alone`);
const reruns = alone.filter((name) => existsSync(`.cache/tests-${name}.json`)).map(readRun);
for (const run of [...Object.values(runs), ...reruns]) {
  for (const [file, tests] of run) {
    for (const { fullName, status } of tests) {
      const key = `${file}: ${fullName}`;
      passed.set(key, status === 'passed' || passed.get(key) === true);
    }
  }
}
// A test for one engine is skipped on the other; one that is skipped on both tests nothing.
for (const [test, hasPassed] of passed) if (!hasPassed) problems.push(`${test} is skipped everywhere`);

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
const count = (run: Run) => [...run.values()].flat().filter(({ status }) => status === 'passed').length;
console.log(
  `tests: ${kinds.pure.length} files without a database (${count(runs.pure)} tests), ` +
    `${kinds.database.length} on each engine (${count(runs.pglite)} embedded, ${count(runs.postgres)} on PostgreSQL)`,
);
