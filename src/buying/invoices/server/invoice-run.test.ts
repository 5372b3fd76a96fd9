import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Db } from '#db/server/connect.ts';
import { periodOf } from '../invoice-periods.rules.ts';
import { VALID_STATES } from '../invoice-step.rules.ts';
import { invoice, invoiceAllowance } from './invoice.tables.ts';
import { voidInvoice } from './invoice-staff.service.ts';
import { type InvoiceDesk, test as invoiceTest } from './testing-invoices.ts';
import { inNtd, leftOf, payRandom, refundRandom, type SoldOrder } from './testing-random-orders.ts';

/**
 * `INVOICE_ORDERS=10000` is the long run. These orders exist only here: with real ones, `vat.routes.test.ts` and `invoice-faults.test.ts`
 * test that the documents of each period are its payments minus its refunds.
 */
const ORDERS = Number(process.env.INVOICE_ORDERS || 120);
const LONG = 120 * 60_000;
const DAY_MS = 24 * 3_600_000;
const PERIODS = 3;
/** From one period to the days in which the last one can still be voided. */
const STEP_MS = 61 * DAY_MS;
const REPORT_EACH = 500;
/** Orders at the same time, and workers that issue their invoices: as many connections as a process has, or one waits too long. */
const AT_ONCE = 6;
const WORKERS = 4;

const oneOf = <One>(list: readonly One[]): One => list[Math.trunc(Math.random() * list.length)] as One;

/**
 * Commits, as a shop does: in one long transaction the database keeps every old version of a row, and each search for the next
 * invoice would read all of them.
 */
const test = invoiceTest.extend<{ db: Db }>({ db: async ({ database }, use) => use(database.db) });

interface Money {
  period: string;
  /** In NT dollars; negative for a refund. */
  amount: number;
  order_id: number;
  refund_id?: number;
}

test('over three periods, invoices minus allowances are payments minus refunds', { timeout: LONG }, async ({
  db,
  desk,
}) => {
  const { orders, money, voids } = await sell(db, desk);

  const invoices = await db.select().from(invoice).orderBy(asc(invoice.invoice_id));
  const allowances = await db.select().from(invoiceAllowance);
  const valid = allowances.filter(({ state }) => VALID_STATES.includes(state));
  const living = invoices.filter(({ state }) => state === 'issued');
  expect(invoices.filter(({ state }) => state !== 'issued' && state !== 'void')).toEqual([]);
  expect(allowances.filter(({ state }) => state !== 'issued' && state !== 'covered')).toEqual([]);
  // None missing, and no second one beside another that is valid.
  expect([...new Set(invoices.map(({ order_id }) => order_id))].toSorted((one, other) => one - other)).toEqual(
    orders.map(({ order_id }) => order_id),
  );
  expect(new Set(living.map(({ order_id }) => order_id)).size).toBe(living.length);
  expect(invoices.filter(({ replace_with }) => replace_with !== null)).toHaveLength(voids);

  const issued = new Map(living.map((one) => [one.order_id, one.total]));
  const allowed = Map.groupBy(valid, ({ order_id }) => order_id);
  const documents = ({ order_id }: SoldOrder) => [
    order_id,
    (issued.get(order_id) ?? 0) - total((allowed.get(order_id) ?? []).map((one) => one.total)),
  ];
  expect(orders.map(documents)).toEqual(orders.map((order) => [order.order_id, leftOf(order)]));

  // A refund that voided an invoice, of this period or of the last one, ended it in the period of the invoice.
  const periodOfInvoice = new Map(invoices.map((one) => [one.order_id, one.period]));
  const covered = new Set(allowances.flatMap(({ state, refund_id }) => (state === 'covered' ? [refund_id] : [])));
  const counted = money.map((one) => ({
    ...one,
    period: (one.refund_id && covered.has(one.refund_id) && periodOfInvoice.get(one.order_id)) || one.period,
  }));
  const periods = [...new Set(counted.map(({ period }) => period))];
  const ours = (period: string) =>
    total(living.filter((one) => one.period === period).map((one) => one.total)) -
    total(valid.filter((one) => one.period === period).map((one) => one.total));
  const sums = periods.map((period) => [period, ours(period)]);
  expect(sums).toEqual(
    periods.map((period) => [
      period,
      total(counted.filter((one) => one.period === period).map(({ amount }) => amount)),
    ]),
  );
  const inAll = total(money.map(({ amount }) => amount));
  expect(total(living.map((one) => one.total)) - total(valid.map((one) => one.total))).toBe(inAll);

  await expectSameBooks(desk, invoices, valid);
  console.info(
    `${orders.length} orders, ${money.length - orders.length} refunds, ${covered.size} of them by a void, ${voids} voids by staff, ` +
      `${invoices.length} invoices, ${valid.length} allowances: ${sums.map((sum) => sum.join(' ')).join(', ')}, in all ${inAll}`,
  );
});

