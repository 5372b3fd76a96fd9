import { Gauge, type Registry } from 'prom-client';
import type { Database } from '#db/server/connect.ts';
import type { AnswerCache } from './answer-cache.ts';

/** Exposes the cache and the connections to the database in `/metrics`. Reads their figures on request and counts nothing. */
export function showProcess(
  cache: AnswerCache,
  { connections }: Pick<Database, 'connections'>,
  registry: Registry,
): void {
  const figures: Record<string, readonly [string, () => number]> = {
    cached_answers_bytes: ['Bytes of the answers that are kept', () => cache.bytes],
    cached_answers_found: ['Requests answered from what is kept, since the start', () => cache.figures.found],
    cached_answers_made: ['Answers for everyone that had to be made, since the start', () => cache.figures.made],
    ...(connections && {
      database_connections_open: ['Connections of this process to the database', () => connections().open],
      database_connections_idle: ['Connections that are not used at the moment', () => connections().idle],
      database_connections_waiting: ['Requests that wait for a connection', () => connections().waiting],
    }),
  };
  for (const [name, [help, read]] of Object.entries(figures)) {
    registry.removeSingleMetric(name);
    const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect: () => gauge.set(read()) });
  }
}
