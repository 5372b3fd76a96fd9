import { expect, test } from 'vitest';
import { HOUR, keys, type Opened, openShop, openSimulator } from '../testing.ts';
import { invoiceCall, invoiceFields, mac } from '../testing-taiwan.ts';

async function issued(simulator: Opened, altered: object = {}) {
  const fields = invoiceFields(altered);
  const { InvoiceNo, InvoiceDate } = await invoiceCall(simulator, 'Issue', fields);
  return {
    fields,
    InvoiceNo: String(InvoiceNo),
    InvoiceDate: String(InvoiceDate).slice(0, 10),
    at: String(InvoiceDate),
  };
}

const part = (amount: number) => ({
  AllowanceNotify: 'E',
  NotifyMail: 'buyer@shop.example',
  AllowanceAmount: amount,
  Items: [{ ItemName: '霧中山', ItemCount: 1, ItemWord: '件', ItemPrice: amount, ItemAmount: amount }],
});

test('an invoice can be voided until the 13th after its period, once', async () => {
  const simulator = await openSimulator();
  const [early, late] = [await issued(simulator), await issued(simulator)];
  const invalid = async ({ InvoiceNo, InvoiceDate }: typeof early) =>
    (await invoiceCall(simulator, 'Invalid', { InvoiceNo, InvoiceDate, Reason: '訂單取消' })).RtnCode;
  simulator.time.at = Date.parse('2027-01-13T23:59:59+08:00');
  expect(await invalid(early)).toBe(1);
  expect(await invalid(early)).toBe(9900023);
  simulator.time.at = Date.parse('2027-01-14T00:00:00+08:00');
  expect(await invalid(late)).toBe(9900025);
});

test('an allowance takes from the remainder and blocks the void until it is void itself', async () => {
  const simulator = await openSimulator();
  const { InvoiceNo, InvoiceDate } = await issued(simulator);
  const invoice = { InvoiceNo, InvoiceDate };
  const first = await invoiceCall(simulator, 'Allowance', { ...invoice, ...part(2000) });
  expect(first).toMatchObject({ RtnCode: 1, IA_Remain_Allowance_Amt: 1150 });
  expect(first.IA_Allow_No).toMatch(/^\d{16}$/);
  expect((await invoiceCall(simulator, 'Allowance', { ...invoice, ...part(1151) })).RtnCode).toBe(9900027);
  expect((await invoiceCall(simulator, 'Invalid', { ...invoice, Reason: 'x' })).RtnCode).toBe(5070450);
  const cancel = { InvoiceNo, AllowanceNo: first.IA_Allow_No, Reason: 'x' };
  expect((await invoiceCall(simulator, 'AllowanceInvalid', cancel)).RtnCode).toBe(1);
  expect((await invoiceCall(simulator, 'AllowanceInvalid', cancel)).RtnCode).toBe(2000063);
  expect((await invoiceCall(simulator, 'AllowanceInvalid', { ...cancel, AllowanceNo: '1'.repeat(16) })).RtnCode).toBe(
    2000039,
  );
  expect((await invoiceCall(simulator, 'Invalid', { ...invoice, Reason: 'x' })).RtnCode).toBe(1);
});

test('a buyer consents within 72 hours, and the shop gets a form with an MD5 until it answers 1|OK', async () => {
  const shop = await openShop();
  const simulator = await openSimulator();
  await simulator.control('messages', { ecpay_invoice: { first: true, retries: 1 } });
  const { InvoiceNo, InvoiceDate } = await issued(simulator);
  const asked = { InvoiceNo, InvoiceDate, ...part(150), ReturnURL: `${shop.url}/allowance` };
  const waiting = await invoiceCall(simulator, 'AllowanceByCollegiate', asked);
  expect(waiting).toMatchObject({ RtnCode: 1, IA_TempExpireDate: '2026-11-19 16:00:00' });
  const agreed = await simulator.control('consent', { allowance: waiting.IA_Allow_No });
  expect(agreed.body.state).toBe('REAL');
  expect(shop.received).toHaveLength(2);
  const form = Object.fromEntries(new URLSearchParams(shop.received[0]?.body));
  expect(form).toMatchObject({ IA_Allow_No: waiting.IA_Allow_No, IIS_Remain_Allowance_Amt: '3000' });
  const pair: [string, string] = [keys.ECPAY_INVOICE_HASH_KEY, keys.ECPAY_INVOICE_HASH_IV];
  expect(form.CheckMacValue).toBe(mac(form, pair, 'md5'));
  const cancel = { InvoiceNo, AllowanceNo: waiting.IA_Allow_No, Reason: 'x' };
  expect((await invoiceCall(simulator, 'AllowanceInvalidByCollegiate', cancel)).RtnCode).toBe(5070250);
});

