import { readKeyword } from '#shared/keyword.ts';
import {
  APPLICATION_KINDS,
  APPLICATION_STATES,
  type ApplicationKind,
  type ApplicationState,
} from './application.rules.ts';

/** What reviewers look at; it stands in the address. */
export interface ReviewSearch {
  state?: ApplicationState;
  kind?: ApplicationKind;
  keyword?: string;
  page?: number;
}

/** Reads an address; what is not understood is left out. */
export function readReviewSearch({ state, kind, keyword, page }: Record<string, unknown>): ReviewSearch {
  const knownState = APPLICATION_STATES.find((name) => name === state);
  const knownKind = APPLICATION_KINDS.find((name) => name === kind);
  const text = readKeyword(keyword);
  const number = Number(page);
  return {
    ...(knownState && { state: knownState }),
    ...(knownKind && { kind: knownKind }),
    ...(text && { keyword: text }),
    ...(Number.isInteger(number) && number > 1 && number <= 10_000 && { page: number }),
  };
}
