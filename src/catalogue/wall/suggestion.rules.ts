import { type WallSearch, type WallWish, writeWallSearch } from '#ground/wall-address/wall-address.ts';

/** How many works hang on a wall that nobody has arranged yet. */
export const SUGGESTED = 3;

/** The wall of the page. */
export interface ShownWall extends WallWish {
  /** Its works are the shop's suggestion. The address does not name them until the visitor changes one of them. */
  isSuggestion?: boolean;
}

/** A wall without works shows the suggested ones. */
export function withSuggestion(wish: WallWish, item_ids: readonly number[]): ShownWall {
  if (wish.works.length > 0 || item_ids.length === 0) return wish;
  return { ...wish, works: item_ids.map((item_id) => ({ item_id })), isSuggestion: true };
}

/** Another room, paint or light keeps the suggestion; other works make the wall the visitor's own. */
export function withChanges({ isSuggestion = false, ...wall }: ShownWall, changes: Partial<WallWish>): ShownWall {
  return { ...wall, ...changes, ...(isSuggestion && !changes.works && { isSuggestion }) };
}

/** The address of a wall; the shop may suggest other works at the next visit. */
export function addressOfWall({ isSuggestion = false, ...wall }: ShownWall): WallSearch {
  return writeWallSearch(isSuggestion ? { ...wall, works: [] } : wall);
}
