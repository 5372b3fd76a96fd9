import { z } from 'zod';
import { messageEntry } from '#people/threads/thread.contract.ts';
import { idText, keyword, longText, numberText, required, rowId } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import {
  APPLICATION_KINDS,
  APPLICATION_PARTS,
  APPLICATION_STATES,
  APPLICATION_STEPS,
  CHECK_POINTS,
  REVIEW_STEPS,
} from './application.rules.ts';

/** A new application after one that was rejected. */
export const applicationForm = z
  .strictObject({ portfolio: required, statement: longText, agree: z.literal(true) })
  .meta({ id: 'ApplicationForm' });
export type ApplicationForm = z.infer<typeof applicationForm>;

/** The answer to what reviewers asked. */
export const answerForm = z.strictObject({ text: longText }).meta({ id: 'ApplicationAnswer' });
export type AnswerForm = z.infer<typeof answerForm>;

/** What the member is told with a step; questions and refusals need words. */
export const reviewForm = z
  .strictObject({
    reason: longText.optional(),
    /** The last event the reviewer has seen: whatever happened since, the step is refused and they look again. */
    seen: rowId.optional(),
  })
  .meta({ id: 'ReviewForm' });
export type ReviewForm = z.infer<typeof reviewForm>;

/** Ticks a point of the checklist, or takes the tick away. */
export const checkForm = z
  .strictObject({ point: z.enum(CHECK_POINTS), checked: z.boolean() })
  .meta({ id: 'ApplicationCheck' });
export type CheckForm = z.infer<typeof checkForm>;

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
  /** What a gallery is called and who speaks for it; nothing for an artist. */
  gallery: z.object({ name: z.string(), contact: z.string() }).nullable(),
  created_at: z.string(),
  due_at: z.string().nullable(),
  /** Whether the answer should have been given by now. */
  is_overdue: z.boolean(),
  approvals: z.int(),
  approvals_needed: z.int(),
});
export type ApplicationEntry = z.infer<typeof applicationEntry>;

export const applicationQuery = z.object({
  state: state.optional(),
  kind: z.enum(APPLICATION_KINDS).optional(),
  /** A part of the name, of the gallery's name or of the e-mail address. */
  keyword: keyword.optional(),
  page: numberText(1, 10_000).default(1),
});
export type ApplicationQuery = z.infer<typeof applicationQuery>;

export const applicationsReply = successReply({
  list: z.array(applicationEntry),
  /** How many there are in each state, whichever state is asked for. */
  counts: z.record(state, z.int()),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
}).meta({ id: 'Applications' });

/** An application as reviewers see it, with the steps that may be taken now. */
const reviewedApplication = applicationEntry
  .extend({
    /** What the applicant reads. */
    lang: z.enum(['en', 'zh-Hant', 'zh-Hans']),
    portfolio: z.string(),
    statement: z.string(),
    missing,
    /** What the member's profile tells now. */
    profile: z.object({
      mobile: z.string(),
      job_title: z.string(),
      place: z.string(),
      country_code: z.string(),
    }),
    thread_id: z.int().nullable(),
    /** The public page, once there is one. */
    artist: z.object({ artist_id: z.int(), slug: z.string() }).nullable(),
    approvers: z.array(z.string()),
    /** Whether the reader has approved it already. */
    approved_by_me: z.boolean(),
    /** Whether it is the reader's own application, which someone else has to review. */
    is_own: z.boolean(),
    checklist: z.array(
      z.object({
        point: z.enum(CHECK_POINTS),
        checked: z.object({ by: z.string(), at: z.string() }).nullable(),
      }),
    ),
    steps: z.array(z.enum(REVIEW_STEPS)),
    events: z.array(
      z.object({
        event_id: z.int(),
        step: z.enum(APPLICATION_STEPS),
        state,
        actor: z.string(),
        reason: z.string(),
        at: z.string(),
      }),
    ),
  })
  .meta({ id: 'ReviewedApplication' });
export type ReviewedApplication = z.infer<typeof reviewedApplication>;
export const reviewReply = successReply({ application: reviewedApplication }).meta({ id: 'ReviewedApplicationReply' });

export const applicationParam = z.object({ id: idText });
export const reviewParam = z.object({ id: idText, step: z.enum(REVIEW_STEPS) });

/** The conversation about an application, as reviewers read it. */
export const reviewThreadQuery = z.object({ before: idText.optional() });
export const reviewThreadReply = successReply({
  list: z.array(messageEntry),
  has_earlier: z.boolean(),
}).meta({ id: 'ApplicationThread' });
