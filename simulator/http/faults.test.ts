import { expect, test } from 'vitest';
import { approvedOrder, type Opened, openSimulator } from '../testing.ts';
import { FAULTS } from './fault-plan.ts';

const CAPTURE = '^/v2/checkout/orders/[A-Z0-9]+/capture$';

async function captured(
  fault: object,
  patienceMs: number,
): Promise<{ simulator: Opened; outcome: string; count: number }> {
  const simulator = await openSimulator();
  const id = await approvedOrder(simulator);
  await simulator.control('faults', { match: { method: 'POST', path: CAPTURE }, ...fault });
  const headers = { authorization: await simulator.paypal.bearer(), 'content-type': 'application/json' };
  const url = `http://127.0.0.1:${simulator.port}/v2/checkout/orders/${id}/capture`;
  const outcome = await fetch(url, { method: 'POST', headers, signal: AbortSignal.timeout(patienceMs) })
    .then(async (answer) => {
      const { length } = await answer.text();
      return length > 1_000_000 ? 'huge' : `${answer.status} ${answer.headers.get('content-type')}`;
    })
    .catch((error: Error) => error.name);
  return { simulator, outcome, count: (await simulator.control('ledger')).body.paypal.captures.length };
}

const JSON_TYPE = 'application/json';

test.for<[string, string, number]>([
  ['refuse', 'TypeError', 0],
  ['403', '403 text/html', 0],
  ['500', `500 ${JSON_TYPE}`, 0],
  ['429', `429 ${JSON_TYPE}`, 0],
  ['503', `503 ${JSON_TYPE}`, 0],
  ['409', `409 ${JSON_TYPE}`, 0],
  ['issue', `422 ${JSON_TYPE}`, 0],
  ['html', '200 text/html', 0],
  ['huge', 'huge', 0],
  ['hang', 'TimeoutError', 0],
  ['endless', 'TimeoutError', 0],
  ['close-after', 'TypeError', 1],
  ['500-after', `500 ${JSON_TYPE}`, 1],
  ['hang-after', 'TimeoutError', 1],
  ['slow', `201 ${JSON_TYPE}`, 1],
  ['slow-body', `201 ${JSON_TYPE}`, 1],
  ['truncated', `201 ${JSON_TYPE}`, 1],
])('%s: the shop sees %s, the books hold %d', async ([fault, outcome, count]) => {
  // Answers that never end are aborted soon; the others may take longer.
  const patienceMs = outcome === 'TimeoutError' ? 1_500 : 60_000;
  expect(await captured({ fault, delay_ms: 5 }, patienceMs)).toMatchObject({ outcome, count });
});

test('every fault has its line above', () => {
  expect(FAULTS).toHaveLength(17);
});

test('a fault happens as often as asked, to what it fits, and can be called off', async () => {
  const simulator = await openSimulator();
  const read = async (path: string) => (await simulator.paypal.call('GET', path)).status;
  await simulator.control('faults', { match: { path: '/v2/payments' }, times: 2, fault: '500' });
  expect(await read('/v2/checkout/orders/NONE')).toBe(404);
  expect([await read('/v2/payments/captures/A'), await read('/v2/payments/captures/A')]).toEqual([500, 500]);
  expect(await read('/v2/payments/captures/A')).toBe(404);
  await simulator.control('faults', { fault: '503', times: 100 });
  await fetch(`http://127.0.0.1:${simulator.port}/control/faults`, { method: 'DELETE' });
  expect(await read('/v2/payments/captures/A')).toBe(404);
});

test('a fault that nobody knows is refused', async () => {
  const simulator = await openSimulator();
  expect((await simulator.control('faults', { fault: 'explode' })).status).toBe(400);
  expect((await simulator.control('faults', { fault: '500', match: { path: '^(' } })).status).toBe(400);
});

test('a body without end is refused before it fills the memory', async () => {
  const { port } = await openSimulator();
  const answer = await fetch(`http://127.0.0.1:${port}/pay`, { method: 'POST', body: 'x'.repeat(300 * 1024) });
  expect(answer.status).toBe(413);
});
