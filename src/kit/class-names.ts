/** Joins the class lists that apply; `false` and `undefined` drop out. */
export function classNames(...lists: readonly (string | false | undefined)[]): string {
  return lists.filter(Boolean).join(' ');
}
