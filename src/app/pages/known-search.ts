/**
 * What a page's address may ask for. The router hands on whatever `read` leaves out, so every key is named, also when its
 * value made no sense and there is none.
 */
export function knownSearch<Search extends object>(
  keys: readonly (keyof Search & string)[],
  read: (search: Record<string, unknown>) => Search,
): (search: Record<string, unknown>) => Search {
  const nothing = Object.fromEntries(keys.map((key) => [key, undefined]));
  return (search) => ({ ...nothing, ...read(search) });
}
