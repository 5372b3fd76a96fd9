import { z } from 'zod';
import { namedArtist } from '#catalogue/articles/article.contract.ts';
import { workSummary } from '#catalogue/works/works.contract.ts';
import { shownBlock } from '#ground/blocks/block.contract.ts';
import { successReply } from '#shared/reply.ts';
import { PAGES } from './page.rules.ts';

export const pageParam = z.object({ page: z.enum(PAGES) });

/** A version is the day it was made. */
export const pageQuery = z.object({
  version: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d$/)
    .optional(),
});

/** GET /api/page/{page}: a page of words, with the works and artists it shows. */
export const pageReply = successReply({
  page: z.object({
    page: z.enum(PAGES),
    title: z.string(),
    lead: z.string(),
    description: z.string(),
    blocks: z.array(shownBlock),
    /** Of a page that binds the shop: the version shown, and all there are, the current one first. */
    version: z.string().optional(),
    versions: z.array(z.string()),
  }),
  works: z.array(workSummary),
  artists: z.array(namedArtist),
}).meta({ id: 'Page' });
export type PageReply = z.infer<typeof pageReply>;

/** GET /api/faq: the questions people ask most. */
export const faqReply = successReply({
  list: z.array(z.object({ id: z.string(), question: z.string(), answer: z.array(shownBlock) })),
}).meta({ id: 'Faq' });
export type FaqReply = z.infer<typeof faqReply>;
