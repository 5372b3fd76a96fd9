import { randomInt } from 'node:crypto';
import type { JsonObject } from '../http/exchange.ts';
import type { World } from '../world.ts';
import { done, type Inner, refuse } from './envelope.ts';
import { isKnownBarcode, isKnownLoveCode } from './fixtures.ts';
import { issueFields, wrongIssue } from './issue-rules.ts';
import { allocateNumber } from './numbers.ts';
import type { DelayedInvoice, Invoice, IssueFields } from './records.ts';
import { periodOf, taipeiTime } from './time.ts';

/** Issue: checks, takes a number, answers with it. */
export function issue(world: World, asked: JsonObject): Inner {
  const wrong = wrongIssue(asked);
  if (wrong) return refuse(...wrong);
  const fields = issueFields(asked);
  const taken = alreadyUsed(world, fields.RelateNumber) ?? wrongCarrierNumber(world, fields);
  if (taken) return taken;
  const invoice = issueNow(world, fields, world.now());
  return 'RtnCode' in invoice ? invoice : done(issuedAnswer(invoice));
}

export const issuedAnswer = (invoice: Invoice) => ({
  InvoiceNo: invoice.id,
  InvoiceDate: taipeiTime(invoice.issued_at),
  RandomNumber: invoice.random,
});

/** The code is from one source and unconfirmed, so a shop has to read the sentence. */
export function alreadyUsed(world: World, relate: string): Inner | undefined {
  const key = relate.toLowerCase();
  const isDelayed = ({ fields, state }: DelayedInvoice) =>
    state === 'WAITING' && fields.RelateNumber.toLowerCase() === key;
  const used = world.store.allBy('invoices', key).length > 0 || world.store.all('delayed_invoices').some(isDelayed);
  return used ? refuse(10000009, '自訂編號重覆，請重新設定 (RelateNumber duplicate)') : undefined;
}

/** Only if a test asks for it: whether ECPay checks carriers when it issues is not known. */
function wrongCarrierNumber({ settings }: World, fields: IssueFields): Inner | undefined {
  if (!settings.issue_checks_carriers) return undefined;
  const { CarrierType, CarrierNum, LoveCode } = fields;
  if (CarrierType === '3' && !isKnownBarcode(CarrierNum))
    return refuse(9900018, '手機條碼不存在 (CarrierNum not found)');
  return LoveCode && !isKnownLoveCode(LoveCode) ? refuse(9900019, '愛心碼不存在 (LoveCode not found)') : undefined;
}

/** Writes an invoice under the next number. */
export function issueNow(world: World, fields: IssueFields, at: number): Invoice | Inner {
  const taken = allocateNumber(world, at);
  if (taken === 'used up') return refuse(9900020, '發票號碼已用完，請新增字軌 (no invoice number left)');
  if (taken === 'not enabled') return refuse(9900021, '字軌未啟用 (number range is not enabled)');
  return world.store.put('invoices', {
    id: taken.number,
    period: periodOf(at),
    random: fourDigits(),
    fields,
    issued_at: at,
    voided_at: null,
    void_reason: null,
    reissues: 0,
  });
}

export const fourDigits = () => String(randomInt(10_000)).padStart(4, '0');
