import { expect, test } from 'vitest';
import { openSimulator } from '../testing.ts';
import { invoiceCall, invoiceFields } from '../testing-taiwan.ts';

test('an invoice gets the next number of its period, its time in Taipei and a random code', async () => {
  const simulator = await openSimulator();
  const first = await invoiceCall(simulator, 'Issue', invoiceFields());
  const second = await invoiceCall(simulator, 'Issue', invoiceFields());
  expect(first).toMatchObject({ RtnCode: 1, InvoiceDate: '2026-11-16 16:00:00' });
  expect(first.RandomNumber).toMatch(/^\d{4}$/);
  expect(first.InvoiceNo).toMatch(/^[A-Z]{2}10000000$/);
  expect(Number(second.InvoiceNo.slice(2))).toBe(Number(first.InvoiceNo.slice(2)) + 1);
});

test('a wrong envelope is not opened: merchant, time, revision, unknown names, a key of somebody else', async () => {
  const simulator = await openSimulator();
  const late = Math.floor(simulator.time.at / 1000) - 601;
  for (const outer of [
    { MerchantID: '2000133' },
    { RqHeader: { Timestamp: late, Revision: '3.0.0' } },
    { RqHeader: { Timestamp: String(late + 601), Revision: '3.0.0' } },
    { RqHeader: { Timestamp: late + 601 } },
    { Extra: 1 },
    { Data: 'AAAAAAAAAAAAAAAAAAAAAA==' },
  ]) {
    const { TransCode } = await invoiceCall(simulator, 'Issue', invoiceFields(), outer);
    expect([outer, TransCode]).toEqual([outer, 0]);
  }
  const other = await invoiceCall(simulator, 'Issue', invoiceFields({ MerchantID: '2000133' }));
  expect(other.TransCode).toBe(0);
});

const company = { CustomerIdentifier: '04595257', CustomerName: '框境', CustomerAddr: '台南市' };
const zero = { TaxType: '2', ClearanceMark: '1', ZeroTaxRateReason: '71' };

test.for([
  ['mobile barcode', { CarrierType: '3', CarrierNum: '/AB+12-3' }],
  ['citizen certificate', { CarrierType: '2', CarrierNum: 'AB12345678901234' }],
  ['donation', { CarrierType: '', Donation: '1', LoveCode: '168001' }],
  ['company on paper', { ...company, CarrierType: '', Print: '1' }],
  ['company with its carrier', { ...company, CarrierType: '3', CarrierNum: '/ABC1234' }],
  ['company with barcode and paper', { ...company, CarrierType: '3', CarrierNum: '/ABC1234', Print: '1' }],
  ['consumer on paper', { CarrierType: '', Print: '1', CustomerName: 'Lin', CustomerAddr: 'Tainan' }],
  ['export', zero],
] as const)('%s is issued', async ([, altered]) => {
  const simulator = await openSimulator();
  expect(await invoiceCall(simulator, 'Issue', invoiceFields(altered))).toMatchObject({ RtnCode: 1 });
});

test.for([
  ['a company without paper or carrier', { ...company, CarrierType: '' }, 5000028],
  ['a carrier and paper', { Print: '1', CustomerName: 'Lin', CustomerAddr: 'Tainan' }, 5000015],
  ['a company that donates', { ...company, CarrierType: '', Donation: '1', LoveCode: '168001' }, 9900006],
  ['a wrong tax id', { ...company, CustomerIdentifier: '12345678' }, 9900005],
  ['nobody to notify', { CustomerEmail: '' }, 9900002],
  ['paper without an address', { CarrierType: '', Print: '1', CustomerName: 'Lin' }, 9900004],
  ['a donation code without donation', { LoveCode: '168001' }, 9900007],
  ['a donation with a carrier', { Donation: '1', LoveCode: '168001' }, 9900010],
  ['nowhere to keep it', { CarrierType: '' }, 9900011],
  ['a barcode in small letters', { CarrierType: '3', CarrierNum: '/ab+12-3' }, 9900008],
  ['a number with the member carrier', { CarrierNum: '1' }, 9900008],
  ['zero rate without a clearance mark', { ...zero, ClearanceMark: '' }, 5000007],
  ['zero rate without its reason', { ...zero, ZeroTaxRateReason: '' }, 9900015],
  ['a total that is not the sum', { SalesAmount: 3151 }, 5000022],
  ['a total in text', { SalesAmount: '3150' }, 9900001],
  ['an unknown field', { Extra: '1' }, 9900001],
  ['a RelateNumber with a hyphen', { RelateNumber: 'A-1' }, 9900001],
] as const)('%s is refused', async ([, altered, code]) => {
  const simulator = await openSimulator();
  expect(await invoiceCall(simulator, 'Issue', invoiceFields(altered))).toMatchObject({ RtnCode: code });
});

