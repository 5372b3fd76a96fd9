/** Wider than this, a work fills a phone's row. */
const ROW_OF_ITS_OWN = 1.2;

/** Height of a row in rem on a wide page, where nobody wants another. */
export const ROW_HEIGHT = 17;

/** How wide a work's picture is shown on the wall, as the `sizes` of an image says it. */
export function sizesOnWall(aspect: number, rowHeight = ROW_HEIGHT): string {
  return `(max-width: 40rem) ${aspect < ROW_OF_ITS_OWN ? 46 : 92}vw, ${Math.round(rowHeight * aspect * 1.25)}rem`;
}

/** Which work fills most of a phone's first screen: the first that has a row to itself, if it is near. */
export function leadOnWall(works: readonly { aspect: number }[]): number {
  const wide = works.slice(0, 3).findIndex(({ aspect }) => aspect >= ROW_OF_ITS_OWN);
  return Math.max(0, wide);
}
