/**
 * The search parameters of a page. The router passes on every key that `read` omits, so every key is named, also
 * without a valid value.
 */
export function knownSearch<Search extends object>(
  keys: readonly (keyof Search & string)[],
  read: (search: Record<string, unknown>) => Search,
): (search: Record<string, unknown>) => Search {
  const nothing = Object.fromEntries(keys.map((key) => [key, undefined]));
  return (search) => ({ ...nothing, ...read(search) });
}
