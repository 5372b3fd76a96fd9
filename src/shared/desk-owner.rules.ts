/** Whose something at a desk is: anybody's, the reader's own, or nobody's yet. */
export const DESK_OWNERS = ['all', 'mine', 'unassigned'] as const;
export type DeskOwner = (typeof DESK_OWNERS)[number];

// @chunk account
