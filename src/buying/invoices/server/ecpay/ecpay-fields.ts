import type { Invoice } from '#buying/checkout/checkout.contract.ts';
import { shopDay, shopMoment } from '#shared/shop-time.ts';
import type { InvoiceLine } from '../../invoice.contract.ts';
import type { TaxKind } from '../../invoice-states.rules.ts';
import type { AllowanceAsked, IssueAsked } from '../invoice-provider.ts';

const NAME_MOST = 60;
const ADDRESS_MOST = 100;
const EMAIL_MOST = 80;
const PHONE_MOST = 20;
const ITEM_MOST = 500;
const PRICE_PARTS = 10_000_000;
const TAX_TYPES: Readonly<Record<TaxKind, string>> = { taxable: '1', zero: '2' };

/** The inner fields of a call that issues an invoice. */
export function issueFields({ relate_number, buyer, lines, total, tax_kind, zero_reason, clearance }: IssueAsked) {
  const { choice, name, address } = buyer;
  const buyerName = (choice.type === 'company' && choice.title) || name;
  return {
    RelateNumber: relate_number,
    CustomerIdentifier: choice.type === 'company' ? choice.tax_id : '',
    CustomerName: cut(buyerName, NAME_MOST),
    CustomerAddr: cut(address, ADDRESS_MOST),
    ...reachedBy(buyer),
    ...flags(choice),
    TaxType: TAX_TYPES[tax_kind],
    ...(tax_kind === 'zero' && { ClearanceMark: clearance ?? '', ZeroTaxRateReason: zero_reason ?? '' }),
    SalesAmount: total,
    InvType: '07',
    vat: '1',
    Items: items(lines, tax_kind),
  };
}

/** The inner fields of an allowance on paper. */
export function allowanceFields({ number, issued_at, buyer, lines, total, tax_kind }: AllowanceAsked) {
  const email = buyer.email.length <= EMAIL_MOST ? buyer.email : '';
  return {
    InvoiceNo: number,
    InvoiceDate: shopDay(issued_at),
    AllowanceNotify: email ? 'E' : 'N',
    CustomerName: cut(buyer.name, NAME_MOST),
    ...(email && { NotifyMail: email }),
    AllowanceAmount: total,
    Reason: '退款',
    Items: items(lines, tax_kind),
  };
}

/** Whether the invoice is on paper, donated or on a carrier: exactly one of them. */
function flags(choice: Invoice) {
  const none = { Print: '0', Donation: '0', CarrierType: '', CarrierNum: '' };
  if (choice.type === 'company') return { ...none, Print: '1' };
  if (choice.type === 'donation') return { ...none, Donation: '1', LoveCode: choice.code };
  const { carrier } = choice;
  if (carrier.type === 'member') return { ...none, CarrierType: '1' };
  return { ...none, CarrierType: carrier.type === 'certificate' ? '2' : '3', CarrierNum: carrier.code };
}

/** At least one of the two is needed. */
function reachedBy({ email, phone }: IssueAsked['buyer']) {
  return {
    CustomerEmail: email.length <= EMAIL_MOST ? email : '',
    CustomerPhone: phone.replace(/\D/g, '').slice(0, PHONE_MOST),
  };
}

function items(lines: readonly InvoiceLine[], kind: TaxKind) {
  return lines.map(({ name, nums, amount }, at) => ({
    ItemSeq: at + 1,
    ItemName: cut(name, ITEM_MOST),
    ItemCount: nums,
    ItemWord: '件',
    ItemPrice: Math.round((amount / nums) * PRICE_PARTS) / PRICE_PARTS,
    ItemTaxType: TAX_TYPES[kind],
    ItemAmount: amount,
  }));
}

function cut(text: string, most: number): string {
  return [...text].slice(0, most).join('');
}

/** `yyyy-MM-dd HH:mm:ss` in Taipei; undefined for anything else. */
export function momentOf(text: string | null | undefined): Date | undefined {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})$/.exec(text?.replaceAll('/', '-') ?? '') ?? [];
  const moment = shopMoment(day ?? '', time ?? '');
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
