import { z } from 'zod';
import { MOST_PERIODS } from '#catalogue/artists/representation.rules.ts';
import { idText, keyword, longText, numberText, rowId } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';

/** A day of the shop's calendar, in a plausible century. */
export const calendarDay = z.iso.date().refine((day) => day >= '1990-01-01' && day < '2100-01-01');

/** A gallery represents the artist from `since` until the day before `until`. */
const period = z.strictObject({ gallery_id: rowId, since: calendarDay, until: calendarDay.nullable() });
const periods = z.array(period).max(MOST_PERIODS);

/** All periods of an artist, new and as staff saw them: refused if they have changed since. */
export const representationForm = z.strictObject({ list: periods, was: periods }).meta({ id: 'RepresentationForm' });
export type RepresentationForm = z.infer<typeof representationForm>;

const shownPeriod = period
  .extend({ gallery: z.string(), state: z.enum(['coming', 'now', 'ending', 'ended']) })
  .meta({ id: 'RepresentationPeriod' });
export type ShownPeriod = z.infer<typeof shownPeriod>;

const proposal = z
  .object({
    proposal_id: z.int(),
    artist_id: z.int(),
    /** In the reader's language. */
    artist: z.string(),
    gallery_id: z.int(),
    gallery: z.string(),
    since: z.string(),
    note: z.string(),
    created_at: z.string(),
  })
  .meta({ id: 'RepresentationProposal' });
export type ShownProposal = z.infer<typeof proposal>;

export const representationReply = successReply({
  artist_id: z.int(),
  name: z.string(),
  slug: z.string(),
  /** The owner of the page, if the artist has an account. */
  seller: z.string().nullable(),
  /** The shop's day. */
  today: z.string(),
  /** Ordered by date. */
  list: z.array(shownPeriod),
  proposals: z.array(proposal),
  /** Galleries that sell now, by name. */
  galleries: z.array(z.object({ gallery_id: z.int(), name: z.string() })),
  /** Whether the reader has a stake in it: then a colleague has to decide. */
  is_own: z.boolean(),
}).meta({ id: 'Representation' });
export type RepresentationReply = z.infer<typeof representationReply>;

export const representationsQuery = z.object({ keyword: keyword.optional(), page: numberText(1, 10_000).default(1) });
export type RepresentationsQuery = z.infer<typeof representationsQuery>;

const representedEntry = z
  .object({ artist_id: z.int(), name: z.string(), gallery: z.string().nullable() })
  .meta({ id: 'RepresentationEntry' });
export type RepresentationEntry = z.infer<typeof representedEntry>;
export const representationsReply = successReply({
  list: z.array(representedEntry),
  /** At most 10,000. */
  total: z.int(),
  more: z.boolean(),
  page: z.int(),
  pages: z.int(),
  /** Galleries' requests, oldest first, and their total. */
  proposals: z.array(proposal),
  open: z.int(),
}).meta({ id: 'Representations' });

/** `since` is the day that staff choose; by default the requested one. */
export const decisionForm = z
  .strictObject({ since: calendarDay.optional(), reason: longText.optional() })
  .meta({ id: 'ProposalDecision' });
export type ProposalDecision = z.infer<typeof decisionForm>;

export const representationParam = z.object({ id: idText });
export const decisionParam = z.object({ id: idText, step: z.enum(['approve', 'refuse']) });
export type DecisionStep = z.infer<typeof decisionParam>['step'];
