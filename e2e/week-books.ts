import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { TestSimulator } from '#buying/payments/server/testing-simulator.ts';
import type { TestSmtp } from '#people/mail/server/testing-smtp.ts';
import { readPdf } from '../src/ground/documents/server/testing-pdf.ts';
import { press, SHOP, say } from './empty-shop.ts';
import { expect } from './shop-test.ts';
import type { FirstOrder } from './week-order.ts';
import { type Bought, callAs, textsTo } from './week-payments.ts';
import { taxIn, type WeekSums } from './week-sums.ts';

const money = (amount: number) => `NT$${amount.toLocaleString('en')}`.replace('NT$-', '−NT$');
const shopDay = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

interface InvoiceRow {
  invoice_id: number;
  code: string;
  state: string;
  number: string;
  net: number;
  tax: number;
  total: number;
  allowed: number;
  period: string;
}

const invoicesOf = async (owner: Page, code: string) =>
  (await callAs<{ list: InvoiceRow[] }>(owner, `/api/admin/invoice?keyword=${code}`)).list;

interface InvoicesThere {
  ecpay_invoice: {
    invoices: { number: string; amount: string; status: string; remainder: number }[];
    allowances: { number: string; invoice: string; amount: number; status: string }[];
  };
}

/** Each paid order has one invoice, at ECPay, in the books and on the buyer’s page, with the same number and amounts. */
export async function seeInvoices(
  owner: Page,
  { buyer }: FirstOrder,
  { simulator, bought }: { simulator: TestSimulator; bought: readonly Bought[] },
): Promise<InvoiceRow[]> {
  const invoices: InvoiceRow[] = [];
  for (const { code, total } of bought) {
    const read = async () => (await invoicesOf(owner, code)).map(({ state }) => state);
    await expect.poll(read, { timeout: 120_000 }).toEqual(['issued']);
    const [issued] = await invoicesOf(owner, code);
    if (!issued) throw new Error('no invoice');
    expect(issued).toMatchObject({ total, tax: taxIn(total), net: total - taxIn(total), allowed: 0 });
    await buyer.goto(`/zh-Hant/account/order/${code}`);
    await expect(buyer.getByText(say('Number {number}', { number: issued.number }))).toBeVisible();
    invoices.push(issued);
  }
  const { ecpay_invoice } = await simulator.control<InvoicesThere>('ledger');
  expect(ecpay_invoice.invoices.map(({ number, amount, status }) => [number, Number(amount), status])).toEqual(
    invoices.map(({ number, total }) => [number, total, 'ISSUED']),
  );
  return invoices;
}

/** The refund has one allowance of its invoice; the other one stays whole. */
export async function seeAllowance(
  owner: Page,
  { simulator, invoice, refunded }: { simulator: TestSimulator; invoice: InvoiceRow; refunded: number },
): Promise<void> {
  const allowed = async () => (await invoicesOf(owner, invoice.code))[0]?.allowed;
  await expect.poll(allowed, { timeout: 120_000 }).toBe(refunded);
  const { ecpay_invoice } = await simulator.control<InvoicesThere>('ledger');
  expect(ecpay_invoice.allowances).toMatchObject([{ invoice: invoice.number, amount: refunded }]);
  expect(ecpay_invoice.invoices.find(({ number }) => number === invoice.number)?.remainder).toBe(
    invoice.total - refunded,
  );
  await owner.goto(`${SHOP}/zh-Hant/admin/invoice?keyword=${invoice.number}`);
  await owner.getByRole('main').getByRole('link', { name: invoice.number }).click();
  const part = owner.getByRole('region', { name: say('Allowances'), exact: true });
  await expect(part).toContainText(ecpay_invoice.allowances[0]?.number ?? '');
  await expect(part).toContainText(money(refunded));
  await expect(part).toContainText(money(taxIn(refunded)));
}

/** Shares are due from the arrival on: the shop waits no days here. */
export async function payNow(owner: Page): Promise<void> {
  await owner.goto(`${SHOP}/zh-Hant/admin/payout/setting`);
  await owner.getByRole('radio', { name: say('Arrival of the order') }).check();
  await owner.getByLabel(say('Days on hold'), { exact: true }).fill('0');
  await press(owner, 'Save');
  await expect(owner.getByText(say('Saved.'), { exact: true })).toBeVisible();
}

