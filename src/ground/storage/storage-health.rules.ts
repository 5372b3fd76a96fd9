/** Problems of the bucket that the shop can detect from its answers. */
export const STORAGE_PROBLEMS = ['unreachable', 'slow', 'denied', 'no_bucket', 'other_bytes', 'failing'] as const;
export type StorageProblem = (typeof STORAGE_PROBLEMS)[number];
