/** How long an invitation link may work, in days: the page's choices. */
export const LONGEST_LINK_DAYS = 90;
export const LINK_DAYS = [7, 30, LONGEST_LINK_DAYS] as const;

/** The part of the address after `#`, which no server and no log ever sees. */
export const LINK_MARK = 'preview=';

export const REASON_LENGTH = 300;
export const SENTENCE_LENGTH = 300;
