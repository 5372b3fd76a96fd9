import { AsyncLocalStorage } from 'node:async_hooks';
import type { ReportFailure } from './whole-html.ts';

/** TanStack Start hands the request alone to what renders it, so whom to tell of failures goes around it. */
const reporting = new AsyncLocalStorage<ReportFailure>();

/** Renders with somebody to tell of failures. */
export function reportingTo<Result>(report: ReportFailure, render: () => Result): Result {
  return reporting.run(report, render);
}

/** Whom to tell of what fails now. */
export function currentReport(): ReportFailure | undefined {
  return reporting.getStore();
}

const toConsole = console.error;

// A route's `head` that throws, and what the router stumbles over itself, is told to the console alone and without a path.
console.error = (...told: unknown[]) => {
  const report = currentReport();
  const error = told.find((one) => one instanceof Error);
  if (report && error) report(error);
  else toConsole(...told);
};
