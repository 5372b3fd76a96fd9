import { z } from 'zod';
import { required, text } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { HEAD_CHARS } from './arrival-file.rules.ts';
import { statementForm } from './bank-statement.contract.ts';
import { orderCode } from './order.contract.ts';
import { carrierKey } from './order-staff.contract.ts';

export const PAPERS = ['tickets', 'slips', 'labels'] as const;
export type PaperKind = (typeof PAPERS)[number];
/** The most orders in one call. */
export const WORKSHOP_MOST = 50;

const codes = z
  .string()
  .regex(/^[A-Z]{2,4}-\d{6}-[0-9A-HJKMNP-TV-Z]{6}(,[A-Z]{2,4}-\d{6}-[0-9A-HJKMNP-TV-Z]{6}){0,49}$/)
  .meta({ description: 'Numbers of orders with commas between them, 50 at most' });
export const paperQuery = z.object({ paper: z.enum(PAPERS), codes });
export const certificatesQuery = z.object({ codes });

/** Steps that can be taken with many orders, because they need no form. */
const STEPS_FOR_MANY = ['start_production', 'complete', 'arrive', 'ready_pickup'] as const;
export type StepForMany = (typeof STEPS_FOR_MANY)[number];
export const manyStepsForm = z
  .strictObject({
    action: z.enum(STEPS_FOR_MANY),
    codes: z.array(orderCode).min(1).max(WORKSHOP_MOST),
    /** For arrivals: the carrier's day by order. */
    days: z.record(orderCode, z.iso.date()).optional(),
  })
  .meta({ id: 'WorkshopSteps' });

export const parcelsForm = z
  .strictObject({
    carrier: required,
    carrier_key: carrierKey.optional(),
    parcels: z
      .array(z.strictObject({ code: orderCode, tracking: required }))
      .min(1)
      .max(WORKSHOP_MOST),
  })
  .meta({ id: 'Parcels' });

export const STEP_OUTCOMES = ['done', 'conflict', 'gift_early', 'not_found'] as const;
export type StepOutcome = (typeof STEP_OUTCOMES)[number];
export const manyStepsReply = successReply({
  results: z.array(z.object({ code: z.string(), outcome: z.enum(STEP_OUTCOMES) })),
}).meta({ id: 'WorkshopResults' });

/** The most lines in a carrier's file. */
export const ARRIVALS_MOST = 2_000;
export const COLUMNS_MOST = 100;
const column = z
  .int()
  .min(0)
  .max(COLUMNS_MOST - 1);
/** Counted from 0; null for those that the file does not have. */
const arrivalColumns = z
  .strictObject({ tracking: column, status: column.nullable(), day: column.nullable() })
  .meta({ id: 'ArrivalColumns' });
/**
 * A carrier's table as bytes, because some carriers write Big5. Without columns, those are used that were remembered for
 * the carrier, or else recognised.
 */
export const arrivalFileForm = z
  .strictObject({
    content: statementForm.shape.content,
    carrier_key: carrierKey.optional(),
    columns: arrivalColumns.optional(),
  })
  .meta({ id: 'ArrivalFile' });

/** Columns for the files of a carrier that have these headings. */
export const arrivalColumnsForm = z
  .strictObject({
    carrier_key: carrierKey,
    heads: z.array(text(HEAD_CHARS)).max(COLUMNS_MOST),
    columns: arrivalColumns,
  })
  .meta({ id: 'ArrivalColumnsForm' });
export type ArrivalColumnsForm = z.infer<typeof arrivalColumnsForm>;

const ARRIVAL_OUTCOMES = ['ready', 'not_delivered', 'arrived', 'several', 'unknown', 'unread'] as const;
const arrivalLine = z
  .object({
    line: z.int(),
    tracking: z.string(),
    /** In the carrier's words. */
    status: z.string(),
    day: z.iso.date().nullable(),
    code: z.string().nullable(),
    outcome: z.enum(ARRIVAL_OUTCOMES),
  })
  .meta({ id: 'ArrivalLine' });
export type ArrivalLine = z.infer<typeof arrivalLine>;
export const arrivalTrialReply = successReply({
  lines: z.array(arrivalLine),
  /** Those that were used; null if staff have to choose them. */
  columns: arrivalColumns.nullable(),
  /** Whether they were remembered for the carrier. */
  remembered: z.boolean(),
  /** One heading for each column, and the first rows. */
  table: z.object({ heads: z.array(z.string()), rows: z.array(z.array(z.string())) }),
}).meta({ id: 'ArrivalTrial' });
export type ArrivalTrial = Omit<z.infer<typeof arrivalTrialReply>, 'code'>;
