import { z } from 'zod';
import { workSummary } from '#catalogue/works/works.contract.ts';
import { picture } from '#ground/pictures/picture.contract.ts';
import { numberText, text } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';

export const artistCard = z
  .object({
    artist_id: z.int(),
    slug: z.string(),
    kind: z.enum(['artist', 'gallery']),
    name: z.string(),
    place: z.string(),
    born: z.int().optional(),
    intro: z.string(),
    categories: z.array(z.string()),
    works: z.int(),
    /** The heading in this language: a letter, or a number of strokes. */
    initial: z.string(),
    /** Up to three example works. */
    samples: z.array(workSummary),
  })
  .meta({ id: 'ArtistCard' });
export type ArtistCard = z.infer<typeof artistCard>;

const portrait = z.object({ picture, alt: z.string() }).meta({ id: 'ArtistPortrait' });

/** An id or a slug. */
export const artistParam = z.object({ id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/) });

/** GET /api/artist: the directory, ordered as its language orders names. */
export const artistListQuery = z.object({
  category: text(40).optional(),
  page: numberText(1, 400).default(1),
});

export const artistListReply = successReply({
  list: z.array(artistCard),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  categories: z.array(z.object({ code: z.string(), name: z.string(), count: z.int() })),
}).meta({ id: 'Artists' });

export const artistReply = successReply({
  artist: artistCard.extend({ story: z.string(), portrait: portrait.optional() }),
  works: z.array(workSummary),
  works_total: z.int(),
  articles: z.array(z.object({ id: z.int(), slug: z.string(), title: z.string(), published_at: z.string() })),
}).meta({ id: 'Artist' });
export type ArtistReply = z.infer<typeof artistReply>;
