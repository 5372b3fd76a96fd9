// npm run verify: the one "am I done?" gate. Steps run one after the other and stop at the first that fails.
import { rmSync } from 'node:fs';
import { ensureBuilt, ensureCache, NODE, run, say, seconds } from './bootstrap.mjs';
import { ensurePostgres, findChromium } from './machine-tools.mjs';

ensureCache();
const steps = [
  ['Format and lint', () => run('biome', ['check', '--error-on-warnings'])],
  ['Import rules', () => run(NODE, ['scripts/check-imports.ts'])],
  ['References', () => run(NODE, ['scripts/check-references.ts'])],
  ['Types', () => run('tsc', ['--noEmit', '-p', '.'])],
  ['Awaited promises', () => run('oxlint', ['--type-aware', '--quiet'])],
  ['Messages', () => run(NODE, ['scripts/check-messages.ts'])],
  ['Tests without a database', () => tests('pure', 'pure')],
  ['Tests on the embedded database', () => tests('database', 'pglite')],
  ['Tests on PostgreSQL', testsOnPostgres],
  ['No test left out', () => run(NODE, ['scripts/check-tests.ts'])],
  ['Build', () => ensureBuilt()],
  ['Journeys in the browser', journeys],
];

const only = process.argv.slice(2);
for (const [name, step] of steps) {
  if (only.length > 0 && !only.some((word) => name.toLowerCase().includes(word))) continue;
  const started = Date.now();
  say(`${name} …`);
  await step();
  say(`${name}: passed in ${seconds(started)} s`);
}

/** Runs one project of vitest.config.ts; its report says afterwards which tests have run. */
function tests(project, name) {
  const report = `.cache/tests-${name}.json`;
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const env = project === 'database' ? { TEST_ENGINE: name } : {};
  run('vitest', ['run', '--project', project, ...reporters], { env });
}

function testsOnPostgres() {
  ensurePostgres();
  tests('database', 'postgres');
}

async function journeys() {
  const chromium = await findChromium();
  rmSync('.cache/e2e-data', { recursive: true, force: true });
  run('playwright', ['test'], { env: { CHROMIUM: chromium } });
}
