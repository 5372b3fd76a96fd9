import { AsyncLocalStorage } from 'node:async_hooks';
import type { ReportFailure } from './complete-html.ts';

/** What goes around TanStack Start, which hands the request alone to what renders it. */
interface Rendering {
  /** Where failures are reported. */
  report?: ReportFailure;
  /** When it began. */
  from: number;
}

const renderings = new AsyncLocalStorage<Rendering>();

export function during<Result>(rendering: Rendering, render: () => Result): Result {
  return renderings.run(rendering, render);
}

export function currentRendering(): Rendering | undefined {
  return renderings.getStore();
}

const toConsole = console.error;

// A route's `head` that throws, and what the router stumbles over itself, is told to the console alone and without a path.
console.error = (...written: unknown[]) => {
  const report = currentRendering()?.report;
  const error = written.find((one) => one instanceof Error);
  if (report && error) report(error);
  else toConsole(...written);
};
