import { type LineRules, openLine } from './line.ts';

/**
 * For costly things that are the same for every caller: one making for each name, a few at a time, no endless queue. It knows
 * only its own process; another one may make the same thing, which is a waste and no harm.
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
