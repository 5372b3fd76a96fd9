import { setTimeout as delay } from 'node:timers/promises';
import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test as shopTest } from '#buying/orders/server/testing-orders.ts';
import type { Db } from '#db/server/connect.ts';
import { readVatSheet } from '#desk/vat/server/vat.service.ts';
import { sheetOf } from '#desk/vat/vat.rules.ts';
import { openSubjects } from '#ground/books-cases/server/books-case-read.service.ts';
import { throttle } from '#ground/throttle/server/throttle.tables.ts';
import { Refusal } from '#shared/errors.ts';
import { periodOf } from '../invoice-periods.rules.ts';
import { EXPORT_REASON } from '../invoice-states.rules.ts';
import { VALID_STATES } from '../invoice-step.rules.ts';
import { invoice, invoiceAllowance } from './invoice.tables.ts';
import { compareInvoices } from './invoice-compare.service.ts';
import { enterAllowance, voidInvoice } from './invoice-staff.service.ts';
import { type PaidOrder, payRandomOrder } from './testing-fault-orders.ts';
import { type InvoiceProcesses, openInvoiceProcesses } from './testing-invoice-processes.ts';
import type { InvoiceDesk } from './testing-invoices.ts';
import { refunded } from './testing-paid.ts';
import { inNtd, leftOf } from './testing-random-orders.ts';

const LONG = 60 * 60_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** `INVOICE_FAULTS=2000 INVOICE_KILLS=20` is the long run. */
const FAULTS = Number(process.env.INVOICE_FAULTS || 60);
const KILLS = Number(process.env.INVOICE_KILLS || 2);
const PERIODS = 3;
/** From one period to the days in which the last one can still be voided. */
const STEP_MS = 61 * 24 * HOUR_MS;
const MOST_ROUNDS = 40;
/** How long the provider may be slow. */
const SLOW_MS = 200;

/** Of the provider, before and after it has carried out the call: some answers are lost, others cannot be read. */
const KINDS = ['refuse', '500', '503', '403', 'html', '500-after', 'close-after', 'truncated', 'slow'];
const CALLS = ['', '', 'Issue', 'GetIssue', 'Invalid', 'Allowance', 'Check'];
const company = {
  choice: { type: 'company' as const, tax_id: '04595257', title: 'Mist Ltd' },
  name: 'Mei',
  email: 'a@b.test',
  address: 'Taipei',
};

const oneOf = <One>(list: readonly One[]): One => list[Math.trunc(Math.random() * list.length)] as One;
const below = (most: number) => Math.trunc(Math.random() * most);
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const sorted = (rows: readonly string[]) => rows.toSorted();

let processes: InvoiceProcesses | undefined;
/** The database is the processes’ own: what is written there is seen by them. */
const test = shopTest.extend<{ db: Db }>({
  db: async ({ source: _ }, use) => {
    if (processes) await use(processes.db);
  },
});

