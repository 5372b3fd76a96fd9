// npm run verify: the one "am I done?" check. Quick steps come first and stop at the first failure; then the types
// beside the build; then all tests and the browser tests in parallel, because each leaves cores idle at times.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { attempt, ensureCache, fail, NODE, say, seconds } from './bootstrap.mjs';
import { ensurePostgres, findChromium, findFirefox, findWebKit } from './machine-tools.mjs';

ensureCache();
const checks = [
  ['Format and lint', () => attempt('biome', ['check', '--error-on-warnings'])],
  ['Import rules', () => attempt(NODE, ['scripts/check-imports.ts'])],
  ['Exports', () => attempt(NODE, ['scripts/check-exports.ts'])],
  ['References', () => attempt(NODE, ['scripts/check-references.ts'])],
];
// Only one type checker, because a second one repeats much of its work and the build needs the other core.
const types = [
  ['Types', () => attempt('tsc', ['--noEmit', '-p', '.', '--checkers', '1'])],
  ['Awaited promises', () => attempt('oxlint', ['--type-aware', '--quiet'])],
];
const build = [
  // Before the build, which reads the catalogues that this writes.
  ['Messages', () => attempt(NODE, ['scripts/check-messages.ts'])],
  // Not in parallel with the tests: it writes files among the sources that they read.
  ['Build', () => attempt('npm', ['run', '--silent', 'build'], { env: { COMPONENTS: 'on' } })],
];
const tests = [
  ['Tests without a database', () => vitest('pure', 'pure')],
  ['Tests on the embedded database', () => vitest('database', 'pglite')],
  ['Tests on PostgreSQL', () => vitest('database', 'postgres')],
];
const counts = [['No test left out', () => attempt(NODE, ['scripts/check-tests.ts'])]];
const browser = [['Journeys in the browser', journeys]];
const others = [['Firefox and WebKit', otherBrowsers]];

const only = process.argv.slice(2).filter((word) => !word.startsWith('--'));
/** `--shard=1/2`: half of the browser tests, for two machines. */
const shard = process.argv.filter((word) => word.startsWith('--shard='));
const chosen = (steps) =>
  steps.filter(([name]) => only.length === 0 || only.some((word) => name.toLowerCase().includes(word)));
const times = [];
const failures = [];
/** The reports of failed tests. */
const reports = [];
/** A busy machine can be too slow for a few tests of a step; more failures are the shop's fault. */
const FEW = 3;
const LAST_RUN = '.cache/e2e-results/.last-run.json';
const OTHERS_REPORT = '.cache/other-browsers.json';
/** Written by `scripts/unhandled-errors.ts`. */
const UNHANDLED = '.cache/unhandled-errors';
/** Steps whose few failed tests run again when nothing else does. */
const again = [];
/** Their names, for the end of the run. */
const alone = [];

// Before the parallel part: all may have to install a program.
if (chosen(tests).some(([name]) => name.includes('PostgreSQL'))) await ensurePostgres();
const chromium = chosen(browser).length > 0 ? await findChromium() : undefined;
const other = chosen(others).length > 0 ? { Firefox: await findFirefox(), WebKit: await findWebKit() } : {};

const started = Date.now();
await lane(chosen(checks));
if (failures.length === 0) await Promise.all([lane(chosen(types)), lane(chosen(build))]);
if (failures.length === 0) await Promise.all([each(chosen([...tests, ...others])), lane(chosen(browser))]);
if (again.length > 0) {
  await reportFailures();
  await each(again);
}
if (failures.length === 0) await lane(chosen(counts));
if (chosen([...tests, ...browser, ...others]).length > 0) await attempt(NODE, ['scripts/slowest-tests.ts']);
for (const [name, took] of times) say(`${took.padStart(8)} s  ${name}`);
say(`${seconds(started).padStart(8)} s  in all`);
if (alone.length > 0) say(`Failed beside other work, and ran again alone: ${alone.join(', ')}`);
if (failures.length > 0) {
  await reportFailures();
  fail(failures.join('\n'));
}

/** Steps one after another, up to the first failure. */
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

