// node scripts/fuzz.ts URL N [seed]: N requests made from the shop's own /openapi.json, most of them hostile. Any answer of
// 5xx, none at all, or one that takes more than two seconds ends it with 1; `N=1` with the printed seed repeats a request.
// FUZZ_TOKENS may hold session tokens, separated by commas, to reach what visitors do not. Only for a shop of one's own.
import { setTimeout as delay } from 'node:timers/promises';
import type { Contract } from './fuzz-requests.ts';
import { describeAnswer, runFuzz } from './fuzz-run.ts';

const AT_ONCE = 8;
const SLOW_MS = 2_000;

const [base = '', count = '', seed = '1'] = process.argv.slice(2);
if (!URL.canParse(base) || !/^\d+$/.test(count) || !/^\d+$/.test(seed)) {
  console.error('usage: node scripts/fuzz.ts URL N [seed]');
  process.exit(2);
}
const contract = (await (await fetch(new URL('/openapi.json', base))).json()) as Contract;
const answers = await runFuzz({
  contract,
  count: Number(count),
  seed: Number(seed),
  tokens: (process.env.FUZZ_TOKENS ?? '').split(',').filter(Boolean),
  atOnce: AT_ONCE,
  send: async ({ method, path, headers, body }) => {
    const response = await fetch(base.replace(/\/$/, '') + path, {
      method,
      headers,
      redirect: 'manual',
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(30_000),
    });
    await response.arrayBuffer();
    // A shop that is asked to wait for is no failure, and the next request would say the same.
    if (response.status === 429) await delay(10);
    return response.status;
  },
});

const byStatus = Map.groupBy(answers, ({ status }) => status);
for (const status of [...byStatus.keys()].sort()) console.log(`${status}: ${byStatus.get(status)?.length}`);
const slowest = answers.toSorted((one, other) => other.ms - one.ms);
console.log(['slowest:', ...slowest.slice(0, 5).map(describeAnswer)].join('\n  '));
const failed = answers.filter(({ status, ms }) => status === 0 || status >= 500 || ms > SLOW_MS);
if (failed.length > 0) {
  console.error([`${failed.length} failed:`, ...failed.map(describeAnswer)].join('\n  '));
  process.exitCode = 1;
}
