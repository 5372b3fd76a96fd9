/** Nobody opens page fifty of a list: an exact count takes longer with every row (decision 35). */
export const MOST_COUNTED = 1_000;

/** A number counted up to one beyond `MOST_COUNTED`, for people: "1,000+" if there are more. */
export function countedText(count: number, locale: string): string {
  const number = new Intl.NumberFormat(locale).format(Math.min(count, MOST_COUNTED));
  return count > MOST_COUNTED ? `${number}+` : number;
}

/** A page's paging facts, from a count up to one beyond `MOST_COUNTED`. */
export function pagesOf(counted: number, asked: number, pageSize: number) {
  const total = Math.min(counted, MOST_COUNTED);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return { total, more: counted > MOST_COUNTED, page: Math.min(asked, pages), pages };
}
