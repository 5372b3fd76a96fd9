import { z } from 'zod';
import type { Outbound } from '#ground/outbound/server/outbound.ts';
import type { EcpayInvoiceConfig } from '#http/server/invoice-config.ts';
import { shopDay } from '#shared/shop-time.ts';
import { termOf } from '../../invoice-periods.rules.ts';
import type { Answer, InvoiceProvider, InvoiceThere } from '../invoice-provider.ts';
import { allowed, exists, isNotFound, issued, read, words } from './ecpay-answers.ts';
import { type EcpayApi, ecpayApi } from './ecpay-api.ts';
import { allowanceFields, issueFields, momentOf } from './ecpay-fields.ts';

const CONSUMER = '0000000000';
/** Ranges that are enabled; and the category of ordinary invoices. */
const IN_USE = 2;
const ORDINARY = 1;
const UPLOADED: Readonly<Record<string, boolean>> = { '0': false, '1': true };
/** In the address of ECPay's environment for trials, which uploads nothing. */
const TRIALS = 'einvoice-stage';

/** ECPay's uniform invoices for consumers and companies (B2C). */
export function ecpayProvider(outbound: Outbound, config: EcpayInvoiceConfig, now?: () => number): InvoiceProvider {
  const api = ecpayApi(outbound, config, now);
  return {
    issue: async (asked) =>
      mapAnswer(await api('Issue', issueFields(asked), issued), ({ InvoiceNo, InvoiceDate, RandomNumber }) => {
        const issued_at = momentOf(InvoiceDate);
        return issued_at && { number: InvoiceNo, issued_at, random_code: RandomNumber };
      }),
    query: (relateNumber) => query(api, relateNumber, !config.api.includes(TRIALS)),
    void: ({ number, issued_at, reason }) =>
      api('Invalid', { InvoiceNo: number, InvoiceDate: shopDay(issued_at), Reason: reason }, z.object({})),
    allowance: async (asked) =>
      mapAnswer(await api('Allowance', allowanceFields(asked), allowed), (answer) => ({
        number: answer.IA_Allow_No,
        issued_at: momentOf(answer.IA_Date) ?? new Date(now?.() ?? Date.now()),
        left: answer.IA_Remain_Allowance_Amt,
      })),
    voidAllowance: ({ invoice, number, reason }) =>
      api('AllowanceInvalid', { InvoiceNo: invoice, AllowanceNo: number, Reason: reason }, z.object({})),
    check: async (kind, code) => {
      const answer = await (kind === 'mobile'
        ? api('CheckBarcode', { BarCode: code }, exists)
        : api('CheckLoveCode', { LoveCode: code }, exists));
      if (answer.state !== 'done') return 'unknown';
      return answer.IsExist === 'Y' ? 'valid' : 'invalid';
    },
    stock: (period) => stock(api, period),
  };
}

async function query(
  api: EcpayApi,
  relateNumber: string,
  isUploading: boolean,
): Promise<Answer<{ found: InvoiceThere | null }>> {
  const answer = await api('GetIssue', { RelateNumber: relateNumber }, read);
  if (answer.state === 'refused' && isNotFound(answer.code)) return { state: 'done', found: null };
  return mapAnswer(answer, (there) => {
    const issued_at = momentOf(there.IIS_Create_Date);
    const tax_id = there.IIS_Identifier === CONSUMER || there.IIS_Identifier === '' ? null : there.IIS_Identifier;
    return (
      issued_at && {
        found: {
          number: there.IIS_Number,
          issued_at,
          random_code: there.IIS_Random_Number,
          total: there.IIS_Sales_Amount,
          tax_id,
          isVoid: there.IIS_Invalid_Status === '1',
          left: there.IIS_Remain_Allowance_Amt,
          isUploaded: isUploading ? UPLOADED[there.IIS_Upload_Status ?? ''] : undefined,
        },
      }
    );
  });
}

/** Numbers after the last used one, of all enabled ranges of the period. */
async function stock(api: EcpayApi, period: string): Promise<Answer<{ left: number }>> {
  const { year, term } = termOf(period);
  const fields = { InvoiceYear: year, InvoiceTerm: term, UseStatus: IN_USE, InvoiceCategory: ORDINARY };
  const answer = await api('GetInvoiceWordSetting', fields, words);
  if (answer.state === 'refused' && isNotFound(answer.code)) return { state: 'done', left: 0 };
  return mapAnswer(answer, ({ InvoiceInfo }) => {
    const left = InvoiceInfo.map(({ InvoiceStart, InvoiceEnd, InvoiceNo }) => {
      const next = InvoiceNo ? Number(InvoiceNo.slice(-8)) + 1 : Number(InvoiceStart);
      return Math.max(0, Number(InvoiceEnd) - next + 1);
    });
    return { left: left.reduce((sum, one) => sum + one, 0) };
  });
}

/** The answer in the shop's terms; what cannot be read is unknown. */
function mapAnswer<Fields extends object, Done extends object>(
  answer: Answer<Fields>,
  turn: (fields: Fields) => Done | undefined,
): Answer<Done> {
  if (answer.state !== 'done') return answer;
  const done = turn(answer);
  return done
    ? { ...done, state: 'done' }
    : { state: 'unknown', problem: 'unreachable', code: 'other_shape', words: null };
}
