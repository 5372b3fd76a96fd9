import { z } from 'zod';
import { calendarDay } from '#shared/fields.ts';
import { DATASETS, FORMATS } from './export.rules.ts';

export const moneyExportQuery = z
  .object({
    what: z.enum(DATASETS),
    format: z.enum(FORMATS),
    /** Days of the shop's calendar, both included. */
    from: calendarDay,
    to: calendarDay,
  })
  .refine(({ from, to }) => from <= to, { path: ['to'] });
export type MoneyExportQuery = z.infer<typeof moneyExportQuery>;
