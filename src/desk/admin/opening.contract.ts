import { z } from 'zod';
import { openingView } from '#catalogue/site/opening.contract.ts';
import { successReply } from '#shared/reply.ts';
import { CHECKED_STEPS, ENTERED_FIELDS, SETUP_STEPS } from './setup.rules.ts';

export const setupSteps = z.array(
  z.object({
    step: z.enum(SETUP_STEPS),
    done: z.boolean(),
    /** Marked by a person, who can undo it. */
    checked: z.boolean(),
    missing: z.array(z.enum(ENTERED_FIELDS)).optional(),
    /** The mails' sender does not belong to the shop's public address. */
    foreign_sender: z.string().optional(),
  }),
);
export type SetupSteps = z.infer<typeof setupSteps>;

export const openingReply = successReply({ opening: openingView, setup: setupSteps }).meta({ id: 'Opening' });
export type OpeningReply = z.infer<typeof openingReply>;

/** The link with its secret, which is shown once. */
export const linkReply = successReply({ opening: openingView, link: z.string() }).meta({ id: 'PreviewLink' });

export const stepParam = z.object({ step: z.enum(CHECKED_STEPS) });
export const checkEdit = z.strictObject({ done: z.boolean() }).meta({ id: 'SetupCheck' });

/** A shop in test mode opens only if the administrator has read that its orders are tests. */
export const openingOrder = z.strictObject({ in_test_mode: z.boolean().optional() }).meta({ id: 'OpeningOrder' });
export type OpeningOrder = z.infer<typeof openingOrder>;