test('mixed is taxable with one other kind, and each line says which', async () => {
  const simulator = await openSimulator();
  const items = (...kinds: string[]) =>
    invoiceFields().Items.map((item, index) => ({ ...item, ...(kinds[index] && { ItemTaxType: kinds[index] }) }));
  const issue = async (Items: object[]) =>
    (await invoiceCall(simulator, 'Issue', invoiceFields({ TaxType: '9', Items }))).RtnCode;
  expect(await issue(items('1', '3'))).toBe(1);
  expect(await issue(items('2', '3'))).toBe(9900013);
  expect(await issue(items('1'))).toBe(9900012);
});

test('a RelateNumber is used once for ever, whatever its case', async () => {
  const simulator = await openSimulator();
  await invoiceCall(simulator, 'Issue', invoiceFields({ RelateNumber: 'CN1a' }));
  const again = await invoiceCall(simulator, 'Issue', invoiceFields({ RelateNumber: 'cn1A' }));
  expect(again).toMatchObject({ RtnCode: 10000009 });
  const known = await invoiceCall(simulator, 'GetIssue', { RelateNumber: 'CN1A' });
  expect(known).toMatchObject({ RtnCode: 1, IIS_Sales_Amount: 3150, IIS_Identifier: '0000000000' });
});

test('an answer lost after the issue leaves exactly one invoice', async () => {
  const simulator = await openSimulator();
  await simulator.control('faults', { match: { path: '/B2CInvoice/Issue' }, fault: 'close-after' });
  const fields = invoiceFields();
  await expect(invoiceCall(simulator, 'Issue', fields)).rejects.toThrow();
  expect((await invoiceCall(simulator, 'Issue', fields)).RtnCode).toBe(10000009);
  const found = await invoiceCall(simulator, 'GetIssue', { RelateNumber: fields.RelateNumber });
  const { ecpay_invoice } = (await simulator.control('ledger')).body;
  expect(ecpay_invoice.invoices.map(({ number }: { number: string }) => number)).toEqual([found.IIS_Number]);
});

test.for(['403', 'html', 'truncated'])('a fault %s is no answer to read', async (fault) => {
  const simulator = await openSimulator();
  await simulator.control('faults', { match: { path: '/B2CInvoice' }, fault });
  await expect(invoiceCall(simulator, 'Issue', invoiceFields())).rejects.toThrow();
});

test('numbers run out, can be closed, and begin anew with the next period', async () => {
  const simulator = await openSimulator();
  await simulator.control('invoice-numbers', { left: 1 });
  expect((await invoiceCall(simulator, 'Issue', invoiceFields())).RtnCode).toBe(1);
  expect((await invoiceCall(simulator, 'Issue', invoiceFields())).RtnMsg).toContain('no invoice number left');
  const stock = await invoiceCall(simulator, 'GetInvoiceWordSetting', {
    InvoiceYear: '115',
    InvoiceTerm: 6,
    UseStatus: 0,
    InvoiceCategory: 1,
  });
  expect(stock.InvoiceInfo).toMatchObject([
    { InvoiceStart: '10000000', InvoiceEnd: '10000000', InvoiceNo: '10000000' },
  ]);
  simulator.time.at = Date.parse('2027-01-01T00:00:00+08:00');
  expect((await invoiceCall(simulator, 'Issue', invoiceFields())).RtnCode).toBe(1);
  await simulator.control('invoice-numbers', { enabled: false });
  expect((await invoiceCall(simulator, 'Issue', invoiceFields())).RtnMsg).toContain('not enabled');
});

test('a barcode and a donation code exist, do not exist, or nobody knows', async () => {
  const simulator = await openSimulator();
  const ask = async (name: string, fields: object) => (await invoiceCall(simulator, name, fields)).IsExist;
  expect(await ask('CheckBarcode', { BarCode: '/AB+12-3' })).toBe('Y');
  expect(await ask('CheckBarcode', { BarCode: '/ZZZZZZZ' })).toBe('N');
  expect(await ask('CheckLoveCode', { LoveCode: '8585' })).toBe('Y');
  expect(await ask('CheckLoveCode', { LoveCode: '999' })).toBe('N');
  await simulator.control('settings', { ministry_down: true });
  expect(await invoiceCall(simulator, 'CheckBarcode', { BarCode: '/AB+12-3' })).toMatchObject({ RtnCode: 9000001 });
});
