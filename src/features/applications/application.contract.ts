import { z } from 'zod';
import { idText, longText, numberText, required } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { APPLICATION_KINDS, APPLICATION_PARTS, APPLICATION_STATES, REVIEW_STEPS } from './application.rules.ts';

/** A new application after one that was rejected. */
export const applicationForm = z
  .strictObject({ portfolio: required, statement: longText, agree: z.literal(true) })
  .meta({ id: 'ApplicationForm' });
export type ApplicationForm = z.infer<typeof applicationForm>;

/** The answer to what reviewers asked. */
export const answerForm = z.strictObject({ text: longText }).meta({ id: 'ApplicationAnswer' });
export type AnswerForm = z.infer<typeof answerForm>;

/** What the member is told with a step; questions and refusals need words. */
export const reviewForm = z.strictObject({ reason: longText.optional() }).meta({ id: 'ReviewForm' });

const state = z.enum(APPLICATION_STATES);
/** What the application, with the member's profile, does not tell yet: it is incomplete as long as something is here. */
const missing = z.array(z.enum(APPLICATION_PARTS));

/** An application as its member sees it: reviewers have no names here. */
const ownApplication = z
  .object({
    application_id: z.int(),
    kind: z.enum(APPLICATION_KINDS),
    state,
    portfolio: z.string(),
    statement: z.string(),
    missing,
    created_at: z.string(),
    /** When the shop's answer is due. */
    due_at: z.string().nullable(),
    /** What the shop said last: its question, or why it was rejected or suspended. */
    asked: z.string().nullable(),
    /** The conversation about it, once there is one. */
    thread_id: z.int().nullable(),
    history: z.array(z.object({ state, by: z.enum(['member', 'shop']), text: z.string(), at: z.string() })),
  })
  .meta({ id: 'OwnApplication' });
export type OwnApplication = z.infer<typeof ownApplication>;

export const ownApplicationReply = successReply({ application: ownApplication.nullable() }).meta({
  id: 'OwnApplicationReply',
});

const person = z.object({ member_id: z.int(), name: z.string(), email: z.string() });

const applicationEntry = z.object({
  application_id: z.int(),
  kind: z.enum(APPLICATION_KINDS),
  state,
  member: person,
  created_at: z.string(),
  due_at: z.string().nullable(),
});
export type ApplicationEntry = z.infer<typeof applicationEntry>;

export const applicationQuery = z.object({
  state: state.optional(),
  page: numberText(1, 10_000).default(1),
});
export type ApplicationQuery = z.infer<typeof applicationQuery>;

export const applicationsReply = successReply({
  list: z.array(applicationEntry),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
}).meta({ id: 'Applications' });

/** An application as reviewers see it, with the steps that may be taken now. */
const reviewedApplication = applicationEntry
  .extend({
    portfolio: z.string(),
    statement: z.string(),
    missing,
    thread_id: z.int().nullable(),
    approvals: z.int(),
    approvals_needed: z.int(),
    steps: z.array(z.enum(REVIEW_STEPS)),
    events: z.array(z.object({ step: z.string(), state, actor: z.string(), reason: z.string(), at: z.string() })),
  })
  .meta({ id: 'ReviewedApplication' });
export type ReviewedApplication = z.infer<typeof reviewedApplication>;
export const reviewReply = successReply({ application: reviewedApplication }).meta({ id: 'ReviewedApplicationReply' });

export const applicationParam = z.object({ id: idText });
export const reviewParam = z.object({ id: idText, step: z.enum(REVIEW_STEPS) });
