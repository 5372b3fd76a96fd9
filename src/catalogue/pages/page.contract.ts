import { z } from 'zod';
import { namedArtist } from '#catalogue/articles/article.contract.ts';
import { workSummary } from '#catalogue/works/works.contract.ts';
import { shownBlock } from '#ground/blocks/block.contract.ts';
import { picture } from '#ground/pictures/picture.contract.ts';
import { successReply } from '#shared/reply.ts';
import { PAGES } from './page.rules.ts';

export const pageParam = z.object({ page: z.enum(PAGES) });

/** A version is identified by its day. */
export const pageQuery = z.object({
  version: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d$/)
    .optional(),
});

/** GET /api/page/{page} */
export const pageReply = successReply({
  page: z.object({
    page: z.enum(PAGES),
    title: z.string(),
    lead: z.string(),
    description: z.string(),
    blocks: z.array(shownBlock),
    /** Legal documents only: the version shown, and all versions, current first. */
    version: z.string().optional(),
    versions: z.array(z.string()),
  }),
  works: z.array(workSummary),
  artists: z.array(namedArtist),
  /** The shop's own pictures in its blocks. */
  pictures: z.array(picture),
}).meta({ id: 'Page' });
export type PageReply = z.infer<typeof pageReply>;

/** GET /api/faq */
export const faqReply = successReply({
  list: z.array(z.object({ id: z.string(), question: z.string(), answer: z.array(shownBlock) })),
  /** The shop's own pictures in its answers. */
  pictures: z.array(picture),
}).meta({ id: 'Faq' });
export type FaqReply = z.infer<typeof faqReply>;
