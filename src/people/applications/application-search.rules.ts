import { readKeyword } from '#shared/keyword.ts';
import type { ApplicationKind, ApplicationState } from './application.rules.ts';

/** The states in the order of the work. Repeated here because every page loads this file, and the rules import the holidays. */
export const REVIEW_STATES = [
  'submitted',
  'in_review',
  'needs_info',
  'approved',
  'rejected',
  'suspended',
] as const satisfies readonly ApplicationState[];
export const REVIEW_KINDS = ['artist', 'gallery'] as const satisfies readonly ApplicationKind[];

/** The reviewers' filters, as the URL carries them. */
export interface ReviewSearch {
  state?: ApplicationState;
  kind?: ApplicationKind;
  keyword?: string;
  page?: number;
}

/** Leaves out unknown values. */
export function readReviewSearch({ state, kind, keyword, page }: Record<string, unknown>): ReviewSearch {
  const knownState = REVIEW_STATES.find((name) => name === state);
  const knownKind = REVIEW_KINDS.find((name) => name === kind);
  const text = readKeyword(keyword);
  const number = Number(page);
  return {
    ...(knownState && { state: knownState }),
    ...(knownKind && { kind: knownKind }),
    ...(text && { keyword: text }),
    ...(Number.isInteger(number) && number > 1 && number <= 10_000 && { page: number }),
  };
}
