import { z } from 'zod';
import { ORIENTATIONS } from '#catalogue/works/work-choices.rules.ts';
import { workSummary } from '#catalogue/works/works.contract.ts';
import { COLOURS } from '#ground/pictures/colours.ts';
import { MAX_WORKS } from '#ground/wall-address/wall-address.ts';
import { numberText } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { LARGEST_ID } from '#shared/row-id.ts';

/** Proposals in one answer. */
export const MAX_PROPOSED = 6;

/** GET /api/wall/complete: the works on the wall, and the gap in millimetres. */
export const completeQuery = z.object({
  items: z
    .string()
    .regex(new RegExp(`^[1-9]\\d{0,9}(?:_[1-9]\\d{0,9}){0,${MAX_WORKS - 1}}$`))
    .refine((text) => text.split('_').every((id) => Number(id) <= LARGEST_ID)),
  w_mm: numberText(1, 9999),
  h_mm: numberText(1, 9999),
  /** The most that the print may cost, in minor units of `currency`; without a budget any price. */
  budget: numberText(1, 100_000_000).optional(),
  currency: z.enum(['NTD', 'USD']).default('NTD'),
});

const proposal = z
  .object({
    item: workSummary,
    /** Colours that works on the wall have too. */
    colours: z.array(z.enum(COLOURS)),
    /** The work on the wall that shares most of its subjects. */
    subject_like: z.int().optional(),
    /** If most works on the wall have the same. */
    orientation: z.enum(ORIENTATIONS).optional(),
  })
  .meta({ id: 'WallProposal' });
export type WallProposal = z.infer<typeof proposal>;

export const completeReply = successReply({ list: z.array(proposal) }).meta({ id: 'WallProposals' });
