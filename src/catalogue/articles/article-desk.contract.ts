import { z } from 'zod';
import { workSummary } from '#catalogue/works/works.contract.ts';
import { lineText, pictureHashText, storedBlock } from '#ground/blocks/stored-block.contract.ts';
import { picture } from '#ground/pictures/picture.contract.ts';
import { idText, keyword, numberText, rowId, TEXT_MAX, text } from '#shared/fields.ts';
import { LANGS } from '#shared/locale.ts';
import { successReply } from '#shared/reply.ts';
import { LARGEST_ID } from '#shared/row-id.ts';
import { ARTICLE_TAGS, ARTICLE_TYPES } from './article.rules.ts';
import { ARTICLE_ORDERS } from './article-desk-search.rules.ts';
import { ARTICLE_STATES, ARTICLE_STEPS } from './article-steps.rules.ts';

const MOST_BLOCKS = 200;
const SUMMARY_MAX = 500;
const state = z.enum([...ARTICLE_STATES, 'removed']);
const version = z.int().min(0).max(LARGEST_ID);

/** Words joined by hyphens, and no number: that would be an article's id. */
const slug = text(120)
  .regex(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u)
  .refine((value) => !/^\d+$/.test(value));

/** An ISO timestamp in UTC, as browsers write it. */
const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/)
  .refine((value) => !Number.isNaN(Date.parse(value)));

const fields = {
  slug,
  type: z.enum(ARTICLE_TYPES),
  tags: z.array(z.enum(ARTICLE_TAGS)).max(ARTICLE_TAGS.length),
  title: lineText(TEXT_MAX),
  summary: lineText(SUMMARY_MAX),
  /** The cover: the shop's own picture if there is one, otherwise this work's. */
  cover_item_id: rowId.nullable(),
  cover_hash: pictureHashText.nullable(),
  cover_alt: lineText(SUMMARY_MAX),
  blocks: z.array(storedBlock).max(MOST_BLOCKS),
};

/** Texts that are not written yet are empty. */
export const articleForm = z.strictObject(fields).meta({ id: 'ArticleForm' });
export type ArticleForm = z.infer<typeof articleForm>;

/** With the version that was edited. */
export const articleEdit = articleForm.extend({ version }).meta({ id: 'ArticleEdit' });
export type ArticleEdit = z.infer<typeof articleEdit>;

/** Before the first save: the slug may still be missing. */
export const articlePreviewForm = articleForm
  .extend({ slug: text(120), published_at: moment.nullable() })
  .meta({ id: 'ArticlePreviewForm' });
export type ArticlePreviewForm = z.infer<typeof articlePreviewForm>;

export const articleStepForm = z
  .strictObject({ version, published_at: moment.optional() })
  .meta({ id: 'ArticleStepForm' });
export const deskArticleParam = z.object({ id: idText });
export const articleStepParam = deskArticleParam.extend({ step: z.enum(ARTICLE_STEPS) });

/** An article for editors, with names and pictures of the things its blocks mention. */
export const deskArticleReply = successReply({
  article: z.object({
    ...fields,
    slug: z.string(),
    article_id: z.int(),
    version: z.int(),
    state,
    published_at: z.string().nullable(),
    updated_at: z.string(),
    steps: z.array(z.enum(ARTICLE_STEPS)),
  }),
  works: z.array(workSummary),
  artists: z.array(z.object({ artist_id: z.int(), name: z.string() })),
  pictures: z.array(picture),
}).meta({ id: 'DeskArticle' });
export type DeskArticleReply = z.infer<typeof deskArticleReply>;
export type DeskArticle = DeskArticleReply['article'];

export const deskListQuery = z.object({
  state: z.enum(ARTICLE_STATES).optional(),
  type: z.enum(ARTICLE_TYPES).optional(),
  keyword: keyword.optional(),
  sort: z.enum(ARTICLE_ORDERS).default('changed'),
  page: numberText(1, 10_000).default(1),
});
export type DeskListQuery = z.infer<typeof deskListQuery>;

const entry = z.object({
  article_id: z.int(),
  version: z.int(),
  slug: z.string(),
  title: z.string(),
  type: z.enum(ARTICLE_TYPES),
  state,
  published_at: z.string().nullable(),
  updated_at: z.string(),
  /** Languages in which its title or summary is missing. */
  missing: z.array(z.enum(LANGS)),
});
export type DeskEntry = z.infer<typeof entry>;

export const deskListReply = successReply({
  list: z.array(entry),
  total: z.int(),
  /** There are more than we counted. */
  more: z.boolean(),
  page: z.int(),
  pages: z.int(),
  /** Articles per state, of all types. */
  states: z.record(z.enum(ARTICLE_STATES), z.int()),
}).meta({ id: 'DeskArticles' });

/** The file's name; used only in the log. */
export const articlePictureQuery = z.object({ name: text(200).default('') });
export const articlePictureReply = successReply({ picture }).meta({ id: 'ArticlePicture' });
