import { type LineRules, openLine } from './line.ts';

/**
 * For costly results that are the same for every caller: one task per name, a few at a time, a bounded queue. It
 * covers only its own process; another one may do the same work, which wastes time but harms nothing.
 */
export function openWorkshop<T>(rules: LineRules): (name: string, make: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  const inLine = openLine(rules);
  return (name, make) => {
    const same = underWay.get(name);
    if (same) return same;
    const making = inLine(make).finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making;
  };
}
