import { z } from 'zod';
import { articleCard } from '#catalogue/articles/article.contract.ts';
import { workSummary } from '#catalogue/works/works.contract.ts';
import { rowId } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { LARGEST_ID } from '#shared/row-id.ts';
import { HOME_PARTS, MOST_CHOSEN } from './home-choice.rules.ts';

const isEachOnce = (list: readonly (number | string)[]) => new Set(list).size === list.length;
const ids = (most: number) => z.array(rowId).max(most).refine(isEachOnce);

const draft = {
  hero: ids(MOST_CHOSEN.hero),
  evening: ids(MOST_CHOSEN.evening),
  articles: ids(MOST_CHOSEN.articles),
  artists: ids(MOST_CHOSEN.artists),
  parts: z.array(z.enum(HOME_PARTS)).refine(isEachOnce),
};
const choice = {
  ...draft,
  evening: draft.evening.refine((three) => three.length === 0 || three.length === MOST_CHOSEN.evening, {
    params: { rule: 'three_works' },
  }),
};

/** An unfinished choice: some of the three works over the sofa may be missing. */
export const homeDraft = z.strictObject(draft).meta({ id: 'HomeDraft' });
export type HomeDraft = z.infer<typeof homeDraft>;

/** The shop fills an empty list automatically. */
export const homeEdit = z.strictObject({ ...choice, version: z.int().min(0).max(LARGEST_ID) }).meta({ id: 'HomeEdit' });
export type HomeEdit = z.infer<typeof homeEdit>;

export const homeDeskReply = successReply({
  /** 0 until the first change. */
  version: z.int(),
  updated_at: z.string().nullable(),
  choice: z.object(choice),
  /** The names of the chosen ones. Those missing here are no longer published, and the page omits them. */
  works: z.array(workSummary),
  articles: z.array(articleCard),
  artists: z.array(z.object({ artist_id: z.int(), name: z.string() })),
}).meta({ id: 'HomeDesk' });
export type HomeDeskReply = z.infer<typeof homeDeskReply>;