const EMAIL = 'chen@studio.example';

/** The artist has no account in the shop and lives abroad: finance enters the data, and a fifth is withheld of royalties. */
export async function enterPayee(owner: Page, artist: string): Promise<void> {
  await owner.goto(`${SHOP}/zh-Hant/admin/payout`);
  await owner.getByRole('main').getByRole('link', { name: artist, exact: true }).click();
  const main = owner.getByRole('main');
  const choose = (label: string, option: string) =>
    main.getByRole('combobox', { name: new RegExp(`^${label}`) }).selectOption(option);
  await choose(say('Residency'), 'non_resident');
  await choose(say('Person or company'), 'individual');
  await main.getByLabel(new RegExp(`^${say('Legal name')}`)).fill('Chen Chao');
  await main.getByLabel(new RegExp(`^${say('ID number')}`)).fill('K12345678');
  await choose(say('Bank'), '808');
  await main.getByLabel(new RegExp(`^${say('Account number')}`)).fill('0123-4567-8901');
  await main.getByLabel(new RegExp(`^${say('Account holder')}`)).fill('Chen Chao');
  await choose(say('Income code'), '53');
  await main.getByLabel(new RegExp(`^${say('E-mail address for the statement')}`)).fill(EMAIL);
  await choose(say('Language of e-mails'), 'zh-Hant');
  await press(main, 'Save');
  await expect(owner.getByText(say('Show the numbers in full (logged)'))).toBeVisible();
}

/** Of the royalties of a payee who does not live in Taiwan. */
const withheldOf = (share: number) => Math.round(share * 0.2);
const amountAt = (part: Locator, name: string) =>
  part.locator('dt', { hasText: new RegExp(`^${name}`) }).locator('xpath=following-sibling::dd[1]');

async function expectOwed(
  owner: Page,
  { share, paid, planned = 0 }: { share: number; paid: number; planned?: number },
): Promise<void> {
  await owner.goto(`${SHOP}/zh-Hant/admin/payout`);
  const sums = owner.getByRole('region', { name: say('Sums') });
  const open = share - paid - planned;
  await expect(amountAt(sums, say('Shares of all sales'))).toHaveText(money(share));
  await expect(amountAt(sums, '已撥款')).toHaveText(money(paid));
  await expect(amountAt(sums, say('In the open run'))).toHaveText(money(planned));
  await expect(amountAt(sums, say('Due now'))).toHaveText(money(open));
  await expect(sums).toContainText(say('Checked: the shares of all sales equal the amounts paid out and still open.'));
}

/** A run is calculated, approved, paid at the bank and recorded; run, bank file, statement and mail say the same. */
export async function payArtist(owner: Page, smtp: TestSmtp, { share }: Pick<WeekSums, 'share'>): Promise<void> {
  const tax = withheldOf(share);
  await expectOwed(owner, { share, paid: 0 });
  await press(owner, 'Calculate');
  await owner.waitForURL(/\/admin\/payout\/\d+$/);
  const run = owner.getByRole('region', { name: say('Payouts of this run') });
  const line = run.getByRole('listitem');
  for (const part of [run.locator('dl').first(), line.locator('dl')]) {
    await expect(amountAt(part, '給付總額')).toHaveText(money(share));
    await expect(amountAt(part, say('Tax withheld'))).toHaveText(money(-tax));
    await expect(amountAt(part, say('To transfer'))).toHaveText(money(share - tax));
  }
  await press(owner, 'Approve');
  const file = await downloaded(owner, 'File for the bank: accounts in Taiwan (CSV)');
  expect(file.toString('utf8')).toMatch(new RegExp(`808.*012345678901.*${share - tax}`));
  const form = owner.getByRole('form', { name: say('Record the payment') });
  await form.getByLabel(new RegExp(`^${say('Bank’s reference')}`)).fill('P-2611');
  await press(form, 'Record as paid');
  await expect(form).toBeHidden();

  const { pages } = await readPdf(await downloaded(owner, 'Statement (PDF)'));
  const statement = pages.flat().join('\n');
  for (const amount of [share, tax, share - tax]) expect(statement).toContain(amount.toLocaleString('en'));
  const net = (share - tax).toLocaleString('en');
  // The statements are mailed every minute.
  await expect
    .poll(async () => (await textsTo(smtp, EMAIL)).some((text) => text.includes(net)), { timeout: 120_000 })
    .toBe(true);
  await expectOwed(owner, { share, paid: share });
}

