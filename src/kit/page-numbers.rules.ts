/** Up to this many pages are all shown; a longer list always takes as many places, so that nothing jumps. */
const PLACES = 7;

type PagePlace = number | 'gap-before' | 'gap-after';

/** The page numbers to show: the first, the last and those around the current one, with gaps between. */
export function pageNumbers(page: number, pages: number): PagePlace[] {
  if (pages <= PLACES) return range(1, pages);
  const edge = PLACES - 2;
  if (page < edge) return [...range(1, edge), 'gap-after', pages];
  if (page > pages - edge + 1) return [1, 'gap-before', ...range(pages - edge + 1, pages)];
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', pages];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
}

// @chunk lists
