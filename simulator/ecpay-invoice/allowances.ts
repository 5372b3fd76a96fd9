import { randomInt } from 'node:crypto';
import type { JsonObject } from '../http/exchange.ts';
import type { World } from '../world.ts';
import { asOfNow, remainderOf } from './allowance-sums.ts';
import { checkMacValue } from './cipher.ts';
import { done, type Inner, pairOf, refuse } from './envelope.ts';
import { type Fields, integer, must, text, textOf, wrongField } from './fields.ts';
import { ITEM, itemsOf, wrongAmounts } from './issue-rules.ts';
import type { Allowance } from './records.ts';
import { CONSENT_MS, taipeiTime } from './time.ts';
import { findInvoice, notFound } from './void.ts';

const PAPER: Fields = {
  MerchantID: must(text(10)),
  InvoiceNo: must(text(10, /^[A-Z]{2}\d{8}$/)),
  InvoiceDate: must(text(10, /^\d{4}-\d{2}-\d{2}$/)),
  AllowanceNotify: must(text(1, /^[ESAN]$/)),
  CustomerName: text(60),
  NotifyMail: text(100, /^[^\s@]+@[^\s@]+$/),
  NotifyPhone: text(20, /^\d+$/),
  AllowanceAmount: must(integer(12)),
  Reason: text(20),
  Items: must({ kind: 'list', most: 999, of: ITEM }),
};
const ONLINE: Fields = {
  ...PAPER,
  AllowanceNotify: must(text(1, /^E$/)),
  NotifyMail: must(text(100, /^[^\s@]+@[^\s@]+$/)),
  ReturnURL: text(200, /^https?:\/\//),
};

/** Allowance: on paper, real immediately. */
export function allow(world: World, asked: JsonObject): Inner {
  const made = makeAllowance(world, asked, PAPER, 'REAL');
  if ('RtnCode' in made) return made;
  return done({ ...answerOf(world, made), IA_Date: taipeiTime(made.created_at) });
}

/** AllowanceByCollegiate: real once the buyer consents, within 72 hours. */
export function allowOnline(world: World, asked: JsonObject): Inner {
  const made = makeAllowance(world, asked, ONLINE, 'PENDING');
  if ('RtnCode' in made) return made;
  return done({
    ...answerOf(world, made),
    IA_TempDate: taipeiTime(made.created_at),
    IA_TempExpireDate: taipeiTime(made.created_at + CONSENT_MS),
  });
}

function answerOf(world: World, { id, invoice: number }: Allowance) {
  const invoice = world.store.get('invoices', number);
  return { IA_Allow_No: id, IA_Invoice_No: number, IA_Remain_Allowance_Amt: invoice ? remainderOf(world, invoice) : 0 };
}

function makeAllowance(world: World, asked: JsonObject, fields: Fields, state: 'REAL' | 'PENDING'): Allowance | Inner {
  const wrong = wrongField(fields, asked);
  if (wrong) return refuse(9900001, wrong);
  const [mail, phone] = [textOf(asked, 'NotifyMail'), textOf(asked, 'NotifyPhone')];
  const notify = textOf(asked, 'AllowanceNotify');
  if ((/[EA]/.test(notify) && !mail) || (/[SA]/.test(notify) && !phone))
    return refuse(9900026, 'AllowanceNotify asks for an address that is not given');
  const amount = Number(asked.AllowanceAmount);
  const items = itemsOf(asked);
  const unequal = wrongAmounts(items, amount);
  if (unequal) return refuse(...unequal);
  const invoice = findInvoice(world, textOf(asked, 'InvoiceNo'), textOf(asked, 'InvoiceDate'));
  if (!invoice) return notFound();
  if (invoice.voided_at !== null) return refuse(9900023, '發票已作廢 (already void)');
  if (amount > remainderOf(world, invoice)) return refuse(9900027, '折讓金額超過剩餘金額 (more than the remainder)');
  const now = world.now();
  const id = freeNumber(world, taipeiTime(now).replace(/\D/g, '').slice(0, 12));
  const base = { id, invoice: invoice.id, amount, items, notify_url: textOf(asked, 'ReturnURL') || null };
  return world.store.put('allowances', { ...base, state, created_at: now, consented_at: null });
}

const CANCEL: Fields = {
  MerchantID: must(text(10)),
  InvoiceNo: must(text(10, /^[A-Z]{2}\d{8}$/)),
  AllowanceNo: must(text(16, /^\d{16}$/)),
  Reason: must(text(20)),
};

/** AllowanceInvalid voids a real allowance, AllowanceInvalidByCollegiate cancels one that is awaiting the buyer's consent. */
export function endAllowance(from: 'REAL' | 'PENDING', to: 'VOID' | 'CANCELLED') {
  return (world: World, asked: JsonObject): Inner => {
    const wrong = wrongField(CANCEL, asked);
    if (wrong) return refuse(9900001, wrong);
    const stored = world.store.get('allowances', textOf(asked, 'AllowanceNo'));
    const allowance = stored && asOfNow(world, stored);
    if (!allowance || allowance.invoice !== asked.InvoiceNo) return refuse(2000039, '查無折讓單 (unknown allowance)');
    if (allowance.state === 'VOID') return refuse(2000063, '折讓單已作廢 (already void)');
    if (from === 'PENDING' && allowance.state === 'REAL') return refuse(5070250, '買受人已同意 (already agreed)');
    if (allowance.state !== from) return refuse(2000039, '查無折讓單 (unknown allowance)');
    world.store.put('allowances', { ...allowance, state: to });
    return done({ IA_Invoice_No: allowance.invoice });
  };
}

/** The buyer clicks in the mail: the allowance is real, and the shop is notified by a form with an MD5. */
export async function consent(world: World, id: string): Promise<Allowance | undefined> {
  const stored = world.store.get('allowances', id);
  const allowance = stored && asOfNow(world, stored);
  if (allowance?.state !== 'PENDING') return undefined;
  const agreed = world.store.put('allowances', { ...allowance, state: 'REAL', consented_at: world.now() });
  if (!agreed.notify_url) return agreed;
  const invoice = world.store.get('invoices', agreed.invoice);
  // One source describes this form.
  const form: [string, string][] = [
    ['RtnCode', '1'],
    ['RtnMsg', 'OK'],
    ['IA_Allow_No', agreed.id],
    ['IA_Invoice_No', agreed.invoice],
    ['IA_Date', taipeiTime(world.now())],
    ['IIS_Remain_Allowance_Amt', String(invoice ? remainderOf(world, invoice) : 0)],
  ];
  form.push(['CheckMacValue', checkMacValue(form, pairOf(world), 'md5')]);
  await world.deliveries.post({
    provider: 'ecpay_invoice',
    kind: 'consent',
    url: agreed.notify_url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
  return agreed;
}

/** The minute and four digits that no other allowance has; if a minute is full, numbers of another one are used. */
function freeNumber(world: World, minute: string): string {
  for (let tries = 0; ; tries++) {
    const digits = tries < 1_000 ? 4 : 8;
    const id = minute.slice(0, 16 - digits) + String(randomInt(10 ** digits)).padStart(digits, '0');
    if (!world.store.get('allowances', id)) return id;
  }
}
