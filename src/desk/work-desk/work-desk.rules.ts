import { readKeyword } from '#shared/keyword.ts';

/** The stages of a work; repeated here because importing the studio's contract would load its schemas. */
export const DESK_STAGES = ['online', 'draft', 'submitted', 'needs_changes', 'paused', 'removed'] as const;
export type DeskStage = (typeof DESK_STAGES)[number];
export const DESK_SORTS = ['newest', 'changed', 'title'] as const;
export const DESK_STEPS = ['pause', 'publish', 'remove', 'restore'] as const;
export type DeskStep = (typeof DESK_STEPS)[number];

interface Standing {
  stage: DeskStage;
  paused_by: 'seller' | 'shop' | 'staff' | null;
  /** The shop created it; it has no seller. */
  is_house: boolean;
}

interface Transition {
  from: readonly DeskStage[];
  to: DeskStage;
  /** Only works that staff paused, and drafts of the shop's own. */
  own: boolean;
}

/** The steps staff may take with any work, each with its undo. Other steps belong to the seller and the reviewers. */
export const DESK_TRANSITIONS: Record<DeskStep, Transition> = {
  pause: { from: ['online'], to: 'paused', own: false },
  publish: { from: ['paused', 'draft'], to: 'online', own: true },
  remove: { from: ['paused', 'draft'], to: 'removed', own: true },
  restore: { from: ['removed'], to: 'paused', own: true },
};

/** Whether staff may take a step with a work now. */
export function mayTake(step: DeskStep, { stage, paused_by, is_house }: Standing): boolean {
  const { from, own } = DESK_TRANSITIONS[step];
  const isOwn = stage === 'draft' ? is_house : paused_by === 'staff';
  return from.includes(stage) && (!own || isOwn);
}

/** The filters of the work list, as stored in the page address. */
export interface DeskSearch {
  keyword?: string;
  artist_id?: number;
  category?: string;
  stage?: DeskStage;
  sale_mode?: 'online' | 'exhibition' | 'edition';
  sort?: (typeof DESK_SORTS)[number];
  page?: number;
}

/** Reads an address; unknown parts are left out. */
export function readDeskSearch(given: Record<string, unknown>): DeskSearch {
  const keyword = readKeyword(given.keyword);
  const integer = (value: unknown, most: number) => {
    const number = Number(value);
    return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined;
  };
  const artist_id = integer(given.artist_id, 2_147_483_647);
  const page = integer(given.page, 10_000);
  const stage = DESK_STAGES.find((name) => name === given.stage);
  const sort = DESK_SORTS.find((name) => name === given.sort);
  const sale_mode = (['online', 'exhibition', 'edition'] as const).find((name) => name === given.sale_mode);
  const category = typeof given.category === 'string' ? readKeyword(given.category).slice(0, 40) : '';
  return {
    ...(keyword && { keyword }),
    ...(artist_id && { artist_id }),
    ...(category && { category }),
    ...(stage && { stage }),
    ...(sale_mode && { sale_mode }),
    ...(sort && sort !== 'newest' && { sort }),
    ...(page && page > 1 && { page }),
  };
}

/** Rounding to whole millimetres changes the shape of a small print by about a percent. */
const SHAPE = 1.02;

/** Whether a print has the shape of its picture, so that nothing is cut off. */
export function hasShapeOf(size: { w_mm: number; h_mm: number }, picture: { w_px: number; h_px: number }): boolean {
  const bent = size.w_mm / size.h_mm / (picture.w_px / picture.h_px);
  return Math.max(bent, 1 / bent) <= SHAPE;
}
