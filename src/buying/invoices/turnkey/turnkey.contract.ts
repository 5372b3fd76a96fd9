import { z } from 'zod';
import { periodText } from '../invoice.contract.ts';

/** GET /api/admin/invoice/turnkey. `range`: the numbers that the shop was given, as `AB12345600-12345649`. */
export const turnkeyQuery = z.object({
  period: periodText,
  range: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}\d{8}-\d{8}$/)
    .meta({ pattern: '^[A-Z]{2}\\d{8}-\\d{8}$' })
    .optional(),
});
