import { AsyncLocalStorage } from 'node:async_hooks';
import type { ReportFailure } from './complete-html.ts';

/** Context around TanStack Start, which passes only the request to the renderer. */
export interface Rendering {
  report?: ReportFailure;
  from: number;
  /** The finished page. */
  html?: string;
}

const renderings = new AsyncLocalStorage<Rendering>();

export function during<Result>(rendering: Rendering, render: () => Result): Result {
  return renderings.run(rendering, render);
}

export function currentRendering(): Rendering | undefined {
  return renderings.getStore();
}

const toConsole = console.error;

// A route's `head` that throws, and the router's own errors, only reach the console, without a path.
console.error = (...written: unknown[]) => {
  const report = currentRendering()?.report;
  const error = written.find((one) => one instanceof Error);
  if (report && error) report(error);
  else toConsole(...written);
};