test('an online allowance that nobody agrees to is over after 72 hours', async () => {
  const simulator = await openSimulator();
  const { InvoiceNo, InvoiceDate } = await issued(simulator);
  const waiting = await invoiceCall(simulator, 'AllowanceByCollegiate', { InvoiceNo, InvoiceDate, ...part(3150) });
  expect((await invoiceCall(simulator, 'Allowance', { InvoiceNo, InvoiceDate, ...part(1) })).RtnCode).toBe(9900027);
  simulator.time.at += 72 * HOUR;
  expect((await simulator.control('consent', { allowance: waiting.IA_Allow_No })).status).toBe(404);
  expect((await invoiceCall(simulator, 'Allowance', { InvoiceNo, InvoiceDate, ...part(1) })).RtnCode).toBe(1);
});

test('void and issue again keeps number, RelateNumber and time', async () => {
  const simulator = await openSimulator();
  const { fields, InvoiceNo, at } = await issued(simulator);
  const asked = (relate: string) => ({
    VoidModel: { InvoiceNo, VoidReason: '統編錯誤' },
    IssueModel: { ...fields, RelateNumber: relate, CustomerIdentifier: '04595257', InvoiceDate: at },
  });
  expect(await invoiceCall(simulator, 'VoidWithReIssue', asked('Other1'))).toMatchObject({ RtnCode: 9900022 });
  const again = await invoiceCall(simulator, 'VoidWithReIssue', asked(fields.RelateNumber));
  expect(again).toMatchObject({ RtnCode: 1, InvoiceNo, InvoiceDate: at });
  const known = await invoiceCall(simulator, 'GetIssue', { RelateNumber: fields.RelateNumber });
  expect(known).toMatchObject({ IIS_Identifier: '04595257', IIS_Tax_Amount: 150 });
});

test('a delayed invoice is issued on its day, on its trigger, or never', async () => {
  const simulator = await openSimulator();
  const delay = (Tsr: string, DelayFlag: string, DelayDay: number) => ({
    ...invoiceFields({ RelateNumber: Tsr }),
    ...{ Tsr, DelayFlag, DelayDay, PayType: '2', PayAct: 'ECPAY' },
  });
  const call = async (name: string, fields: object) => (await invoiceCall(simulator, name, fields)).RtnCode;
  expect(await call('DelayIssue', delay('T1', '1', 2))).toBe(1);
  expect(await call('DelayIssue', delay('T2', '2', 0))).toBe(1);
  expect(await call('DelayIssue', delay('T3', '2', 3))).toBe(1);
  expect(await call('DelayIssue', delay('T4', '1', 16))).toBe(9900028);
  expect(await call('TriggerIssue', { Tsr: 'T2', PayType: '2' })).toBe(4000004);
  expect(await call('TriggerIssue', { Tsr: 'T3', PayType: '2' })).toBe(4000003);
  expect(await call('TriggerIssue', { Tsr: 'T9', PayType: '2' })).toBe(4000001);
  expect(await call('CancelDelayIssue', { Tsr: 'T3' })).toBe(1);
  expect(await call('GetIssue', { RelateNumber: 'T2' })).toBe(1);
  expect(await call('GetIssue', { RelateNumber: 'T1' })).toBe(2);
  simulator.time.at += 96 * HOUR;
  expect(await call('GetIssue', { RelateNumber: 'T1' })).toBe(1);
  expect(await call('GetIssue', { RelateNumber: 'T3' })).toBe(2);
});
