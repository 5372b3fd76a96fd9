/** Joins the given class lists, without `false` and `undefined`. */
export function classNames(...lists: readonly (string | false | undefined)[]): string {
  return lists.filter(Boolean).join(' ');
}
