import { z } from 'zod';
import { rowId } from '#shared/fields.ts';

/** A member of staff who may answer. */
export const colleague = z.object({ member_id: z.int(), name: z.string() });
export type Colleague = z.infer<typeof colleague>;

/** Who is to answer; `was` is the assignee that the page showed, and a stale one is refused. */
export const assignRequest = z.strictObject({ to: rowId.nullable(), was: rowId.nullable() }).meta({ id: 'Assignment' });
export type Assignment = z.infer<typeof assignRequest>;

// @chunk account
