import type { Lang } from '#shared/locale.ts';

/** A keyword without results, the language of its page, and its count. */
export interface Miss {
  keyword: string;
  lang: Lang;
  times: number;
}

/**
 * Merges equal keywords and adds up their counts, most frequent first; of several spellings the most frequent is shown.
 */
export function mergedMisses(misses: readonly Miss[], fold: (keyword: string) => string): Miss[] {
  const frequentFirst = (one: Miss, other: Miss) => other.times - one.times;
  // Signs alone fold to nothing, so they are compared unfolded.
  const same = Map.groupBy(misses.toSorted(frequentFirst), ({ keyword }) => fold(keyword) || keyword);
  return [...same.values()]
    .flatMap(([first, ...others]) =>
      first ? { ...first, times: others.reduce((sum, { times }) => sum + times, first.times) } : [],
    )
    .sort(frequentFirst);
}
