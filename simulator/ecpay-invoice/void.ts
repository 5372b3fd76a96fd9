import { isObject, type JsonObject } from '../http/exchange.ts';
import type { World } from '../world.ts';
import { validAllowances } from './allowance-sums.ts';
import { done, type Inner, refuse } from './envelope.ts';
import { type Fields, must, text, textOf, wrongField } from './fields.ts';
import { fourDigits, issuedAnswer } from './issue.ts';
import { ISSUE, issueFields, wrongIssue } from './issue-rules.ts';
import type { Invoice } from './records.ts';
import { taipeiTime, voidableUntil } from './time.ts';

const NUMBER = /^[A-Z]{2}\d{8}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INVALID: Fields = {
  MerchantID: must(text(10)),
  InvoiceNo: must(text(10, NUMBER)),
  InvoiceDate: must(text(10, DAY)),
  Reason: must(text(20)),
};

/** Invalid: voids an invoice within its time. */
export function invalidate(world: World, asked: JsonObject): Inner {
  const wrong = wrongField(INVALID, asked);
  if (wrong) return refuse(9900001, wrong);
  const invoice = findInvoice(world, textOf(asked, 'InvoiceNo'), textOf(asked, 'InvoiceDate'));
  if (!invoice) return notFound();
  const blocked = whyNotVoidable(world, invoice);
  if (blocked) return blocked;
  world.store.put('invoices', { ...invoice, voided_at: world.now(), void_reason: textOf(asked, 'Reason') });
  return done({ InvoiceNo: invoice.id });
}

const REISSUE: Fields = {
  MerchantID: must(text(10)),
  VoidModel: must({
    kind: 'object',
    of: { MerchantID: text(10), InvoiceNo: must(text(10, NUMBER)), VoidReason: must(text(20)) },
  }),
  IssueModel: must({
    kind: 'object',
    of: { ...ISSUE, MerchantID: text(10), InvoiceDate: must(text(19, /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)) },
  }),
};

/** VoidWithReIssue: the number, the RelateNumber and the time stay; the random code is new. */
export function voidWithReissue(world: World, asked: JsonObject): Inner {
  const wrong = wrongField(REISSUE, asked);
  if (wrong) return refuse(9900001, wrong);
  if (!isObject(asked.VoidModel) || !isObject(asked.IssueModel)) return refuse(9900001, 'a model is missing');
  const { InvoiceDate, ...model } = asked.IssueModel;
  const wrongModel = wrongIssue({ MerchantID: String(asked.MerchantID), ...model });
  if (wrongModel) return refuse(...wrongModel);
  const invoice = world.store.get('invoices', textOf(asked.VoidModel, 'InvoiceNo'));
  if (!invoice || taipeiTime(invoice.issued_at) !== InvoiceDate) return notFound();
  const fields = issueFields(model);
  if (fields.RelateNumber !== invoice.fields.RelateNumber) return refuse(9900022, 'RelateNumber is another');
  const blocked = whyNotVoidable(world, invoice);
  if (blocked) return blocked;
  const again = { ...invoice, fields, random: fourDigits(), reissues: invoice.reissues + 1 };
  return done(issuedAnswer(world.store.put('invoices', again)));
}

/** An invoice by its number and, if given, its day in Taipei. */
export function findInvoice({ store }: World, number: string, day: string): Invoice | undefined {
  const invoice = store.get('invoices', number);
  return invoice && taipeiTime(invoice.issued_at).startsWith(day) ? invoice : undefined;
}

// One source: the code of an invoice that is not found is 2 in some calls and 1600003 in others.
export const notFound = () => refuse(1600003, '查無發票資料 (invoice not found)');

function whyNotVoidable(world: World, invoice: Invoice): Inner | undefined {
  if (invoice.voided_at !== null) return refuse(9900023, '發票已作廢 (already void)');
  // One source says so.
  if (invoice.fields.Donation === '1') return refuse(9900024, '捐贈發票不可作廢 (a donated invoice cannot be voided)');
  if (validAllowances(world, invoice.id).length > 0)
    return refuse(5070450, '發票已折讓，無法作廢 (an allowance exists)');
  return world.now() > voidableUntil(invoice.period) ? refuse(9900025, '已超過作廢期限 (too late to void)') : undefined;
}
