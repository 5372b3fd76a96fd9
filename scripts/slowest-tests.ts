// Part of npm run verify: the slowest tests, from the reports of the runs.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const MOST = 20;

interface Timed {
  seconds: number;
  name: string;
}

interface UnitReport {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
}

interface BrowserSuite {
  specs: { title: string; file: string; tests: { results: { duration: number }[] }[] }[];
  suites?: BrowserSuite[];
}

function read<Report>(name: string): Report | undefined {
  const file = `.cache/${name}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function unitTests(run: string): Timed[] {
  const files = read<UnitReport>(`tests-${run}`)?.testResults ?? [];
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      seconds: (duration ?? 0) / 1000,
      name: `${run}: ${relative('.', name)}: ${fullName}`,
    })),
  );
}

function browserTests({ specs, suites = [] }: BrowserSuite): Timed[] {
  const own = specs.map(({ title, file, tests }) => ({
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    name: `browser: ${file}: ${title}`,
  }));
  return [...own, ...suites.flatMap(browserTests)];
}

const tests = [
  ...['pure', 'pglite', 'postgres'].flatMap(unitTests),
  ...['journeys', 'other-browsers']
    .flatMap((run) => read<{ suites: BrowserSuite[] }>(run)?.suites ?? [])
    .flatMap(browserTests),
].sort((one, other) => other.seconds - one.seconds);
const sum = (some: Timed[]) => some.reduce((total, { seconds }) => total + seconds, 0);

console.log(
  `The ${MOST} slowest of ${tests.length} tests took ${percent(sum(tests.slice(0, MOST)), sum(tests))} of their time:`,
);
for (const { seconds, name } of tests.slice(0, MOST)) console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);

function percent(part: number, all: number): string {
  return all === 0 ? '0 %' : `${Math.round((100 * part) / all)} %`;
}