/** Random orders, refunds of new and of old ones, and invoices that staff replace. */
async function sell(db: Db, desk: InvoiceDesk) {
  const orders: SoldOrder[] = [];
  const money: Money[] = [];
  let voids = 0;
  const pay = async (order_id: number) => {
    const now = desk.now();
    const order = await payRandom(db, order_id, now);
    orders.push(order);
    money.push({ period: periodOf(now), amount: inNtd(order), order_id });
    if (order_id % 10 === 0) await refund(order);
  };
  const refund = async (order: SoldOrder) => {
    const now = desk.now();
    const paid = await refundRandom(db, order, now);
    const period = periodOf(now);
    if (paid) money.push({ period, amount: -paid.amount, order_id: order.order_id, refund_id: paid.refund_id });
  };
  // As several processes that lease one invoice after the other.
  const work = () => Promise.all(Array.from({ length: WORKERS }, () => desk.work()));
  for (let period = 0; period < PERIODS; period++) {
    const last = Math.round((ORDERS * (period + 1)) / PERIODS);
    while (orders.length < last) {
      const first = orders.length + 1;
      const count = Math.min(AT_ONCE, last - orders.length);
      await Promise.all(Array.from({ length: count }, (_, at) => pay(first + at)));
      await work();
      voids += await replaceInvoice(
        db,
        desk,
        orders.find(({ order_id }) => order_id === first),
      );
      if (last - orders.length < AT_ONCE || first % REPORT_EACH < AT_ONCE) report(orders.length);
    }
    await work();
    await desk.settle();
    for (let at = 0; at < ORDERS / 8; at += AT_ONCE) {
      // Each order once: a refund needs to know what the others have left.
      await Promise.all([...new Set(Array.from({ length: AT_ONCE }, () => oneOf(orders)))].map(refund));
      await work();
    }
    await desk.settle();
    await desk.pass(STEP_MS);
  }
  return { orders: orders.toSorted((one, other) => one.order_id - other.order_id), money, voids };
}

function report(count: number): void {
  const { user, system } = process.cpuUsage();
  console.info(`${count} orders, ${Math.round((user + system) / 1e6)} s of processor time`);
}

/** Staff void the invoice for a wrong buyer, and it is issued again to another. Returns how many there were. */
async function replaceInvoice(db: Db, desk: InvoiceDesk, order: SoldOrder | undefined): Promise<number> {
  const [row] = order ? await db.select().from(invoice).where(eq(invoice.order_id, order.order_id)) : [];
  // A donated invoice cannot be voided, nor one that has an allowance.
  if (row?.state !== 'issued' || row.buyer.choice.type === 'donation' || order?.refunded) return 0;
  const acting = { invoice_id: row.invoice_id, staff_id: 1, now: desk.now() };
  const company = { type: 'company', tax_id: '04595257', title: 'Mist Ltd' } as const;
  await voidInvoice(desk.invoices, acting, {
    reason: 'wrong buyer',
    replace_with: { choice: company, name: 'Mei', email: 'mei@example.com', address: 'Taipei' },
  });
  return 1;
}

/** The provider has the same invoices and allowances, each once. */
async function expectSameBooks(
  desk: InvoiceDesk,
  invoices: readonly (typeof invoice.$inferSelect)[],
  valid: readonly (typeof invoiceAllowance.$inferSelect)[],
): Promise<void> {
  const books = await desk.books();
  expect(new Set(books.invoices.map(({ relate }) => relate)).size).toBe(books.invoices.length);
  expect(invoices.flatMap((one) => (one.number ? [`${one.number} ${one.state} ${one.total}`] : [])).toSorted()).toEqual(
    books.invoices
      .map(({ number, status, amount }) => `${number} ${status === 'ISSUED' ? 'issued' : 'void'} ${amount}`)
      .toSorted(),
  );
  expect(valid.map((one) => `${one.number} ${one.total}`).toSorted()).toEqual(
    books.allowances.map(({ number, amount }) => `${number} ${amount}`).toSorted(),
  );
}

function total(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
