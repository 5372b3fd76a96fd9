import { appendFileSync } from 'node:fs';

/** Hands a figure to `bench/all.mjs`, if that runs the benchmark, which makes the table of docs/speed.md of them. */
export function note(name: string, value: number): void {
  const file = process.env.BENCH_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ name, value })}\n`);
}
