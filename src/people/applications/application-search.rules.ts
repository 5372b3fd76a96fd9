import { readKeyword } from '#shared/keyword.ts';
import type { ApplicationKind, ApplicationState } from './application.rules.ts';

/** The states in the order of the work. Named here again because every page loads this file, and the rules bring the holidays. */
export const REVIEW_STATES = [
  'submitted',
  'in_review',
  'needs_info',
  'approved',
  'rejected',
  'suspended',
] as const satisfies readonly ApplicationState[];
export const REVIEW_KINDS = ['artist', 'gallery'] as const satisfies readonly ApplicationKind[];

/** What reviewers look at; it stands in the address. */
export interface ReviewSearch {
  state?: ApplicationState;
  kind?: ApplicationKind;
  keyword?: string;
  page?: number;
}

/** Reads an address; what is not understood is left out. */
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
