import { z } from 'zod';
import { draftPart, pagePart } from '#ground/blocks/page-part.contract.ts';
import { successReply } from '#shared/reply.ts';
import { knownNames } from './known-names.contract.ts';
import { HIDEABLE_PAGES, SHOP_PAGES } from './page.rules.ts';
import { completeTexts, draftState, draftTexts, MOST_PARTS, revision } from './page-words.contract.ts';

const draftWords = { ...draftTexts, blocks: z.array(draftPart).max(MOST_PARTS) };
const completeWords = { ...completeTexts, blocks: z.array(pagePart).min(1).max(MOST_PARTS) };

const shopPageWords = z.object(draftWords).meta({ id: 'ShopPageWords' });
export type ShopPageWords = z.infer<typeof shopPageWords>;

export const shopPageParam = z.object({ page: z.enum(SHOP_PAGES) });
/** With the revision the draft is based on; 0 is none. */
export const shopPageDraftForm = z.strictObject({ revision, ...draftWords }).meta({ id: 'ShopPageDraftForm' });
export type ShopPageDraftForm = z.infer<typeof shopPageDraftForm>;
/** Contains the words that the editor saw, with the draft and the text they are based on. */
export const shopPagePublishForm = z
  .strictObject({ revision, version: revision, ...completeWords })
  .check(knownNames)
  .meta({ id: 'ShopPagePublishForm' });
export type ShopPagePublishForm = z.infer<typeof shopPagePublishForm>;
export const shopPageDiscardForm = z.strictObject({ revision }).meta({ id: 'ShopPageDiscardForm' });
/** The contact page cannot be hidden. */
export const hideablePageParam = z.object({ page: z.enum(HIDEABLE_PAGES) });
export const shopPageHidingForm = z
  .strictObject({ version: revision, hidden: z.boolean() })
  .meta({ id: 'ShopPageHidingForm' });
export type ShopPageHidingForm = z.infer<typeof shopPageHidingForm>;
export const shopPagePreviewForm = z.strictObject(draftWords).meta({ id: 'ShopPagePreviewForm' });

const pageState = {
  page: z.enum(SHOP_PAGES),
  /** Staff have not changed it: it is the software's example, and updates still apply. */
  untouched: z.boolean(),
  hidden: z.boolean(),
  draft: draftState.optional(),
  /** Null if staff never changed it. */
  changed_at: z.string().nullable(),
};

export const shopPageListReply = successReply({ list: z.array(z.object(pageState)) }).meta({ id: 'ShopPageList' });
export type ShopPageListReply = z.infer<typeof shopPageListReply>;

/** The draft, or the published page if there is none. */
export const shopPageReply = successReply({
  ...pageState,
  version: z.int(),
  words: shopPageWords,
  /** The published words, and the software's. */
  published: shopPageWords,
  delivered: shopPageWords,
  /** The published works and artists in its blocks, by slug; the page omits others. */
  on_show: z.record(z.string(), z.string()),
}).meta({ id: 'ShopPage' });
export type ShopPageReply = z.infer<typeof shopPageReply>;
