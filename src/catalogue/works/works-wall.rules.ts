/** A wider work fills a phone's row. */
const ROW_OF_ITS_OWN = 1.2;

/** The default height of a row in rem on a wide page. */
export const ROW_HEIGHT = 17;

/** The `sizes` of a work's image on the wall. */
export function sizesOnWall(aspect: number, rowHeight = ROW_HEIGHT): string {
  return `(max-width: 40rem) ${aspect < ROW_OF_ITS_OWN ? 46 : 92}vw, ${Math.round(rowHeight * aspect * 1.25)}rem`;
}

/** The work that fills most of a phone's first screen: the first with its own row, if it is near the start. */
export function leadOnWall(works: readonly { aspect: number }[]): number {
  const wide = works.slice(0, 3).findIndex(({ aspect }) => aspect >= ROW_OF_ITS_OWN);
  return Math.max(0, wide);
}
