// npm run verify: the one "am I done?" gate. What is quick comes first and stops at the first failure; then all the tests and the
// journeys go side by side, for each of them leaves a core waiting now and then.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { attempt, ensureCache, fail, NODE, say, seconds } from './bootstrap.mjs';
import { ensurePostgres, findChromium } from './machine-tools.mjs';

ensureCache();
// Each checker of types repeats much of another's work, so there are no more of them than cores.
const checks = [
  ['Format and lint', () => attempt('biome', ['check', '--error-on-warnings'])],
  ['Import rules', () => attempt(NODE, ['scripts/check-imports.ts'])],
  ['Exports', () => attempt(NODE, ['scripts/check-exports.ts'])],
  ['References', () => attempt(NODE, ['scripts/check-references.ts'])],
  ['Types', () => attempt('tsc', ['--noEmit', '-p', '.', '--checkers', '2'])],
  ['Awaited promises', () => attempt('oxlint', ['--type-aware', '--quiet'])],
  ['Messages', () => attempt(NODE, ['scripts/check-messages.ts'])],
  // Not beside the tests: it writes files among the sources that they read.
  ['Build', () => attempt('npm', ['run', '--silent', 'build'], { env: { COMPONENTS: 'on' } })],
];
const tests = [
  ['Tests without a database', () => vitest('pure', 'pure')],
  ['Tests on the embedded database', () => vitest('database', 'pglite')],
  ['Tests on PostgreSQL', () => vitest('database', 'postgres')],
];
const counts = [['No test left out', () => attempt(NODE, ['scripts/check-tests.ts'])]];
const browser = [['Journeys in the browser', journeys]];

const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
/** `--shard=1/2`: half of the journeys, for two machines. */
const shard = process.argv.filter((word) => word.startsWith('--shard='));
const chosen = (steps) =>
  steps.filter(([name]) => only.length === 0 || only.some((word) => name.toLowerCase().includes(word)));
const times = [];
const failures = [];
/** What tells of the tests that failed. */
const reports = [];
/** A machine that does everything at once can be too slow for one journey or two; more of them are the shop's own fault. */
const FEW_JOURNEYS = 3;
const LAST_RUN = '.cache/e2e-results/.last-run.json';
let isUnsteady = false;

// Before anything runs side by side: both may have to install a program.
if (chosen(tests).some(([name]) => name.includes('PostgreSQL'))) await ensurePostgres();
const chromium = chosen(browser).length > 0 ? await findChromium() : undefined;

const started = Date.now();
await lane(chosen(checks));
if (failures.length === 0) await Promise.all([each(chosen(tests)), lane(chosen(browser))]);
if (failures.length === 0) await lane(chosen(counts));
if (isUnsteady) {
  await reportFailures();
  await lane([['Journeys that failed beside other work, alone', () => playwright('--last-failed')]]);
}
if (chosen([...tests, ...browser]).length > 0) await attempt(NODE, ['scripts/slowest-tests.ts']);
for (const [name, took] of times) say(`${took.padStart(8)} s  ${name}`);
say(`${seconds(started).padStart(8)} s  in all`);
if (failures.length > 0) {
  await reportFailures();
  fail(failures.join('\n'));
}

/** Steps one after the other, up to the first that fails. */
async function lane(steps) {
  for (const [name, step] of steps) {
    const begun = Date.now();
    say(`${name} …`);
    try {
      await step();
      say(`${name}: passed in ${seconds(begun)} s`);
    } catch (error) {
      failures.push(`${name}: ${error.message}`);
      say(failures.at(-1));
      return;
    } finally {
      times.push([name, seconds(begun)]);
    }
  }
}

/** All of them, whatever fails: a long run should tell everything that it found. */
async function each(steps) {
  for (const step of steps) await lane([step]);
}

/** Runs one project of vitest.config.ts; its report says afterwards which tests have run. */
function vitest(project, name) {
  const report = `.cache/tests-${name}.json`;
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const env = project === 'database' ? { TEST_ENGINE: name } : {};
  return reported(report, attempt('vitest', ['run', '--project', project, ...reporters], { env }));
}

/** The few that fail are not passed: they have to when nothing else runs, and what they met is told at the end. */
async function journeys() {
  try {
    await playwright();
  } catch (error) {
    // Without it they have not been played to the end.
    if (!existsSync(LAST_RUN)) throw error;
    const { failedTests } = JSON.parse(readFileSync(LAST_RUN, 'utf8'));
    if (failedTests.length === 0 || failedTests.length > FEW_JOURNEYS) throw error;
    isUnsteady = true;
    say(`${failedTests.length} of the journeys failed, and will be played again alone`);
  }
}

function playwright(...options) {
  const report = '.cache/journeys.json';
  for (const old of [report, '.cache/e2e-data']) rmSync(old, { recursive: true, force: true });
  return reported(report, attempt('playwright', ['test', ...shard, ...options], { env: { CHROMIUM: chromium } }));
}

async function reported(report, run) {
  try {
    await run;
  } catch (error) {
    reports.push(report);
    throw error;
  }
}

/** Where whoever reads only the last lines finds it. */
function reportFailures() {
  return attempt(NODE, ['scripts/report-failures.ts', ...new Set(reports)]);
}
