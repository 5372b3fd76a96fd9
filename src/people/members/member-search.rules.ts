import { readKeyword } from '#shared/keyword.ts';
import { STANDINGS } from '#shared/rights.ts';

export const MEMBERS_PAGE = 30;

/** Repeated here because the contract's file imports the schemas. */
export const MEMBER_KINDS = ['basic', 'artist', 'gallery'] as const;
export const MEMBER_SORTS = ['newest', 'oldest', 'name'] as const;
export type MemberSort = (typeof MEMBER_SORTS)[number];
export const YES_NO = ['yes', 'no'] as const;

const FILTERS = {
  type: (text: string) => MEMBER_KINDS.find((name) => name === text),
  standing: (text: string) => STANDINGS.find((name) => name === text),
  proved: (text: string) => YES_NO.find((name) => name === text),
  orders: (text: string) => YES_NO.find((name) => name === text),
  sort: (text: string) => MEMBER_SORTS.find((name) => name === text),
} as const;

type Filters = { [Name in keyof typeof FILTERS]?: ReturnType<(typeof FILTERS)[Name]> };

/** The staff's filters, as the URL carries them. */
export interface MemberSearch extends Filters {
  keyword?: string | undefined;
}

/** Leaves out unknown values. */
export function readMemberSearch(values: Record<string, unknown>): MemberSearch {
  const keyword = readKeyword(values.keyword);
  const read = Object.entries(FILTERS).map(([name, filter]) => [name, filter(String(values[name] ?? ''))]);
  return { ...(keyword && { keyword }), ...Object.fromEntries(read.filter(([, value]) => value !== undefined)) };
}
