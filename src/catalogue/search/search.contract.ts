import { z } from 'zod';
import { KINDS } from '#catalogue/search-index/search.rules.ts';
import { workSummary } from '#catalogue/works/works.contract.ts';
import { picture } from '#ground/pictures/picture.contract.ts';
import { keyword, numberText } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { LAST_PAGE } from './search.rules.ts';

const optionalKeyword = keyword.default('');

/** GET /api/search: without `kind` the first of every kind, with it one page of that kind. */
export const searchQuery = z.object({
  keyword: optionalKeyword,
  kind: z.enum(KINDS).optional(),
  page: numberText(1, LAST_PAGE).default(1),
});
export type SearchQuery = z.infer<typeof searchQuery>;

export const suggestQuery = z.object({ keyword: optionalKeyword });

/** The matching parts of a text, `[start, end)` in UTF-16 units, in order and without overlaps. */
const marks = z.array(z.tuple([z.int(), z.int()]));
export type Marks = z.infer<typeof marks>;

const foundWork = workSummary.extend({ title_marks: marks, artist_marks: marks }).meta({ id: 'FoundWork' });
export type FoundWork = z.infer<typeof foundWork>;

const foundPage = z
  .object({
    id: z.int(),
    title: z.string(),
    title_marks: marks,
    subtitle: z.string().optional(),
    subtitle_marks: marks,
    /** For an artist: the newest work. */
    picture: picture.optional(),
  })
  .meta({ id: 'FoundPage' });
export type FoundPage = z.infer<typeof foundPage>;

/** `total` is exact up to 1,000; `more` means that there are more. */
const found = <Hit extends z.ZodType>(hit: Hit) => z.object({ list: z.array(hit), total: z.int(), more: z.boolean() });

export const searchReply = successReply({
  keyword: z.string(),
  kind: z.enum(KINDS).optional(),
  page: z.int(),
  /** Of the given kind; 1 without one. */
  pages: z.int(),
  works: found(foundWork),
  artists: found(foundPage),
  articles: found(foundPage),
  /** If nothing was found: similar words, each with results. */
  near: z.array(z.string()),
  /** Popular searches. */
  hot: z.array(z.string()),
}).meta({ id: 'Search' });
export type SearchReply = z.infer<typeof searchReply>;

const suggestion = z
  .object({
    kind: z.enum(KINDS),
    id: z.int(),
    title: z.string(),
    title_marks: marks,
    subtitle: z.string().optional(),
    subtitle_marks: marks,
    picture: picture.optional(),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.infer<typeof suggestion>;

export const suggestReply = successReply({
  keyword: z.string(),
  list: z.array(suggestion),
  /** Offered before anything is typed. */
  hot: z.array(z.string()),
}).meta({ id: 'Suggest' });
export type SuggestReply = z.infer<typeof suggestReply>;