/** All steps, even after a failure: a long run should report everything it found. */
async function each(steps) {
  for (const step of steps) await lane([step]);
}

/** Runs one project of vitest.config.ts; its report lists the tests that ran. */
async function vitest(project, name) {
  for (const old of [reportOf(name), reportOf(`${name}-alone`), UNHANDLED]) rmSync(old, { force: true });
  try {
    await unitTests(project, name);
  } catch (error) {
    // Without it the run did not finish.
    if (!existsSync(reportOf(name)) || existsSync(UNHANDLED)) throw error;
    const { testResults } = JSON.parse(readFileSync(reportOf(name), 'utf8'));
    const failed = testResults.filter(({ status }) => status === 'failed').map((file) => file.name);
    if (failed.length === 0 || failed.length > FEW) throw error;
    say(`${failed.length} of its files failed and will run again alone`);
    alone.push(...failed);
    again.push([`Files of ${name} that failed beside other work, alone`, () => aloneAgain(project, name, failed)]);
  }
}

function aloneAgain(project, name, files) {
  // One file after another, as nothing else runs now.
  return unitTests(project, name, { report: `${name}-alone`, options: [...files, '--maxWorkers=1'] });
}

function unitTests(project, engine, { report = engine, options = [] } = {}) {
  const file = reportOf(report);
  const reporters = ['default', 'json', './scripts/unhandled-errors.ts'].map((one) => `--reporter=${one}`);
  reporters.push(`--outputFile.json=${file}`);
  const env = project === 'database' ? { TEST_ENGINE: engine } : {};
  return reported(file, attempt('vitest', ['run', '--project', project, ...options, ...reporters], { env }));
}

function reportOf(name) {
  return `.cache/tests-${name}.json`;
}

/** A few failed tests are run again alone and must pass then; the end of the run reports their first failures. */
async function journeys() {
  try {
    await playwright();
  } catch (error) {
    // Without it the run did not finish.
    if (!existsSync(LAST_RUN)) throw error;
    const { failedTests } = JSON.parse(readFileSync(LAST_RUN, 'utf8'));
    if (failedTests.length === 0 || failedTests.length > FEW) throw error;
    say(`${failedTests.length} of the journeys failed, and will be played again alone`);
    alone.push(`${failedTests.length} journeys`);
    again.push(['Journeys that failed beside other work, alone', () => playwright('--last-failed')]);
  }
}

function playwright(...options) {
  const report = '.cache/journeys.json';
  for (const old of [report, '.cache/e2e-data']) rmSync(old, { recursive: true, force: true });
  return reported(report, attempt('playwright', ['test', ...shard, ...options], { env: { CHROMIUM: chromium } }));
}

/** Both journeys in the browsers of this machine; a build server must have them all. */
async function otherBrowsers() {
  const missing = Object.keys(other).filter((name) => !other[name]);
  if (missing.length > 0 && process.env.CI === 'true')
    throw new Error(`${missing.join(' and ')} could not be installed.`);
  for (const name of missing) say(`${name} is not installed: its journeys are skipped`);
  if (missing.length === Object.keys(other).length) return;
  try {
    await playOthers();
  } catch (error) {
    if (!existsSync(OTHERS_REPORT)) throw error;
    alone.push('journeys in other browsers');
    again.push(['Firefox and WebKit, alone', playOthers]);
  }
}

function playOthers() {
  const { Firefox: FIREFOX = '', WebKit } = other;
  for (const old of [OTHERS_REPORT, '.cache/other-browsers-data']) rmSync(old, { recursive: true, force: true });
  const env = { FIREFOX, WEBKIT_DRIVER: WebKit?.driver ?? '', WEBKIT_BROWSER: WebKit?.browser ?? '' };
  return reported(OTHERS_REPORT, attempt('playwright', ['test', '--config', 'playwright.other.config.ts'], { env }));
}

async function reported(report, run) {
  try {
    await run;
  } catch (error) {
    reports.push(report);
    throw error;
  }
}

/** Printed last, where people look first. */
function reportFailures() {
  return attempt(NODE, ['scripts/report-failures.ts', ...new Set(reports)]);
}
