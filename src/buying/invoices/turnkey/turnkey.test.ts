import { describe, expect, test } from 'vitest';
import type { InvoiceBuyer } from '../invoice.contract.ts';
import { isCompleteSeller } from './turnkey.rules.ts';
import { allowanceMessage, voidAllowanceMessage } from './turnkey-allowance.rules.ts';
import { blankMessage, blanksOf, readRange } from './turnkey-blank.rules.ts';
import { invoiceMessage, type NumberedInvoice, voidMessage } from './turnkey-invoice.rules.ts';

const seller = { tax_id: '04595257', name: '框境股份有限公司', address: '台南市中西區' };
const buyer: InvoiceBuyer = {
  choice: { type: 'personal', carrier: { type: 'mobile', code: '/AB+12-3' } },
  name: '林 & 陳',
  email: 'lin@shop.example',
  phone: '0912345678',
  address: '台北市 <中正區>',
};
const company: InvoiceBuyer = { ...buyer, choice: { type: 'company', tax_id: '12345675', title: '畫廊有限公司' } };

const invoice = (altered: Partial<NumberedInvoice> = {}): NumberedInvoice => ({
  number: 'AB12345678',
  issued_at: new Date('2026-11-17T16:30:05Z'),
  random_code: '0042',
  code: 'CN-261117-7F3K9Q',
  buyer,
  lines: [{ name: '霧中山', nums: 1, amount: 20, tax: 1 }],
  tax_kind: 'taxable',
  tax_rate: 5,
  zero_reason: null,
  clearance: null,
  net: 19,
  tax: 1,
  total: 20,
  ...altered,
});

/** The names of the elements within a part, in their order. */
const namesIn = (xml: string, part: string) => {
  const inside = new RegExp(`<${part}[ >][^]*?</${part}>`).exec(xml)?.[0] ?? '';
  return [...inside.matchAll(/<([A-Z]\w+)[ >]/gi)].map(([, name]) => name).slice(1);
};
const textOf = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
const amounts = (xml: string, ...names: string[]) => names.map((name) => Number(textOf(xml, name)));

