/** PostgreSQL's largest `integer`: an id beyond it cannot be asked for without an error. */
export const LARGEST_ID = 2_147_483_647;

/** An id as it stands in a path, or nothing if no row could have it. */
export function idFromPath(part: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(part) ? Number(part) : 0;
  return id > 0 && id <= LARGEST_ID ? id : undefined;
}
