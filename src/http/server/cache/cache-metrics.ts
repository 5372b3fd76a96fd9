import { Gauge, type Registry } from 'prom-client';
import type { AnswerCache } from './answer-cache.ts';

/** Exposes the cache in `/metrics`. Reads its figures on request and counts nothing. */
export function showCache(cache: AnswerCache, registry: Registry): void {
  const figures = {
    cached_answers_bytes: ['Bytes of the answers that are kept', () => cache.bytes],
    cached_answers_found: ['Requests answered from what is kept, since the start', () => cache.figures.found],
    cached_answers_made: ['Answers for everyone that had to be made, since the start', () => cache.figures.made],
  } as const;
  for (const [name, [help, read]] of Object.entries(figures)) {
    const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect: () => gauge.set(read()) });
  }
}
