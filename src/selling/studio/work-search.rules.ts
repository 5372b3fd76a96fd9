import { readKeyword } from '#shared/keyword.ts';
import { idFromPath } from '#shared/row-id.ts';
import { WORK_STAGES, type WorkStage } from './studio-steps.rules.ts';

/** Repeated here because the contract's file imports the schemas. */
export const WORK_ORDERS = ['changed', 'title', 'newest'] as const;
export type WorkOrder = (typeof WORK_ORDERS)[number];

/** The seller's filters, as the URL carries them. */
export interface WorkSearch {
  stage?: WorkStage;
  artist?: string;
  keyword?: string;
  sort?: WorkOrder;
  page?: number;
}

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

/** The reviewers' filters. */
export interface ReviewSearch {
  stage?: WorkStage;
  page?: number;
}

/** Leaves out unknown values and the default stage. */
export function readReviewSearch({ stage, page }: Record<string, unknown>): ReviewSearch {
  const known = WORK_STAGES.find((name) => name === stage);
  return { ...(known && known !== 'submitted' && { stage: known }), ...readPage(page) };
}

function readPage(page: unknown): { page?: number } {
  const number = Number(page);
  return Number.isInteger(number) && number > 1 && number <= 10_000 ? { page: number } : {};
}

// @chunk studio