describe('F0401, an invoice', () => {
  test('of a consumer includes the tax: the official 20, 0, 20', () => {
    const xml = invoiceMessage(seller, invoice());
    expect(amounts(xml, 'SalesAmount', 'TaxAmount', 'TotalAmount')).toEqual([20, 0, 20]);
    expect(amounts(xml, 'UnitPrice', 'Amount')).toEqual([20, 20]);
    expect(textOf(xml, 'TaxRate')).toBe('0.05');
  });

  test('of a company is net: the official 17500 + 875 = 18375', () => {
    const lines = [
      { name: '海', nums: 2, amount: 10_500, tax: 500 },
      { name: '山', nums: 1, amount: 7_875, tax: 375 },
    ];
    const xml = invoiceMessage(seller, invoice({ buyer: company, lines, net: 17_500, tax: 875, total: 18_375 }));
    expect(amounts(xml, 'SalesAmount', 'TaxAmount', 'TotalAmount')).toEqual([17_500, 875, 18_375]);
    const items = [...xml.matchAll(/<Amount>(\d+)<\/Amount>/g)].map(([, amount]) => Number(amount));
    expect(items).toEqual([10_000, 7_500]);
    expect([textOf(xml, 'UnitPrice'), textOf(xml, 'PrintMark')]).toEqual(['5000', 'Y']);
  });

  test('has its elements in the order of the list, and no empty one', () => {
    const xml = invoiceMessage(seller, invoice());
    expect(xml).toContain(
      '<?xml version="1.0" encoding="UTF-8"?>\n<Invoice xmlns="urn:GEINV:eInvoiceMessage:F0401:4.1">',
    );
    expect(namesIn(xml, 'Main')).toEqual([
      ...['InvoiceNumber', 'InvoiceDate', 'InvoiceTime'],
      ...['Seller', 'Identifier', 'Name', 'Address', 'Buyer', 'Identifier', 'Name', 'Address', 'EmailAddress'],
      ...['RelateNumber', 'InvoiceType', 'DonateMark', 'CarrierType', 'CarrierId1', 'CarrierId2', 'PrintMark'],
      'RandomNumber',
    ]);
    expect(namesIn(xml, 'ProductItem')).toEqual([
      ...['Description', 'Quantity', 'UnitPrice', 'TaxType', 'Amount', 'SequenceNumber'],
    ]);
    expect(namesIn(xml.slice(xml.indexOf('</Details>')), 'Amount')).toEqual([
      ...['SalesAmount', 'FreeTaxSalesAmount', 'ZeroTaxSalesAmount', 'TaxType', 'TaxRate', 'TaxAmount', 'TotalAmount'],
    ]);
    expect(xml).not.toMatch(/<(\w+)><\/\1>|<\w+\/>/);
  });

  test('says when in Taipei, to whom, and escapes what a buyer typed', () => {
    const xml = invoiceMessage(seller, invoice());
    expect([textOf(xml, 'InvoiceDate'), textOf(xml, 'InvoiceTime')]).toEqual(['20261118', '00:30:05']);
    expect(xml).toContain('<Identifier>0000000000</Identifier>');
    expect(xml).toContain('台北市 &lt;中正區&gt;');
    expect(xml).toContain('林 &amp; 陳');
  });

  test.for<[string, InvoiceBuyer['choice'], Record<string, string | undefined>]>([
    [
      'mobile barcode',
      buyer.choice,
      { CarrierType: '3J0002', CarrierId1: '/AB+12-3', CarrierId2: '/AB+12-3', PrintMark: 'N' },
    ],
    [
      'certificate',
      { type: 'personal', carrier: { type: 'certificate', code: 'AB12345678901234' } },
      { CarrierType: 'CQ0001', CarrierId1: 'AB12345678901234', PrintMark: 'N' },
    ],
    ['donation', { type: 'donation', code: '168001' }, { DonateMark: '1', NPOBAN: '168001', PrintMark: 'N' }],
    ['with the account', { type: 'personal', carrier: { type: 'member' } }, { PrintMark: 'Y', CarrierType: undefined }],
    ['company', company.choice, { PrintMark: 'Y', DonateMark: '0', NPOBAN: undefined }],
  ])('of a buyer who chose %s', ([, choice, expected]) => {
    const xml = invoiceMessage(seller, invoice({ buyer: { ...buyer, choice } }));
    expect(Object.fromEntries(Object.keys(expected).map((name) => [name, textOf(xml, name)]))).toEqual(expected);
  });

  test('of an export has its value in one place, without tax, with its reason', () => {
    const zero = { tax_kind: 'zero', tax_rate: 0, zero_reason: '71', clearance: '2', net: 20, tax: 0 } as const;
    const xml = invoiceMessage(seller, invoice({ ...zero, lines: [{ name: '山', nums: 1, amount: 20, tax: 0 }] }));
    const names = ['SalesAmount', 'ZeroTaxSalesAmount', 'TaxAmount', 'TotalAmount', 'TaxRate'];
    expect(amounts(xml, ...names)).toEqual([0, 20, 0, 20, 0]);
    expect([textOf(xml, 'CustomsClearanceMark'), textOf(xml, 'ZeroTaxRateReason')]).toEqual(['2', '71']);
    expect(namesIn(xml, 'Main').indexOf('CustomsClearanceMark')).toBeLessThan(
      namesIn(xml, 'Main').indexOf('InvoiceType'),
    );
  });

  test('writes a price that does not divide to seven decimals', () => {
    const xml = invoiceMessage(seller, invoice({ lines: [{ name: '山', nums: 3, amount: 20, tax: 1 }] }));
    expect(textOf(xml, 'UnitPrice')).toBe('6.6666667');
  });
});

