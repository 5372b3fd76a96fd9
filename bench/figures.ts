import { appendFileSync } from 'node:fs';

/** Passes a figure to `bench/all.mjs`, if that runs the benchmark, for the table of docs/speed.md. */
export function note(name: string, value: number): void {
  const file = process.env.BENCH_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ name, value })}\n`);
}
