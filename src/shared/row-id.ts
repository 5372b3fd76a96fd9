/** PostgreSQL's largest `integer`: a query for a larger id is an error. */
export const LARGEST_ID = 2_147_483_647;

/** An id from a path; undefined if no row could have it. */
export function idFromPath(part: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(part) ? Number(part) : 0;
  return id > 0 && id <= LARGEST_ID ? id : undefined;
}
