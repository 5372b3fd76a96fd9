/** Nobody turns fifty pages of twenty: what is counted to the end takes longer with every row (decision 35). */
export const MOST_COUNTED = 1_000;

/** A number that was counted as far as one beyond `MOST_COUNTED`, as people read it: "1,000+" where there are more. */
export function countedText(count: number, locale: string): string {
  const number = new Intl.NumberFormat(locale).format(Math.min(count, MOST_COUNTED));
  return count > MOST_COUNTED ? `${number}+` : number;
}

/** What a page of a list says of how many there are, once they were counted as far as one beyond `MOST_COUNTED`. */
export function pagesOf(counted: number, asked: number, pageSize: number) {
  const total = Math.min(counted, MOST_COUNTED);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return { total, more: counted > MOST_COUNTED, page: Math.min(asked, pages), pages };
}
