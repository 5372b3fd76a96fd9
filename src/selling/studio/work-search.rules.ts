import { readKeyword } from '#shared/keyword.ts';
import { idFromPath } from '#shared/row-id.ts';
import { WORK_STAGES, type WorkStage } from './studio-steps.rules.ts';

/** Named here again because the contract's file brings the schemas with it. */
export const WORK_ORDERS = ['changed', 'title', 'newest'] as const;
export type WorkOrder = (typeof WORK_ORDERS)[number];

/** What a seller looks at of their works; it stands in the address. */
export interface WorkSearch {
  stage?: WorkStage;
  artist?: string;
  keyword?: string;
  sort?: WorkOrder;
  page?: number;
}

/** Reads an address of the seller's list; what is not understood is left out. */
export function readWorkSearch({ stage, artist, keyword, sort, page }: Record<string, unknown>): WorkSearch {
  const known = WORK_STAGES.find((name) => name === stage);
  const order = WORK_ORDERS.find((name) => name === sort);
  const text = readKeyword(keyword);
  return {
    ...(known && { stage: known }),
    ...(idFromPath(String(artist)) !== undefined && { artist: String(artist) }),
    ...(text && { keyword: text }),
    ...(order && order !== 'changed' && { sort: order }),
    ...readPage(page),
  };
}

/** What reviewers look at of the works sent in. */
export interface ReviewSearch {
  stage?: WorkStage;
  page?: number;
}

/** Reads an address of the reviewers' queue; what waits for them needs no name. */
export function readReviewSearch({ stage, page }: Record<string, unknown>): ReviewSearch {
  const known = WORK_STAGES.find((name) => name === stage);
  return { ...(known && known !== 'submitted' && { stage: known }), ...readPage(page) };
}

function readPage(page: unknown): { page?: number } {
  const number = Number(page);
  return Number.isInteger(number) && number > 1 && number <= 10_000 ? { page: number } : {};
}

// @chunk studio
