import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Errors outside of any test: the report of the tests does not have them, and no file that runs again could answer for them. */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly unknown[]): void {
    if (errors.length > 0) writeFileSync('.cache/unhandled-errors', `${errors.length}\n`);
  }
}