test('F0501 is flat, and its reason has at most twenty characters', () => {
  const voided_at = new Date('2026-11-18T02:00:00Z');
  const xml = voidMessage(seller, { ...invoice(), voided_at, void_reason: '買'.repeat(30) });
  expect(namesIn(xml, 'CancelInvoice')).toEqual([
    ...['CancelInvoiceNumber', 'InvoiceDate', 'BuyerId', 'SellerId', 'CancelDate', 'CancelTime', 'CancelReason'],
  ]);
  expect([textOf(xml, 'CancelDate'), textOf(xml, 'CancelTime')]).toEqual(['20261118', '10:00:00']);
  expect([...(textOf(xml, 'CancelReason') ?? '')]).toHaveLength(20);
});

const allowance = {
  number: 'AL2026111800001',
  issued_at: new Date('2026-11-18T02:00:00Z'),
  lines: [{ name: '霧中山', nums: 1, amount: 20, tax: 1 }],
  net: 19,
  tax: 1,
  of: { ...invoice(), lines: [{ name: '運費', nums: 1, amount: 5, tax: 0 }, ...invoice().lines] },
};

test('G0401 is net also for a consumer: the official 19, 1, 19; its lines sum to the header', () => {
  const xml = allowanceMessage(seller, allowance);
  expect(amounts(xml, 'Tax', 'TaxAmount', 'TotalAmount', 'UnitPrice')).toEqual([1, 1, 19, 19]);
  expect(namesIn(xml, 'ProductItem')).toEqual([
    ...['OriginalInvoiceDate', 'OriginalInvoiceNumber', 'OriginalSequenceNumber', 'OriginalDescription', 'Quantity'],
    ...['UnitPrice', 'Amount', 'Tax', 'AllowanceSequenceNumber', 'TaxType'],
  ]);
  expect([textOf(xml, 'OriginalSequenceNumber'), textOf(xml, 'AllowanceType')]).toEqual(['002', '2']);
  expect(namesIn(xml, 'Main').slice(0, 3)).toEqual(['AllowanceNumber', 'AllowanceDate', 'Seller']);
});

test('G0501 is flat', () => {
  const xml = voidAllowanceMessage(seller, { ...allowance, voided_at: new Date('2026-11-19T02:00:00Z') });
  expect(namesIn(xml, 'CancelAllowance')).toEqual([
    ...['CancelAllowanceNumber', 'AllowanceType', 'AllowanceDate', 'BuyerId', 'SellerId'],
    ...['CancelDate', 'CancelTime', 'CancelReason'],
  ]);
});

test('E0402 names the numbers of a range that no invoice has used', () => {
  const range = readRange('ab12345600 - 12345649');
  expect(range).toEqual({ track: 'AB', first: 12_345_600, last: 12_345_649 });
  expect(readRange('AB12345649-12345600')).toBeUndefined();
  const blanks = blanksOf({ track: 'AB', first: 12_345_600, last: 12_345_649 }, [
    'AB12345600',
    'AB12345603',
    'CD12345610',
  ]);
  expect(blanks.map(({ first, last }) => [first, last])).toEqual([
    [12_345_601, 12_345_602],
    [12_345_604, 12_345_649],
  ]);
  const xml = blankMessage('04595257', '202611', blanks);
  expect(namesIn(xml, 'Main')).toEqual(['HeadBan', 'BranchBan', 'InvoiceType', 'YearMonth', 'InvoiceTrack']);
  expect([textOf(xml, 'YearMonth'), textOf(xml, 'InvoiceBeginNo')]).toEqual(['11512', '12345601']);
});

test('a seller without tax id, name or address cannot export', () => {
  expect(isCompleteSeller(seller)).toBe(true);
  for (const missing of [{ tax_id: '' }, { name: ' ' }, { address: '' }])
    expect(isCompleteSeller({ ...seller, ...missing })).toBe(false);
});
