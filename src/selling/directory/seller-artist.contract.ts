import { z } from 'zod';
import { idText, longText, optionalLongText, rowId, TEXT_MAX, text } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { holdsAddress } from '#shared/web-address.ts';
import { calendarDay } from './representation-desk.contract.ts';
import { BORN_FIRST, INTRO_MAX, MOST_PAGE_CATEGORIES } from './seller-artist.rules.ts';

/** A text in every language; each may stay empty, and the reader is shown another then. */
const inAll = <Field extends z.ZodType>(field: Field) =>
  z.strictObject({ en: field, 'zh-Hant': field, 'zh-Hans': field });

const nameText = text(TEXT_MAX).refine((value) => !holdsAddress(value), { params: { rule: 'name_address' } });
const story = optionalLongText.transform((value) => value ?? '');
const names = inAll(nameText).refine((name) => Object.values(name).some(Boolean), { path: ['en'] });

/** What a seller writes on a public page, and which version it was written on. */
export const artistPageForm = z
  .strictObject({
    name: names,
    /** What the name is sorted by; left out it stays, and where it is empty the family name is guessed. */
    sort_as: inAll(nameText).optional(),
    place: inAll(text(TEXT_MAX)),
    intro: inAll(text(INTRO_MAX)),
    story: inAll(story),
    born: z.int().min(BORN_FIRST).max(2100).nullable(),
    categories: z.array(text(40).min(1)).max(MOST_PAGE_CATEGORIES),
    /** As the shop wrote it. */
    updated_at: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  })
  .meta({ id: 'ArtistPageForm' });
export type ArtistPageForm = z.infer<typeof artistPageForm>;

/** An artist whom a gallery takes in: the rest is written on the page. */
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
  /** The categories that can be chosen, in the asked language. */
  categories: z.array(z.object({ code: z.string(), name: z.string() })),
}).meta({ id: 'ArtistPageReply' });
export type SellersPageReply = z.infer<typeof artistPageReply>;

const represented = z
  .object({
    ...listed,
    /** The first day. */
    since: z.string(),
    /** The first day without it; nothing while no end is known. */
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
    /** What the shop answered. */
    reason: z.string(),
    created_at: z.string(),
  })
  .meta({ id: 'OwnProposal' });
export type OwnProposal = z.infer<typeof ownProposal>;

export const sellerArtistsReply = successReply({
  /** The seller's own page. */
  own: z.object(listed),
  /** Whom a gallery represents, has represented and will; an artist has nobody here. */
  represented: z.array(represented),
  /** The galleries that represent the seller's own page now or later; a gallery has none. */
  represented_by: z.array(z.object({ gallery: z.string(), since: z.string(), until: z.string().nullable() })),
  /** What a gallery has asked for, the latest first. */
  proposals: z.array(ownProposal),
  /** The shop's day. */
  today: z.string(),
}).meta({ id: 'SellerArtists' });
export type SellerArtists = z.infer<typeof sellerArtistsReply>;

/** The last day on which a gallery represents an artist, today at the earliest. */
export const endForm = z.strictObject({ last_day: calendarDay }).meta({ id: 'EndRepresentation' });
export type EndForm = z.infer<typeof endForm>;

/** A gallery asks to represent an artist from a day on, and says why it may. */
export const proposalForm = z.strictObject({ since: calendarDay, note: longText }).meta({ id: 'ProposalForm' });
export type ProposalForm = z.infer<typeof proposalForm>;

export const sellerArtistParam = z.object({ id: idText });
export const addedArtistReply = successReply({ artist_id: rowId }).meta({ id: 'AddedArtist' });
