import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDatabase } from '#db/server/open-database.ts';
import { createOutbound } from '#ground/outbound/server/outbound.ts';
import { readConfig } from '#http/server/config.ts';
import { createLog } from '#http/server/log.ts';
import { ecpayProvider } from './ecpay/ecpay-provider.ts';
import { issueDue } from './invoice-jobs.service.ts';

/**
 * A process that only issues invoices, with the simulator as ECPay; returns its port. Each request lets it take every step that is
 * due, with the clock moved by `passed` milliseconds, and is answered with the number of steps: so its clock is the test's.
 */
export async function openTestShop(databaseUrl: string, simulatorPort: string): Promise<number> {
  const log = createLog('error');
  const { db } = await openDatabase({ dataDir: '', databaseUrl, log });
  const { ecpay } = readConfig({ BASE_URL: 'https://shop.test', DEMO: 'on', SIMULATOR_PORT: simulatorPort }).invoices;
  if (!ecpay) throw new Error('the simulator has no invoices');
  // Faults are wanted here: no host counts as unavailable.
  const outbound = createOutbound([ecpay.api], { failures: 1_000_000, totalMs: 5_000 });
  const invoices = { db, log, provider: ecpayProvider(outbound, ecpay) };
  const server = createServer((asked, answer) => {
    const passed = Number(new URL(asked.url ?? '', 'http://process').searchParams.get('passed'));
    issueDue(invoices, undefined, () => new Date(Date.now() + passed)).then(
      (steps) => answer.end(String(steps)),
      (error: unknown) => answer.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
