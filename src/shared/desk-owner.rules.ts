/** Filter by owner at a desk: all, the reader's own, or unassigned. */
export const DESK_OWNERS = ['all', 'mine', 'unassigned'] as const;
export type DeskOwner = (typeof DESK_OWNERS)[number];

// @chunk account
