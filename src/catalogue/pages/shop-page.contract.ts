import { z } from 'zod';
import { draftPart, pagePart } from '#ground/blocks/page-part.contract.ts';
import { successReply } from '#shared/reply.ts';
import { HIDEABLE_PAGES, SHOP_PAGES } from './page.rules.ts';
import { completeTexts, draftState, draftTexts, MOST_PARTS, revision } from './page-words.contract.ts';

const draftWords = { ...draftTexts, blocks: z.array(draftPart).max(MOST_PARTS) };
const completeWords = { ...completeTexts, blocks: z.array(pagePart).min(1).max(MOST_PARTS) };

/** A page of the shop in all languages, as a person edits it. */
const shopPageWords = z.object(draftWords).meta({ id: 'ShopPageWords' });
export type ShopPageWords = z.infer<typeof shopPageWords>;

export const shopPageParam = z.object({ page: z.enum(SHOP_PAGES) });
/** A draft with the revision it began from; 0 is none. */
export const shopPageDraftForm = z.strictObject({ revision, ...draftWords }).meta({ id: 'ShopPageDraftForm' });
export type ShopPageDraftForm = z.infer<typeof shopPageDraftForm>;
/** What is published is what was looked at, with the draft and the text it began from. */
export const shopPagePublishForm = z
  .strictObject({ revision, version: revision, ...completeWords })
  .meta({ id: 'ShopPagePublishForm' });
export type ShopPagePublishForm = z.infer<typeof shopPagePublishForm>;
export const shopPageDiscardForm = z.strictObject({ revision }).meta({ id: 'ShopPageDiscardForm' });
/** The contact page is always there. */
export const hideablePageParam = z.object({ page: z.enum(HIDEABLE_PAGES) });
export const shopPageHidingForm = z
  .strictObject({ version: revision, hidden: z.boolean() })
  .meta({ id: 'ShopPageHidingForm' });
export type ShopPageHidingForm = z.infer<typeof shopPageHidingForm>;
export const shopPagePreviewForm = z.strictObject(draftWords).meta({ id: 'ShopPagePreviewForm' });

const pageState = {
  page: z.enum(SHOP_PAGES),
  /** Nobody has changed its words: they are the example that the shop came with, and come with its next version. */
  untouched: z.boolean(),
  hidden: z.boolean(),
  draft: draftState.optional(),
  /** When staff last did something to it; null where they never did. */
  changed_at: z.string().nullable(),
};

/** The pages on which the shop tells of itself, and how each stands. */
export const shopPageListReply = successReply({ list: z.array(z.object(pageState)) }).meta({ id: 'ShopPageList' });
export type ShopPageListReply = z.infer<typeof shopPageListReply>;

/** One page as it is written now: its draft, or what visitors read where there is none. */
export const shopPageReply = successReply({
  ...pageState,
  version: z.int(),
  words: shopPageWords,
  /** What visitors read, and what the shop came with. */
  published: shopPageWords,
  delivered: shopPageWords,
  /** The works and artists of its parts that are on show, by the names in their addresses; others are left out of the page. */
  on_show: z.record(z.string(), z.string()),
}).meta({ id: 'ShopPage' });
export type ShopPageReply = z.infer<typeof shopPageReply>;
