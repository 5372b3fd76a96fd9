import { z } from 'zod';
import { idText, rowId } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { DOUBTS, LINE_KINDS } from './bank-matching.rules.ts';
import { UNREAD_FOR } from './bank-statement.rules.ts';
import { orderCode } from './order.contract.ts';

/** In base64 this is just below the limit of a request. */
export const STATEMENT_BYTES = 180 * 1024;
/** The most lines that one call confirms. */
const CONFIRM_MOST = 200;

/** A statement from the bank's page or file. As bytes, because some banks write Big5. */
export const statementForm = z
  .strictObject({
    content: z
      .string()
      .regex(/^[A-Za-z0-9+/]{2,}={0,2}$/)
      .max(Math.ceil(STATEMENT_BYTES / 3) * 4),
  })
  .meta({ id: 'BankStatementForm' });

export const statementParam = z.object({ statement_id: idText });

const candidate = z.object({
  code: z.string(),
  name: z.string(),
  total: z.int(),
  digits: z.enum(['same', 'other', 'unknown']),
  days: z.int().nullable(),
  named: z.boolean(),
});

const bankLineView = z
  .object({
    line_id: z.int(),
    day: z.string(),
    /** Whole units of the currency. */
    amount: z.int(),
    currency: z.string(),
    digits: z.array(z.string()),
    text: z.string(),
    kind: z.enum(LINE_KINDS),
    doubt: z.enum(DOUBTS).nullable(),
    code: z.string().nullable(),
    candidates: z.array(candidate),
    differs: z.int().nullable(),
    confirmed: z.object({ name: z.string(), at: z.string() }).nullable(),
  })
  .meta({ id: 'BankLine' });
export type BankLineView = z.infer<typeof bankLineView>;

const statementSummary = {
  statement_id: z.int(),
  created_at: z.string(),
  staff_name: z.string(),
  lines: z.int(),
};

export const statementReply = successReply({
  statement: z.object({
    ...statementSummary,
    list: z.array(bankLineView),
    unread: z.array(z.object({ line: z.int(), missing: z.enum(UNREAD_FOR), text: z.string() })),
  }),
}).meta({ id: 'BankStatement' });
export type BankStatementView = z.infer<typeof statementReply>['statement'];

export const statementsReply = successReply({ list: z.array(z.object(statementSummary)) }).meta({
  id: 'BankStatements',
});

export const confirmLinesForm = z
  .strictObject({
    lines: z
      .array(z.strictObject({ line_id: rowId, code: orderCode }))
      .min(1)
      .max(CONFIRM_MOST),
  })
  .meta({ id: 'ConfirmBankLines' });
export type ConfirmLines = z.infer<typeof confirmLinesForm>['lines'];

/** The result for a line: confirmed, confirmed before, or why the order was refused. */
export const LINE_OUTCOMES = [
  'confirmed',
  'already',
  'conflict',
  'amount_differs',
  'other_currency',
  'not_found',
] as const;
export type LineOutcome = (typeof LINE_OUTCOMES)[number];
export const confirmedReply = successReply({
  results: z.array(z.object({ line_id: z.int(), code: z.string(), outcome: z.enum(LINE_OUTCOMES) })),
}).meta({ id: 'ConfirmedBankLines' });
