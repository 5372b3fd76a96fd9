import { z } from 'zod';
import { idText, longText, optionalLongText, rowId, TEXT_MAX, text } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { holdsAddress } from '#shared/web-address.ts';
import { calendarDay } from './representation-desk.contract.ts';
import { BORN_FIRST, INTRO_MAX, MOST_PAGE_CATEGORIES } from './seller-artist.rules.ts';

/** A text in every language; for an empty one readers see another language. */
const inAll = <Field extends z.ZodType>(field: Field) =>
  z.strictObject({ en: field, 'zh-Hant': field, 'zh-Hans': field });

const nameText = text(TEXT_MAX).refine((value) => !holdsAddress(value), { params: { rule: 'name_address' } });
const story = optionalLongText.transform((value) => value ?? '');
const names = inAll(nameText).refine((name) => Object.values(name).some(Boolean), { path: ['en'] });

/** A seller's public page, and the version it is based on. */
export const artistPageForm = z
  .strictObject({
    name: names,
    /** The sort key of the name; absent, it stays; empty, the family name is guessed. */
    sort_as: inAll(nameText).optional(),
    place: inAll(text(TEXT_MAX)),
    intro: inAll(text(INTRO_MAX)),
    story: inAll(story),
    born: z.int().min(BORN_FIRST).max(2100).nullable(),
    categories: z.array(text(40).min(1)).max(MOST_PAGE_CATEGORIES),
    /** Exactly as the server formatted it. */
    updated_at: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  })
  .meta({ id: 'ArtistPageForm' });
export type ArtistPageForm = z.infer<typeof artistPageForm>;

/** A new artist of a gallery: the rest is edited on the page. */
export const newArtistForm = z.strictObject({ name: names }).meta({ id: 'NewArtist' });
export type NewArtistForm = z.infer<typeof newArtistForm>;

const anyText = z.object({ en: z.string(), 'zh-Hant': z.string(), 'zh-Hans': z.string() });
const listed = {
  artist_id: z.int(),
  slug: z.string(),
  name: anyText,
  works: z.int(),
};

const artistPage = z
  .object({
    ...listed,
    kind: z.enum(['artist', 'gallery']),
    sort_as: anyText,
    place: anyText,
    intro: anyText,
    story: anyText,
    born: z.int().nullable(),
    categories: z.array(z.string()),
    updated_at: z.string(),
  })
  .meta({ id: 'ArtistPage' });
export type SellersPage = z.infer<typeof artistPage>;
export const artistPageReply = successReply({
  page: artistPage,
  /** The available categories, in the requested language. */
  categories: z.array(z.object({ code: z.string(), name: z.string() })),
}).meta({ id: 'ArtistPageReply' });
export type SellersPageReply = z.infer<typeof artistPageReply>;

const represented = z
  .object({
    ...listed,
    since: z.string(),
    /** The first day after it; null if no end is known. */
    until: z.string().nullable(),
    /** `ending`: the last day is known and has not passed. `coming`: it begins later. */
    state: z.enum(['coming', 'now', 'ending', 'ended']),
  })
  .meta({ id: 'RepresentedArtist' });
export type RepresentedArtist = z.infer<typeof represented>;

const ownProposal = z
  .object({
    proposal_id: z.int(),
    artist_id: z.int(),
    name: anyText,
    since: z.string(),
    state: z.enum(['open', 'approved', 'refused', 'withdrawn']),
    reason: z.string(),
    created_at: z.string(),
  })
  .meta({ id: 'OwnProposal' });
export type OwnProposal = z.infer<typeof ownProposal>;

export const sellerArtistsReply = successReply({
  own: z.object(listed),
  /** Artists whom a gallery represents, has represented or will represent; empty for an artist. */
  represented: z.array(represented),
  /** The galleries that represent the seller's own page now or later; empty for a gallery. */
  represented_by: z.array(z.object({ gallery: z.string(), since: z.string(), until: z.string().nullable() })),
  /** A gallery's requests, the latest first. */
  proposals: z.array(ownProposal),
  /** The shop's day. */
  today: z.string(),
}).meta({ id: 'SellerArtists' });
export type SellerArtists = z.infer<typeof sellerArtistsReply>;

/** The last day of a representation, today at the earliest. */
export const endForm = z.strictObject({ last_day: calendarDay }).meta({ id: 'EndRepresentation' });
export type EndForm = z.infer<typeof endForm>;

/** A gallery's request to represent an artist from a day on, with its reasons. */
export const proposalForm = z.strictObject({ since: calendarDay, note: longText }).meta({ id: 'ProposalForm' });
export type ProposalForm = z.infer<typeof proposalForm>;

export const sellerArtistParam = z.object({ id: idText });
export const addedArtistReply = successReply({ artist_id: rowId }).meta({ id: 'AddedArtist' });
