import { Gauge, type Registry } from 'prom-client';
import type { KeptAnswers } from './kept-answers.ts';

/** Shows in `/metrics` what is kept and how often it was of use. Nothing is counted here, only read when it is asked for. */
export function showKept(kept: KeptAnswers, registry: Registry): void {
  const figures = {
    kept_answers_bytes: ['Bytes of the answers that are kept', () => kept.bytes],
    kept_answers_found: ['Requests answered from what is kept, since the start', () => kept.figures.found],
    kept_answers_made: ['Answers for everyone that had to be made, since the start', () => kept.figures.made],
  } as const;
  for (const [name, [help, read]] of Object.entries(figures)) {
    const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect: () => gauge.set(read()) });
  }
}
