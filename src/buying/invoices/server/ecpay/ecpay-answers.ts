import { z } from 'zod';
import type { InvoiceProblem } from '../../invoice-states.rules.ts';

/** The outer answer of every call. */
export const envelope = z.object({ TransCode: z.int(), TransMsg: z.string().nullish(), Data: z.string().nullish() });
/** The inner one; `RtnCode` 1 is success. */
export const result = z.looseObject({ RtnCode: z.int(), RtnMsg: z.string().nullish() });

const number = z.string().regex(/^[A-Z]{2}\d{8}$/);
const amount = z.coerce.number().int();

export const issued = z.object({ InvoiceNo: number, InvoiceDate: z.string(), RandomNumber: z.string() });
export const allowed = z.object({
  IA_Allow_No: z.string().min(1),
  IA_Date: z.string().nullish(),
  IA_Remain_Allowance_Amt: amount,
});
export const read = z.object({
  IIS_Number: number,
  IIS_Create_Date: z.string(),
  IIS_Random_Number: z.string(),
  IIS_Sales_Amount: amount,
  IIS_Identifier: z.string(),
  IIS_Invalid_Status: z.coerce.string(),
  IIS_Upload_Status: z.coerce.string().nullish(),
  IIS_Remain_Allowance_Amt: amount,
});
export const exists = z.object({ IsExist: z.enum(['Y', 'N']) });
export const words = z.object({
  InvoiceInfo: z.array(
    z.looseObject({
      InvoiceStart: z.string(),
      InvoiceEnd: z.string(),
      InvoiceNo: z.string().nullish(),
      UseStatus: z.coerce.number().nullish(),
    }),
  ),
});

/** The ministry does not answer: nothing is known. */
export const MINISTRY_AWAY = 9_000_001;
const NOT_FOUND = [2, 1_600_003];

const CODES: Readonly<Record<number, InvoiceProblem>> = {
  2: 'not_found_there',
  1600003: 'not_found_there',
  2000039: 'not_found_there',
  2000063: 'already_void',
  5000007: 'export_facts_missing',
  5000015: 'buyer_incomplete',
  5000022: 'amounts_refused',
  5000028: 'buyer_incomplete',
  5070450: 'allowance_in_the_way',
  10000009: 'number_taken',
};

/** Codes that nobody has published are recognised by their words, the first match in this order. */
const WORDS: readonly (readonly [RegExp, InvoiceProblem])[] = [
  [/重複|已存在|duplicate|already (exists|used|taken)/i, 'number_taken'],
  [
    /字軌|配號|發票號碼.*(用罄|用盡|不足)|used up|no (more )?(invoice )?numbers|number range|out of numbers/i,
    'numbers_used_up',
  ],
  [/愛心碼|捐贈碼|love ?code|donation code/i, 'donation_refused'],
  [/載具|條碼|carrier|barcode/i, 'carrier_refused'],
  [/統一編號|統編|identifier|tax id/i, 'tax_id_refused'],
  [/折讓.*(存在|未作廢)|has (an )?allowance|standing allowance|allowance stands/i, 'allowance_in_the_way'],
  [/餘額|超過.*金額|remainder|remaining|exceeds/i, 'over_remainder'],
  [/已作廢|already (void|invalid)/i, 'already_void'],
  [/期限|逾期|deadline|too late|void (window|period)/i, 'too_late_to_void'],
  [/零稅率|通關|zero[- ]?(tax|rate)|clearance/i, 'export_facts_missing'],
  [/金額|amount/i, 'amounts_refused'],
  [/姓名|地址|電子郵件|customer|e-?mail|address/i, 'buyer_incomplete'],
  [/查無|不存在|not found|unknown/i, 'not_found_there'],
];

/** The provider's reason as one of the shop's, by code, then by words. Only issuing needs a number, so other calls are not retried for one. */
export function classified(code: number, text: string, isIssue = true): InvoiceProblem {
  const problem = CODES[code] ?? WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? 'refused';
  return problem === 'numbers_used_up' && !isIssue ? 'refused' : problem;
}

export function isNotFound(code: string | null): boolean {
  return NOT_FOUND.some((known) => String(known) === code);
}
