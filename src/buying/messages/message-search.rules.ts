/** The URL of the conversations: the page, and whether a new message is begun, and about what. */
export interface MessageSearch {
  page?: number;
  write?: 'yes';
  item_id?: number;
  order_code?: string;
}

/** Ignores values it does not know. */
export function readMessageSearch(search: Record<string, unknown>): MessageSearch {
  const page = wholeNumber(search.page);
  const item = wholeNumber(search.item_id);
  const order = typeof search.order_code === 'string' ? search.order_code.toUpperCase() : '';
  return {
    ...(page !== undefined && page > 1 && { page }),
    ...(search.write === 'yes' && { write: 'yes' as const }),
    ...(item !== undefined && { item_id: item }),
    ...(/^[A-Z0-9][A-Z0-9-]{3,39}$/.test(order) && { order_code: order }),
  };
}

function wholeNumber(value: unknown): number | undefined {
  const text = String(value ?? '');
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
