import { z } from 'zod';
import { savedMoment } from '#ground/audit/overtaken.contract.ts';
import { picture } from '#ground/pictures/picture.contract.ts';
import { idText, keyword, numberText, optionalLongText, TEXT_MAX, text } from '#shared/fields.ts';
import { perLang } from '#shared/locale.ts';
import { successReply } from '#shared/reply.ts';
import { ARTIST_KINDS, ARTIST_STATES, INTRO_LIMIT, PORTRAIT_ALT_LIMIT } from './artist-desk.rules.ts';

export const deskArtistsQuery = z.object({
  keyword: keyword.optional(),
  kind: z.enum(ARTIST_KINDS).optional(),
  state: z.enum(ARTIST_STATES).optional(),
  page: numberText(1, 10_000).default(1),
});
export type DeskArtistsQuery = z.infer<typeof deskArtistsQuery>;

const inThree = z.object(perLang(() => z.string()));
const deskArtistEntry = z
  .object({
    artist_id: z.int(),
    slug: z.string(),
    name: z.string(),
    kind: z.enum(ARTIST_KINDS),
    works: z.int(),
    hidden: z.boolean(),
    gallery: z.string().nullable(),
  })
  .meta({ id: 'DeskArtistEntry' });
export type DeskArtistEntry = z.infer<typeof deskArtistEntry>;
export const deskArtistsReply = successReply({
  list: z.array(deskArtistEntry),
  /** Counted up to ten thousand. */
  total: z.int(),
  more: z.boolean(),
  page: z.int(),
  pages: z.int(),
}).meta({ id: 'DeskArtists' });

/** A text in every language; an empty one falls back to another language. */
const inAll = <Field extends z.ZodType>(field: Field) => z.strictObject(perLang(() => field));
const names = inAll(text(TEXT_MAX)).refine((name) => Object.values(name).some(Boolean), { path: ['en'] });

export const newDeskArtistForm = z
  .strictObject({ kind: z.enum(ARTIST_KINDS), name: names })
  .meta({ id: 'NewDeskArtist' });
export type NewDeskArtistForm = z.infer<typeof newDeskArtistForm>;

export const deskArtistForm = z
  .strictObject({
    /** As we sent it: saving over another version is refused with `conflict`. */
    updated_at: savedMoment,
    name: names,
    sort_as: inAll(text(TEXT_MAX)),
    place: inAll(text(TEXT_MAX)),
    intro: inAll(text(INTRO_LIMIT)),
    story: inAll(optionalLongText.transform((value) => value ?? '')),
    portrait_alt: inAll(text(PORTRAIT_ALT_LIMIT)),
    born: z.int().min(1000).max(2100).nullable(),
    categories: z.array(text(40).min(1)).max(24),
    hidden: z.boolean(),
  })
  .meta({ id: 'DeskArtistForm' });
export type DeskArtistForm = z.input<typeof deskArtistForm>;
export type SentDeskArtist = z.output<typeof deskArtistForm>;

export const deskArtistParam = z.object({ id: idText });
const deskArtist = z
  .object({
    artist_id: z.int(),
    slug: z.string(),
    kind: z.enum(ARTIST_KINDS),
    works: z.int(),
    hidden: z.boolean(),
    name: inThree,
    sort_as: inThree,
    place: inThree,
    intro: inThree,
    story: inThree,
    born: z.int().nullable(),
    categories: z.array(z.string()),
    /** Their heading in each language's directory. */
    initials: inThree,
    portrait: picture.optional(),
    portrait_alt: inThree,
    seller: z.string().nullable(),
    gallery: z.string().nullable(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'DeskArtist' });
export type DeskArtist = z.infer<typeof deskArtist>;
export const deskArtistReply = successReply({ artist: deskArtist }).meta({ id: 'DeskArtistReply' });
