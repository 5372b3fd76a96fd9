import type { JsonObject } from '../http/exchange.ts';
import type { World } from '../world.ts';
import { asOfNow, remainderOf } from './allowance-sums.ts';
import { done, type Inner, refuse } from './envelope.ts';
import { type Fields, integer, must, text, textOf, wrongField } from './fields.ts';
import { isKnownBarcode, isKnownLoveCode } from './fixtures.ts';
import { rangeOf } from './numbers.ts';
import type { Invoice } from './records.ts';
import { periodOf, taipeiTime, UPLOADED_AFTER_MS } from './time.ts';
import { findInvoice } from './void.ts';

const MERCHANT = { MerchantID: must(text(10)) };
const FIND: Fields = {
  ...MERCHANT,
  RelateNumber: text(50),
  InvoiceNo: text(10, /^[A-Z]{2}\d{8}$/),
  InvoiceDate: text(10, /^\d{4}-\d{2}-\d{2}$/),
};

/** GetIssue, by the RelateNumber or by number and day. */
export function getIssue(world: World, asked: JsonObject): Inner {
  const wrong = wrongField(FIND, asked);
  if (wrong) return refuse(9900001, wrong);
  const relate = textOf(asked, 'RelateNumber').toLowerCase();
  const [number, day] = [textOf(asked, 'InvoiceNo'), textOf(asked, 'InvoiceDate')];
  if (!relate && !(number && day)) return refuse(9900030, 'RelateNumber, or InvoiceNo and InvoiceDate, is required');
  const invoice = relate ? world.store.allBy('invoices', relate)[0] : findInvoice(world, number, day);
  return invoice ? done(entryOf(world, invoice)) : refuse(2, '查無資料 (not found)');
}

function entryOf(world: World, invoice: Invoice) {
  const { fields } = invoice;
  const taxed = fields.TaxType === '1' ? fields.SalesAmount : mixedTaxed(invoice);
  return {
    IIS_Mer_ID: world.keys.ECPAY_INVOICE_MERCHANT_ID,
    IIS_Number: invoice.id,
    IIS_Relate_Number: fields.RelateNumber,
    IIS_Create_Date: taipeiTime(invoice.issued_at),
    IIS_Random_Number: invoice.random,
    IIS_Sales_Amount: fields.SalesAmount,
    // A consumer's invoice was seen with tax 0: the amount includes it.
    IIS_Tax_Amount: fields.CustomerIdentifier ? taxed - Math.round(taxed / 1.05) : 0,
    IIS_Issue_Status: '1',
    IIS_Tax_Type: fields.TaxType,
    IIS_Identifier: fields.CustomerIdentifier || '0000000000',
    IIS_Customer_Name: fields.CustomerName,
    IIS_Carrier_Type: fields.CarrierType,
    IIS_Carrier_Num: fields.CarrierNum,
    IIS_Love_Code: fields.LoveCode,
    IIS_Print_Flag: fields.Print,
    IIS_Invalid_Status: invoice.voided_at === null ? '0' : '1',
    IIS_Upload_Status: world.settings.uploads && world.now() >= invoice.issued_at + UPLOADED_AFTER_MS ? '1' : '0',
    IIS_Remain_Allowance_Amt: remainderOf(world, invoice),
    Items: fields.Items,
  };
}

function mixedTaxed({ fields }: Invoice): number {
  const taxed = fields.Items.filter(({ ItemTaxType }) => ItemTaxType === '1');
  return Math.round(taxed.reduce((sum, { ItemAmount }) => sum + ItemAmount, 0));
}

/** GetAllowanceList by the number of an allowance. */
export function getAllowances(world: World, asked: JsonObject): Inner {
  const fields = { ...MERCHANT, SearchType: must(text(1, /^0$/)), AllowanceNo: must(text(16, /^\d{16}$/)) };
  const wrong = wrongField(fields, asked);
  if (wrong) return refuse(9900001, wrong);
  const stored = world.store.get('allowances', textOf(asked, 'AllowanceNo'));
  if (!stored) return refuse(2000039, '查無折讓單 (unknown allowance)');
  const allowance = asOfNow(world, stored);
  const AllowanceInfo = [
    {
      IA_Allow_No: allowance.id,
      IA_Invoice_No: allowance.invoice,
      IA_Date: taipeiTime(allowance.created_at),
      IA_Total_Tax_Amount: allowance.amount,
      IA_Invalid_Status: allowance.state === 'VOID' ? '1' : '0',
      IA_Temp_Status: allowance.state === 'PENDING' ? '1' : '0',
      Items: allowance.items,
    },
  ];
  return done({ AllowanceInfo });
}

/** CheckBarcode and CheckLoveCode; if the ministry does not answer, the result is unknown. */
export function checkCode(field: 'BarCode' | 'LoveCode') {
  const [most, pattern] = field === 'BarCode' ? [8, /^\/[0-9A-Z.+-]{7}$/] : [7, /^\d{3,7}$/];
  return (world: World, asked: JsonObject): Inner => {
    const wrong = wrongField({ ...MERCHANT, [field]: must(text(most, pattern)) }, asked);
    if (wrong) return refuse(9900001, wrong);
    if (world.settings.ministry_down) return refuse(9000001, '財政部系統維護中 (the ministry does not answer)');
    const code = textOf(asked, field);
    return done({ IsExist: (field === 'BarCode' ? isKnownBarcode(code) : isKnownLoveCode(code)) ? 'Y' : 'N' });
  };
}

const WORDS: Fields = {
  ...MERCHANT,
  InvoiceYear: must(text(3, /^\d{3}$/)),
  InvoiceTerm: must(integer(1)),
  UseStatus: must(integer(1)),
  InvoiceCategory: must(integer(1)),
};

/** GetInvoiceWordSetting: the numbers of a year in the calendar of the Republic; term 0 means all six. */
export function getNumbers(world: World, asked: JsonObject): Inner {
  const wrong = wrongField(WORDS, asked);
  if (wrong) return refuse(9900001, wrong);
  if (Number(asked.InvoiceTerm) > 6 || asked.InvoiceCategory !== 1)
    return refuse(9900001, 'InvoiceTerm or InvoiceCategory');
  const year = String(Number(asked.InvoiceYear) + 1911);
  const current = periodOf(world.now());
  if (current.startsWith(year)) rangeOf(world, current);
  const term = (period: string) => (Number(period.slice(5)) + 1) / 2;
  const InvoiceInfo = world.store
    .all('invoice_ranges')
    .filter(({ id }) => id.startsWith(year) && (asked.InvoiceTerm === 0 || term(id) === asked.InvoiceTerm))
    .map(({ id, track, first, last, next, enabled }) => ({
      TrackID: `${id}-${track}`,
      InvoiceYear: String(asked.InvoiceYear),
      InvoiceTerm: term(id),
      InvType: '07',
      InvoiceHeader: track,
      InvoiceStart: String(first),
      InvoiceEnd: String(last),
      // The last number used; empty if none is.
      InvoiceNo: next > first ? String(next - 1) : '',
      // Status by one source: 1 not enabled, 2 in use, 4 used up.
      UseStatus: !enabled ? 1 : next > last ? 4 : 2,
    }))
    .filter(({ UseStatus }) => asked.UseStatus === 0 || UseStatus === asked.UseStatus);
  return InvoiceInfo.length > 0 ? done({ InvoiceInfo }) : refuse(2, '查無字軌 (no number range)');
}
