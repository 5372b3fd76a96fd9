import { z } from 'zod';
import { required } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { orderCode } from './order.contract.ts';

/** What the workshop prints for orders. */
export const PAPERS = ['tickets', 'slips', 'labels'] as const;
export type PaperKind = (typeof PAPERS)[number];
/** So many orders are dealt with by one call. */
export const WORKSHOP_MOST = 50;

export const paperQuery = z.object({
  paper: z.enum(PAPERS),
  codes: z
    .string()
    .regex(/^CN-\d{6}-[0-9A-HJKMNP-TV-Z]{6}(,CN-\d{6}-[0-9A-HJKMNP-TV-Z]{6}){0,49}$/)
    .meta({ description: 'Numbers of orders with commas between them, 50 at most' }),
});

/** Steps that can be taken with many orders, because they have nothing to be told. */
const STEPS_FOR_MANY = ['start_production', 'complete'] as const;
export type StepForMany = (typeof STEPS_FOR_MANY)[number];
export const manyStepsForm = z
  .strictObject({ action: z.enum(STEPS_FOR_MANY), codes: z.array(orderCode).min(1).max(WORKSHOP_MOST) })
  .meta({ id: 'WorkshopSteps' });

export const parcelsForm = z
  .strictObject({
    carrier: required,
    parcels: z
      .array(z.strictObject({ code: orderCode, tracking: required }))
      .min(1)
      .max(WORKSHOP_MOST),
  })
  .meta({ id: 'Parcels' });

/** What became of each order. */
export const STEP_OUTCOMES = ['done', 'conflict', 'not_found'] as const;
export type StepOutcome = (typeof STEP_OUTCOMES)[number];
export const manyStepsReply = successReply({
  results: z.array(z.object({ code: z.string(), outcome: z.enum(STEP_OUTCOMES) })),
}).meta({ id: 'WorkshopResults' });
