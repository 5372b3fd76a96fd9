import { test as orderTest } from '#buying/orders/server/testing-orders.ts';
import { simulated, startTestSimulator, type TestSimulator } from '#buying/payments/server/testing-simulator.ts';
import type { Db } from '#db/server/connect.ts';
import { createOutbound } from '#ground/outbound/server/outbound.ts';
import { createLog } from '#http/server/log.ts';
import { ecpayProvider } from './ecpay/ecpay-provider.ts';
import { issueDue } from './invoice-jobs.service.ts';
import type { Invoices } from './invoices.ts';

interface InvoiceBooks {
  invoices: { number: string; relate: string; amount: number; status: 'ISSUED' | 'VOID'; issued_at: string }[];
  allowances: { number: string; invoice: string; amount: number; status: string }[];
}

/** ECPay's simulator, and a shop's clock that runs with its own. */
export interface InvoiceDesk {
  invoices: Invoices;
  simulator: TestSimulator;
  now: () => Date;
  /** Moves both clocks. */
  pass: (ms: number) => Promise<void>;
  /** Takes every step that is due, as the job does. */
  work: () => Promise<number>;
  /** Moves the clocks past every pause between tries, until nothing is due. */
  settle: () => Promise<void>;
  fail: (path: string, fault: string, times?: number) => Promise<unknown>;
  books: () => Promise<InvoiceBooks>;
}

const HOUR_MS = 3_600_000;
const ROUNDS = 8;

export async function openInvoiceDesk(db: Db): Promise<InvoiceDesk & { close: () => Promise<void> }> {
  const simulator = await startTestSimulator();
  const { ecpay } = simulated(simulator).invoices;
  if (!ecpay) throw new Error('the simulator has no invoices');
  let passed = 0;
  const now = () => new Date(Date.now() + passed);
  // Faults are wanted here: no host counts as unavailable.
  const outbound = createOutbound([ecpay.api], { failures: 1_000_000, totalMs: 5_000 });
  const invoices = { db, log: createLog('silent'), provider: ecpayProvider(outbound, ecpay) };
  const pass = async (ms: number) => {
    passed += ms;
    await simulator.control('settings', { advance_ms: ms });
  };
  const work = () => issueDue(invoices, undefined, now);
  return {
    invoices,
    simulator,
    now,
    pass,
    work,
    settle: async () => {
      for (let round = 0; round < ROUNDS; round++) {
        if ((await work()) === 0 && round > 0) return;
        await pass(HOUR_MS);
      }
    },
    fail: (path, fault, times = 1) =>
      simulator.control('faults', { match: { path: `/B2CInvoice/${path}` }, fault, times }),
    books: async () => (await simulator.control<{ ecpay_invoice: InvoiceBooks }>('ledger')).ecpay_invoice,
    close: () => simulator.close(),
  };
}

/** A shop with orders whose invoices the simulator issues. */
export const test = orderTest.extend<{ desk: InvoiceDesk }>({
  desk: async ({ db }, use) => {
    const desk = await openInvoiceDesk(db);
    await use(desk);
    await desk.close();
  },
});
