import { z } from 'zod';
import { workSummary } from '#catalogue/works/works.contract.ts';
import { shownBlock } from '#ground/blocks/block.contract.ts';
import { picture } from '#ground/pictures/picture.contract.ts';
import { numberText, text } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { ARTICLE_TAGS, ARTICLE_TYPES } from './article.rules.ts';

export const articleCard = z
  .object({
    id: z.int(),
    article_id: z.int().meta({ deprecated: true, description: 'The same as `id`, which replaces it.' }),
    slug: z.string(),
    type: z.enum(ARTICLE_TYPES),
    title: z.string(),
    summary: z.string(),
    tags: z.array(z.enum(ARTICLE_TAGS)),
    published_at: z.string(),
    minutes: z.int(),
    /** The head picture with its description, and its work if it shows one. */
    cover: z.object({ item_id: z.int().optional(), picture, alt: z.string() }).optional(),
  })
  .meta({ id: 'ArticleCard' });
export type ArticleCard = z.infer<typeof articleCard>;

/** An id or a slug, in any script. */
export const articleParam = z.object({ id: text(120).min(1) });

/** GET /api/article: the latest first. */
export const articleListQuery = z.object({
  type: z.enum(ARTICLE_TYPES).optional(),
  tag: z.enum(ARTICLE_TAGS).optional(),
  page: numberText(1, 400).default(1),
});
export type ArticleListQuery = z.infer<typeof articleListQuery>;

export const articleListReply = successReply({
  list: z.array(articleCard),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  /** The tags used by articles of this type, most frequent first. */
  tags: z.array(z.object({ tag: z.enum(ARTICLE_TAGS), count: z.int() })),
}).meta({ id: 'Articles' });
export type ArticleListReply = z.infer<typeof articleListReply>;

export const namedArtist = z.object({
  artist_id: z.int(),
  slug: z.string(),
  name: z.string(),
  place: z.string(),
  intro: z.string(),
});

export const articleReply = successReply({
  article: articleCard.extend({ updated_at: z.string(), blocks: z.array(shownBlock) }),
  /** Only published works, and artists with published works. */
  works: z.array(workSummary),
  artists: z.array(namedArtist),
  pictures: z.array(picture),
  related: z.array(articleCard),
}).meta({ id: 'Article' });
export type ArticleReply = z.infer<typeof articleReply>;