async function downloaded(owner: Page, name: string): Promise<Buffer> {
  const [file] = await Promise.all([owner.waitForEvent('download'), press(owner, name)]);
  return readFile(await file.path());
}

/** The figures of the year, on the page and behind the page, also by payment method and by artist. */
export async function compareFigures(
  owner: Page,
  { invoiced: _, ...sums }: WeekSums & { invoiced: number },
): Promise<void> {
  const period = `unit=free&from=${shopDay().slice(0, 4)}-01-01&to=${shopDay()}&money=NTD`;
  const figures = await callAs<{ sums: WeekSums }>(owner, `/api/admin/figures?${period}`);
  expect(figures.sums).toEqual(sums);
  for (const by of ['paytype', 'country']) {
    const { list } = await callAs<{ list: WeekSums[] }>(owner, `/api/admin/figures/breakdown?${period}&by=${by}`);
    for (const what of ['orders', 'gross', 'refunds', 'vat'] as const)
      expect([by, what, list.reduce((all, row) => all + row[what], 0)]).toEqual([by, what, sums[what]]);
  }
  const { gross, refunds, vat, share, delivery } = sums;
  await owner.goto(`${SHOP}/zh-Hant/admin/figures?unit=free&from=${shopDay().slice(0, 4)}-01-01&to=${shopDay()}`);
  const net = gross - refunds - vat;
  const shown: [string, number][] = [
    ['總收款', gross],
    [say('Refunds'), refunds],
    [say('Revenue'), gross - refunds],
    [say('VAT'), vat],
    [say('Net revenue'), net],
    [say('Shares'), share],
    [say('Left for the shop'), net - share],
    [say('Delivery fees'), delivery],
  ];
  for (const [name, amount] of shown) {
    const row = owner
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: owner.getByText(name, { exact: true }) });
    await expect(row).toContainText(money(amount));
  }
}

interface Exported {
  bought: readonly Bought[];
  refunded: number;
  sums: WeekSums & { invoiced: number };
}

/** The tables for the accountant add up to the same sums. */
export async function compareExports(owner: Page, { bought, refunded, sums }: Exported): Promise<void> {
  const { gross, refunds, share, invoiced } = sums;
  const tax = bought.reduce((all, { total }) => all + taxIn(total), 0);
  const withheld = withheldOf(share);
  const expected: [what: string, column: string, sum: number][] = [
    ['payments', say('Amount'), gross],
    ['refunds', say('Amount'), refunds],
    ['invoices', say('Net'), invoiced - tax],
    ['invoices', say('Tax'), tax],
    ['invoices', say('Allowances'), refunded],
    ['allowances', say('Net'), refunded - taxIn(refunded)],
    ['allowances', say('Tax'), taxIn(refunded)],
    ['shares', say('Share'), share],
    ['payouts', '給付總額', share],
    ['payouts', say('Tax withheld'), withheld],
    ['payouts', say('Paid out'), share - withheld],
  ];
  const found: typeof expected = [];
  for (const [what, column] of expected) found.push([what, column, await exportedSum(owner, what, column)]);
  expect(found).toEqual(expected);
}

async function exportedSum(owner: Page, what: string, column: string): Promise<number> {
  const days = `from=${shopDay().slice(0, 4)}-01-01&to=${shopDay()}`;
  const csv = await callAs<string>(owner, `/api/admin/export?what=${what}&format=csv&${days}`);
  const [heads = [], ...rows] = csv
    .replace('\uFEFF', '')
    .trim()
    .split(/\r?\n/)
    .map((row) => row.split(',').map((cell) => cell.replace(/^"|"$/g, '')));
  const at = heads.indexOf(column);
  if (at < 0) throw new Error(`${what} has no column ${column}, but ${heads.join(' ')}`);
  return rows.reduce((all, row) => all + Number(row[at]), 0);
}
