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

export const applicationForm = z
  .strictObject({ portfolio: required, statement: longText, agree: z.literal(true) })
  .meta({ id: 'ApplicationForm' });
export type ApplicationForm = z.infer<typeof applicationForm>;

export const answerForm = z.strictObject({ text: longText }).meta({ id: 'ApplicationAnswer' });
export type AnswerForm = z.infer<typeof answerForm>;

/** The message to the member; questions and refusals need one. */
export const reviewForm = z
  .strictObject({
    reason: longText.optional(),
    /** The last event the reviewer has seen: if something has happened since, the server refuses the step. */
    seen: rowId.optional(),
  })
  .meta({ id: 'ReviewForm' });
export type ReviewForm = z.infer<typeof reviewForm>;

/** Ticks or unticks a point of the checklist. */
export const checkForm = z
  .strictObject({ point: z.enum(CHECK_POINTS), checked: z.boolean() })
  .meta({ id: 'ApplicationCheck' });
export type CheckForm = z.infer<typeof checkForm>;

const state = z.enum(APPLICATION_STATES);
/** What the application and the member's profile lack; empty if complete. */
const missing = z.array(z.enum(APPLICATION_PARTS));

/** An application as its member sees it, without reviewers' names. */
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
    /** The shop's last message: its question, or the reason for a rejection or suspension. */
    asked: z.string().nullable(),
    /** The conversation about it, if there is one. */
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
  /** The gallery's name and contact; null for an artist. */
  gallery: z.object({ name: z.string(), contact: z.string() }).nullable(),
  created_at: z.string(),
  due_at: z.string().nullable(),
  /** Whether the answer is late. */
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
  /** How many there are in each state, regardless of the filter by state. */
  counts: z.record(state, z.int()),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
}).meta({ id: 'Applications' });

/** An application as reviewers see it, with the steps allowed now. */
const reviewedApplication = applicationEntry
  .extend({
    /** The applicant's language. */
    lang: z.enum(['en', 'zh-Hant', 'zh-Hans']),
    portfolio: z.string(),
    statement: z.string(),
    missing,
    /** The member's profile as it is now. */
    profile: z.object({
      mobile: z.string(),
      job_title: z.string(),
      place: z.string(),
      country_code: z.string(),
    }),
    thread_id: z.int().nullable(),
    artist: z.object({ artist_id: z.int(), slug: z.string() }).nullable(),
    approvers: z.array(z.string()),
    approved_by_me: z.boolean(),
    /** Someone else has to review the reader's own application. */
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