describe.runIf(process.env.TEST_ENGINE === 'postgres')('invoices at a failing provider', { timeout: LONG }, () => {
  beforeAll(async () => {
    processes = await openInvoiceProcesses();
  }, LONG);
  afterAll(() => processes?.close());

  test('end as the provider’s, none twice and none missing, after any faults and kills', async ({ api, db, shop }) => {
    if (!processes) throw new Error('no processes');
    const { desk, workDuring, replace } = processes;
    const orders: PaidOrder[] = [];
    const money = new Map<string, { paid: number; refunded: number }>();
    const note = (paid: number, refunded: number) => {
      const known = money.get(periodOf(desk.now())) ?? { paid: 0, refunded: 0 };
      money.set(periodOf(desk.now()), { paid: known.paid + paid, refunded: known.refunded + refunded });
    };
    let [faults, kills, voids] = [0, 0, 0];

    /** One buyer pays, another gets money back, and finance voids an invoice whose buyer is wrong. */
    async function act(): Promise<void> {
      const order = await payRandomOrder(api, db, shop, desk.now());
      note(inNtd(order), 0);
      orders.push(order);
      const one = oneOf(orders);
      const left = one.total - one.refunded;
      if (left > 0 && below(3) > 0) {
        const amount = below(2) === 0 ? left : 1 + below(left);
        await refunded(db, one.code, amount, desk.now());
        const before = leftOf(one);
        one.refunded += amount;
        note(0, before - leftOf(one));
      }
      if (below(3) === 0) voids += await voidSome(db, desk, oneOf(orders).code);
    }

    for (let period = 0; period < PERIODS; period++) {
      const isLast = period === PERIODS - 1;
      while (faults < (FAULTS * (period + 1)) / PERIODS || (isLast && kills < KILLS)) {
        await db.delete(throttle);
        const planned = await planFaults(desk);
        const isKilling = kills < KILLS && faults >= (FAULTS * kills) / KILLS;
        const kill = async () => {
          if (!isKilling) return;
          // Half of them when the provider has carried out a call and its answer is under way: one of the two waits for it.
          const isInCall = below(2) === 0 && (await isAnswering(desk));
          for (let tries = 0; tries < 200 && (await leftLeases(db, desk)) === 0; tries++) await delay(5);
          await replace(isInCall ? 2 : 1);
          // What it has asked for is carried out before another process asks.
          await delay(SLOW_MS);
        };
        const acts = async () => {
          for (let at = 0; at < 4; at++) await act();
        };
        await workDuring(Promise.all([acts(), kill()]));
        // A round with a kill may have dropped some.
        if (!isKilling) faults += planned - (await unusedFaults(desk));
        // Both rest: a lease that is left over is of a process that was killed in the middle of a step. It ends now.
        if ((await leftLeases(db, desk)) > 0) kills += 1;
        await desk.pass(5 * MINUTE_MS + below(2 * HOUR_MS));
      }
      // What is not settled by then is settled in the next period.
      await desk.pass(STEP_MS);
    }
    await desk.simulator.control('faults', undefined, 'DELETE');
    for (let round = 0; round < MOST_ROUNDS && (await openInvoices(db)) > 0; round++) {
      await workDuring(Promise.resolve());
      await desk.pass(HOUR_MS);
    }
    await enterNumbers(db, desk);

    const books = await desk.books();
    const ours = await db.select().from(invoice).orderBy(asc(invoice.invoice_id));
    const allowances = await db.select().from(invoiceAllowance);
    expect(ours.filter(({ state }) => state !== 'issued' && state !== 'void')).toEqual([]);
    // Every invoice here is the same there, and none is only there.
    expect(
      sorted(ours.flatMap((one) => (one.number ? `${one.relate_number} ${one.number} ${one.state} ${one.total}` : []))),
    ).toEqual(
      sorted(
        books.invoices.map(
          ({ relate, number, status, amount }) =>
            `${relate} ${number} ${status === 'ISSUED' ? 'issued' : 'void'} ${amount}`,
        ),
      ),
    );
    const numberOf = new Map(ours.map(({ invoice_id, number }) => [invoice_id, number]));
    const valid = allowances.filter(({ state }) => VALID_STATES.includes(state));
    expect(sorted(valid.map((one) => `${one.number} ${numberOf.get(one.invoice_id)} ${one.total}`))).toEqual(
      sorted(books.allowances.map(({ number, invoice: of, amount }) => `${number} ${of} ${amount}`)),
    );
    expect(allowances.filter(({ state }) => state !== 'issued' && state !== 'covered')).toEqual([]);
    // An order has one invoice that is not void, less its allowances; or none, if all of it was refunded.
    for (const order of orders) {
      const { code } = order;
      const [sum, left] = [inNtd(order), leftOf(order)];
      const living = ours.filter((one) => one.code === code && one.state === 'issued');
      const allowed = valid.filter((one) => one.code === code).map((one) => one.total);
      const expected = [[sum, sum - left], ...(order.refunded === order.total ? [[0, 0]] : [])];
      expect(expected, code).toContainEqual([total(living.map((one) => one.total)), total(allowed)]);
      expect(living.length, code).toBeLessThanOrEqual(1);
    }
    // In each period, the documents are the money that was paid and refunded in it, and what the sheet names.
    let balance = 0;
    for (const period of new Set([...money.keys(), ...ours.flatMap((one) => one.period ?? [])])) {
      const sheet = sheetOf((await readVatSheet(db, period, 'en')).rows);
      const known = money.get(period) ?? { paid: 0, refunded: 0 };
      expect([period, sheet.payments.gap, sheet.refunds.gap]).toEqual([period, 0, 0]);
      expect([period, sheet.payments.money.total, sheet.refunds.money.total]).toEqual([
        period,
        known.paid,
        known.refunded,
      ]);
      expect([...sheet.payments.without, ...sheet.refunds.without].filter(({ figure }) => OPEN.test(figure))).toEqual(
        [],
      );
      balance += sheet.sums.balance.total;
    }
    const issued = books.invoices.filter(({ status }) => status === 'ISSUED').map(({ amount }) => amount);
    const allowed = books.allowances.map(({ amount }) => amount);
    expect(balance).toBe(total(issued) - total(allowed));
    expect(balance).toBe(total(orders.map(leftOf)));
    // The shop's own comparison says the same.
    while ((await compareInvoices(desk.invoices, undefined, desk.now)) > 0);
    expect(await openSubjects(db, 'invoice')).toEqual([]);
    expect(kills).toBe(KILLS);
    const inDollars = orders.filter(({ currency }) => currency === 'USD');
    const exported = ours.filter(({ tax_kind }) => tax_kind === 'zero');
    expect(
      exported.every(({ tax, zero_reason, clearance }) => tax === 0 && zero_reason === EXPORT_REASON && clearance),
    ).toBe(true);
    expect(Math.min(inDollars.length, exported.length)).toBeGreaterThan(0);
    console.info(
      `${orders.length} orders, ${inDollars.length} in US dollars, ${exported.length} zero-rated invoices, ${faults} faults, ${kills} kills, ${voids} voids by staff: ${books.invoices.length} invoices and ${valid.length} allowances are equal`,
    );
  });
});

