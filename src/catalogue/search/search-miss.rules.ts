import type { Lang } from '#shared/locale.ts';

/** A keyword that found nothing, the language of the page it was typed on, and how often. */
export interface Miss {
  keyword: string;
  lang: Lang;
  times: number;
}

/** The same keywords once each with their sum, most frequent first; of several spellings the most frequent is shown. */
export function mergedMisses(misses: readonly Miss[], fold: (keyword: string) => string): Miss[] {
  const frequentFirst = (one: Miss, other: Miss) => other.times - one.times;
  // Signs alone fold to nothing, and are told apart by themselves.
  const same = Map.groupBy(misses.toSorted(frequentFirst), ({ keyword }) => fold(keyword) || keyword);
  return [...same.values()]
    .flatMap(([first, ...others]) =>
      first ? { ...first, times: others.reduce((sum, { times }) => sum + times, first.times) } : [],
    )
    .sort(frequentFirst);
}
