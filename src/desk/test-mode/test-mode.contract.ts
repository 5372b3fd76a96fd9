import { z } from 'zod';
import { ownPassword } from '#people/members/second-factor.contract.ts';
import { successReply } from '#shared/reply.ts';

export const testModeReply = successReply({
  /** A demo simulates its payments anyway. */
  can_switch: z.boolean(),
  is_on: z.boolean(),
  version: z.int(),
  changed_at: z.string().nullable(),
  /** A name; null if the person has left, or nobody has ever switched it. */
  changed_by: z.string().nullable(),
  /** Test orders that exist, of now and before. */
  orders: z.int(),
}).meta({ id: 'TestMode' });
export type TestMode = Omit<z.infer<typeof testModeReply>, 'code'>;

const password = ownPassword.shape.password;

export const testModeSwitch = z
  .strictObject({
    is_on: z.boolean(),
    /** The version that the page showed. */
    version: z.int().min(0).max(2_147_483_647),
    /** The editor's own, asked again. */
    password,
    /** Only when leaving: deletes all test orders too. */
    delete_orders: z.boolean().optional(),
  })
  .refine(({ is_on, delete_orders }) => !is_on || !delete_orders, { path: ['delete_orders'] })
  .meta({ id: 'TestModeSwitch' });
export type TestModeSwitch = z.infer<typeof testModeSwitch>;

export const testOrdersRemoval = z.strictObject({ password }).meta({ id: 'TestOrdersRemoval' });
