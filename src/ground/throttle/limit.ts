/** How often something may be done within a time, by whom, and the reason for the limit. */
export interface Limit {
  most: number;
  seconds: number;
  /** Whose attempts are counted together. */
  per: 'account' | 'network' | 'device' | 'member' | 'order' | 'list' | 'shop';
  why: string;
}

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
