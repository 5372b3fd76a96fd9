import { z } from 'zod';
import { CODE_LIMITS, type CodeMethod, PAY_METHODS, type PayMethodsSetting } from './pay-methods.rules.ts';

const every = z
  .array(z.enum(PAY_METHODS))
  .length(PAY_METHODS.length)
  .refine((codes) => new Set(codes).size === codes.length);
const ceiling = (method: CodeMethod) => z.int().min(CODE_LIMITS[method].least).max(CODE_LIMITS[method].most);

/** As staff edit it: every method once in each order. */
export const payMethodsForm = z.strictObject({
  order: z.strictObject({ taiwan: every, abroad: every }),
  off: z.array(z.enum(PAY_METHODS)).max(PAY_METHODS.length),
  most: z.strictObject({ ecpay_atm: ceiling('ecpay_atm'), ecpay_cvs: ceiling('ecpay_cvs') }),
});

const codes = z.array(z.string());
export const payMethodsSetting: z.ZodType<PayMethodsSetting> = z.object({
  order: z.object({ taiwan: codes, abroad: codes }),
  off: codes,
  most: z.object({ ecpay_atm: z.int(), ecpay_cvs: z.int() }),
});