/** Money that still waits for a document. */
const OPEN = /^(queued|failed|unreplaced|none|refund_open|refund_none)$/;

/** Finance voids the invoice of an order if that is possible now. Returns how many were ordered. */
async function voidSome(db: Db, desk: InvoiceDesk, code: string): Promise<number> {
  const [row] = await db
    .select()
    .from(invoice)
    .where(and(eq(invoice.code, code), eq(invoice.state, 'issued')));
  if (!row) return 0;
  const acting = { invoice_id: row.invoice_id, staff_id: 1, now: desk.now() };
  try {
    await voidInvoice(desk.invoices, acting, { reason: 'wrong buyer', replace_with: company });
    return 1;
  } catch (error) {
    // It is at work just now, or has allowances.
    if (error instanceof Refusal && error.code === 'conflict') return 0;
    throw error;
  }
}

/** Instead of those of the last round that were not used. Returns how many there are. */
async function planFaults(desk: InvoiceDesk): Promise<number> {
  await desk.simulator.control('faults', undefined, 'DELETE');
  let planned = 0;
  for (let at = 0; at < 6; at++) {
    const times = 1 + below(2);
    const match = { path: `/B2CInvoice/${oneOf(CALLS)}` };
    await desk.simulator.control('faults', { match, fault: oneOf(KINDS), times, delay_ms: SLOW_MS });
    planned += times;
  }
  return planned;
}

/** Whether the provider has carried out a call, and does not end it. */
async function isAnswering(desk: InvoiceDesk): Promise<boolean> {
  const match = { path: `/B2CInvoice/${oneOf(['Issue', 'Allowance', 'Allowance', 'Invalid'])}` };
  await desk.simulator.control('faults', undefined, 'DELETE');
  const { id } = await desk.simulator.control<{ id: number }>('faults', { match, fault: 'hang-after', times: 1 });
  for (let tries = 0; tries < 100; tries++) {
    const { faults } = await desk.simulator.control<{ faults: { id: number }[] }>('faults');
    if (!faults.some((one) => one.id === id)) return true;
    await delay(10);
  }
  return false;
}

async function unusedFaults(desk: InvoiceDesk): Promise<number> {
  const { faults } = await desk.simulator.control<{ faults: { times: number }[] }>('faults');
  return total(faults.map(({ times }) => times));
}

function leftLeases(db: Db, desk: InvoiceDesk): Promise<number> {
  return db.$count(invoice, gt(invoice.leased_until, desk.now()));
}

function openInvoices(db: Db): Promise<number> {
  return db.$count(invoice, isNotNull(invoice.next_at));
}

/** Staff read the numbers of allowances whose answers were lost on the provider's pages, and enter them. */
async function enterNumbers(db: Db, desk: InvoiceDesk): Promise<void> {
  const { allowances } = await desk.books();
  const missing = await db
    .select({ allowance_id: invoiceAllowance.allowance_id, total: invoiceAllowance.total, of: invoice.number })
    .from(invoiceAllowance)
    .innerJoin(invoice, eq(invoice.invoice_id, invoiceAllowance.invoice_id))
    .where(and(eq(invoiceAllowance.state, 'issued'), isNull(invoiceAllowance.number)));
  for (const { allowance_id, total: sum, of } of missing) {
    const known = await db.select({ number: invoiceAllowance.number }).from(invoiceAllowance);
    const there = allowances.find(
      ({ number, invoice: own, amount }) => own === of && amount === sum && !known.some((one) => one.number === number),
    );
    if (!there) continue;
    // Its number begins with its moment.
    const date = there.number.replace(/^(\d{4})(\d\d)(\d\d).*$/, '$1-$2-$3');
    await enterAllowance(desk.invoices, { allowance_id, staff_id: 1, now: desk.now() }, { number: there.number, date });
  }
}
