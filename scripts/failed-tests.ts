import { stripVTControlCharacters } from 'node:util';

export interface FailedTest {
  name: string;
  why: string;
}

export interface UnitReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface JourneySuite {
  specs: { title: string; file: string; line: number; tests: { results: { errors: { message?: string }[] }[] }[] }[];
  suites?: JourneySuite[];
}

export interface JourneyReport {
  suites: JourneySuite[];
  errors: { message?: string }[];
}

const MOST_LINES = 12;

export function failedUnits({ testResults }: UnitReport): FailedTest[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file that failed to load has no tests.
    if (failed.length === 0) return status === 'failed' ? [{ name, why: firstLines(message) }] : [];
    return failed.map((test) => ({
      name: `${name}: ${test.fullName}`,
      why: firstLines(test.failureMessages.join('\n')),
    }));
  });
}

export function failedJourneys({ suites, errors }: JourneyReport): FailedTest[] {
  const outside = errors.map(({ message = '' }) => ({ name: 'outside of any journey', why: firstLines(message) }));
  return [...outside, ...suites.flatMap(failedIn)];
}

function failedIn({ specs, suites = [] }: JourneySuite): FailedTest[] {
  const own = specs.flatMap(({ title, file, line, tests }) => {
    const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors);
    if (errors.length === 0) return [];
    return [{ name: `${file}:${line} ${title}`, why: firstLines(errors.map(({ message }) => message).join('\n')) }];
  });
  return [...own, ...suites.flatMap(failedIn)];
}

function firstLines(text: string): string {
  const lines = stripVTControlCharacters(text).split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_LINES)
    .join('\n');
}
