import { z } from 'zod';
import { text } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { OVERTAKEN_SUBJECTS } from './overtaken.rules.ts';

/** A moment as the shop writes it. */
export const savedMoment = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

export const overtakenQuery = z.object({
  subject: z.enum(OVERTAKEN_SUBJECTS),
  /** Absent if all of a kind are edited together. */
  subject_id: text(120).min(1).optional(),
  /** When the edited thing was last saved; absent if nobody has ever changed it. */
  since: savedMoment.optional(),
});
export type OvertakenQuery = z.infer<typeof overtakenQuery>;

const facts = z.record(z.string(), z.unknown());
const overtakenChange = z
  .object({
    change_id: z.int(),
    at: z.iso.datetime(),
    /** Null for a person who has left. */
    staff: z.string().nullable(),
    subject_id: z.string(),
    action: z.string(),
    /** The changed facts, by their names in the log, before and after. */
    before: facts,
    after: facts,
  })
  .meta({ id: 'OvertakenChange' });
export type OvertakenChange = z.infer<typeof overtakenChange>;
export const overtakenReply = successReply({ list: z.array(overtakenChange) }).meta({ id: 'OvertakenChanges' });
